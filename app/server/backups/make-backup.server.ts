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
  /** The folder that the back office lists. */
  folder: string | undefined;
}

interface Order {
  /** Of the new file. */
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

/** Writes a backup and adds it to the list. Throws BackupError, and errors of the database and the disk. */
export async function makeBackup(
  { database, secret, clock, folder }: BackupDeps,
  { path, origin }: Order,
): Promise<MadeBackup> {
  const startedAt = clock();
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const made = await dumpDatabase(database, { path, secret, now: startedAt });
  if (await hasList(database.db)) {
    const isInFolder = folder !== undefined && resolve(folder) === resolve(dirname(path));
    await database.db.insert(backups).values({
      ...{ id: uuid(), origin, startedAt, finishedAt: clock() },
      fileName: isInFolder ? basename(path) : null,
      ...{ bytes: made.bytes, rowCount: made.rowCount, sha256: made.sha256 },
    });
  }
  return made;
}
