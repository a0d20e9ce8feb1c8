import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { BackupError } from '../backups/backup-format.server';
import { countOtherConnections, countPeopleRows } from '../backups/database-tables.server';
import { fingerprintSecret } from '../backups/dump-database.server';
import { loadBackup, planMigrations } from '../backups/load-backup.server';
import { type VerifiedBackup, verifyBackup } from '../backups/read-backup.server';
import { lockDataFolder } from '../db/data-folder-lock.server';
import type { Database } from '../db/database.server';
import { openDatabase } from '../db/open-database.server';
import { type Environment, readEnvironment } from '../env.server';
import { readSessionSecret } from './data-folder.server';
import { openSiteDatabase } from './open-site-database.server';
import { printStartupError, StartupError } from './startup-error.server';

export interface RestoreOptions {
  path: string;
  /** Reads and loads the file into a temporary database, and changes nothing. */
  isCheck: boolean;
  /** Allows a database that has orders, accounts, messages or subscribers. */
  replaces: boolean;
  /** Asks whether to delete what the database contains. */
  confirm: (content: string) => Promise<boolean>;
}

const describeFile = ({ header, tables, rowCount, sha256 }: VerifiedBackup): string =>
  `${rowCount.toLocaleString('en-IN')} rows of ${tables.size} tables, backed up ${header.createdAt} from ${
    header.engine === 'embedded' ? 'an embedded database' : 'PostgreSQL'
  }, SHA-256 ${sha256}`;

const CHECK_PREFIX = 'tessera-restore-';

/**
 * Deletes the temporary databases of checks whose process was killed: they hold all data of the site, and nobody else deletes them. One of a
 * process that runs is locked. Without a lock nothing was loaded yet.
 */
async function deleteEndedChecks(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    if (!name.startsWith(CHECK_PREFIX)) continue;
    const folder = join(tmpdir(), name);
    if (!existsSync(join(folder, 'database.lock'))) continue;
    try {
      const lock = await lockDataFolder(join(folder, 'database'));
      await rm(folder, { recursive: true, force: true });
      await lock.release();
    } catch {
      // It is in use, or belongs to another user.
    }
  }
}

/** Loads the file into a temporary database: its rows fit the tables, and no row refers to a missing one. */
async function tryBackup(path: string, backup: VerifiedBackup): Promise<void> {
  await deleteEndedChecks();
  const folder = await mkdtemp(join(tmpdir(), CHECK_PREFIX));
  try {
    const database = await openDatabase({ dataFolder: join(folder, 'database') });
    await loadBackup(database, path, backup).finally(() => database.close());
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** "12 orders, 3 users". Empty for a database that nobody has used. */
const describeContent = async (database: Database): Promise<string> =>
  Object.entries(await countPeopleRows(database))
    .map(([table, count]) => `${count.toLocaleString('en-IN')} ${table}`)
    .join(', ');

/** PostgreSQL still lists a connection for a moment after it was closed. */
const MAX_ENDING_MS = 3_000;

async function refuseRunningSite(database: Database): Promise<void> {
  if (database.engine === 'embedded') return;
  const deadline = performance.now() + MAX_ENDING_MS;
  let connections = await countOtherConnections(database);
  while (connections > 0 && performance.now() < deadline) {
    await pause(100);
    connections = await countOtherConnections(database);
  }
  if (connections > 0)
    throw new StartupError(
      `Error: ${connections} other connections use this database. Stop the site and its workers first.`,
    );
}

/** Resolves to what was done, in lines. Throws StartupError and BackupError; then nothing was changed. */
export async function restore(
  environment: Environment,
  { path, isCheck, replaces, confirm }: RestoreOptions,
): Promise<string[]> {
  const backup = await verifyBackup(path);
  const { after } = planMigrations(backup.header);
  const lines = [describeFile(backup)];
  if (after.length > 0)
    lines.push(`It is ${after.length} migrations older than this site, which are applied.`);
  if (isCheck) {
    await tryBackup(path, backup);
    return [
      ...lines,
      'The file is good: hashes, counts, types and foreign keys were checked. Nothing was changed.',
    ];
  }
  const database = await openSiteDatabase(environment);
  try {
    await refuseRunningSite(database);
    const content = await describeContent(database);
    if (content && !replaces)
      throw new StartupError(
        `Error: the database has ${content}. Restore into an empty one, or add --replace to delete them.`,
      );
    if (content && !(await confirm(content))) return ['Nothing was changed.'];
    await loadBackup(database, path, backup);
    lines.push('The database is restored.');
  } finally {
    await database.close();
  }
  if (fingerprintSecret(readSessionSecret(environment)) !== backup.header.secretFingerprint)
    lines.push(
      'Warning: the backed-up site had another SESSION_SECRET. With the one of this site, two-factor codes and links in emails do not work, and codes of gift cards are not shown. Set the former one.',
    );
  return lines;
}

async function confirmInTerminal(content: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new StartupError('Error: no terminal to ask for confirmation. Add --yes to delete what is there.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `The database has ${content}. All of it will be deleted. Type "replace" to go on: `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'replace';
}

/** `isConfirmed`: does not ask. What the operator can correct is printed in one line, and the process ends with 1. */
export async function runRestore({
  isConfirmed,
  ...options
}: Omit<RestoreOptions, 'confirm'> & { isConfirmed: boolean }): Promise<void> {
  const confirm = isConfirmed ? async () => true : confirmInTerminal;
  try {
    const lines = await restore(readEnvironment(process.env), { ...options, confirm });
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    printStartupError(
      error instanceof BackupError ? new StartupError(`Error: ${error.message} Nothing was changed.`) : error,
      'the backup could not be restored',
    );
  }
}
