import { mkdir } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { BackupOrigin } from '~/domain/backups/backup';
import type { Database, QueryBuilder } from '../db/database.server';
import { backups } from '../db/schema/backups.server';
import { dumpDatabase, type MadeBackup } from './dump-database.server';

export interface BackupDeps {
  database: Database;
  /** Signs links. The file gets its fingerprint. */
  secret: string;
  clock: () => Date;
}

interface CommandDeps extends BackupDeps {
  /** The folder that the back office lists. */
  folder: string | undefined;
}

interface Order {
  /** The path of the new file. */
  path: string;
  origin: BackupOrigin;
}

/** False before the migration that adds the list, when a database is backed up before an update of the site. */
async function hasList(db: QueryBuilder): Promise<boolean> {
  const [list] = await db
    .select({ exists: sql<boolean>`to_regclass('public.backups') is not null` })
    .from(sql`(select) as one`);
  return list?.exists === true;
}

/** Throws BackupError, and errors of the database and the disk. */
export async function writeBackup(
  { database, secret }: BackupDeps,
  { path, now }: { path: string; now: Date },
): Promise<MadeBackup> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return dumpDatabase(database, { path, secret, now });
}

/** Adds a backup to the list. `fileName`: in the place of the backups. */
export async function recordBackup(
  { database, clock }: BackupDeps,
  { bytes, rowCount, sha256 }: MadeBackup,
  backup: { origin: BackupOrigin; startedAt: Date; fileName: string | null },
): Promise<void> {
  if (!(await hasList(database.db))) return;
  await database.db
    .insert(backups)
    .values({ ...backup, id: uuid(), finishedAt: clock(), bytes, rowCount, sha256 });
}

/** Writes a backup to a file and adds it to the list. Throws as `writeBackup`. */
export async function makeBackup(
  { folder, ...deps }: CommandDeps,
  { path, origin }: Order,
): Promise<MadeBackup> {
  const startedAt = deps.clock();
  const made = await writeBackup(deps, { path, now: startedAt });
  const isInFolder = folder !== undefined && resolve(folder) === resolve(dirname(path));
  await recordBackup(deps, made, { origin, startedAt, fileName: isInFolder ? basename(path) : null });
  return made;
}
