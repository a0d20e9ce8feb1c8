import { createWriteStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createStorePlace } from '../backups/backup-place.server';
import { DataFolderInUseError } from '../db/data-folder-lock.server';
import type { Database } from '../db/database.server';
import { type Environment, readEnvironment } from '../env.server';
import { countFiles } from '../files/count-files.server';
import type { FilePlace } from '../files/file-columns.server';
import { type MovedFiles, moveFiles } from '../files/move-files.server';
import { type ObjectStore, ObjectStoreError } from '../files/object-store.server';
import { openObjectStore } from '../files/open-object-store.server';
import { formatOperatorCommand } from '../operations/format-operator-command.server';
import { askToCountFiles, askToMoveFiles } from './command-socket.server';
import { openSiteDatabase } from './open-site-database.server';
import { printStartupError, StartupError } from './startup-error.server';

export type FilesCommand =
  | { kind: 'move'; to: FilePlace; isDryRun: boolean }
  | { kind: 'count' }
  | { kind: 'backups' }
  | { kind: 'download'; backup: string; path: string };

interface Site {
  environment: Environment;
  database: Database;
}

const formatNumber = (value: number) => value.toLocaleString('en-IN');

async function requireStore(environment: Environment): Promise<ObjectStore> {
  const store = await openObjectStore(environment);
  if (!store) throw new StartupError('Error: no file store is set. Set S3_ENDPOINT, S3_BUCKET and the keys.');
  return store;
}

/** New files go where FILES says: a move to the other place would never end. Throws ObjectStoreError. */
export async function moveSiteFiles(
  { environment, database: { db } }: Site,
  { to, isDryRun }: { to: FilePlace; isDryRun: boolean },
): Promise<MovedFiles> {
  if (environment.FILES !== to && !isDryRun)
    throw new ObjectStoreError(
      `New files are written to FILES=${environment.FILES}. Set FILES=${to} and restart first.`,
    );
  const store = await requireStore(environment);
  return moveFiles({ db, store, clock: () => new Date() }, { to, isDryRun });
}

/** Works in this database. `ask` asks the running site, which has the embedded database open, to do the work. */
async function withDatabase<Result>(
  environment: Environment,
  { work, ask }: { work: (database: Database) => Promise<Result>; ask: (pid: number) => Promise<Result> },
): Promise<Result> {
  let database: Database;
  try {
    database = await openSiteDatabase(environment);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return ask(error.pid);
  }
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function move(
  environment: Environment,
  options: { to: FilePlace; isDryRun: boolean },
): Promise<string[]> {
  const { moved, bytes, failures } = await withDatabase(environment, {
    work: (database) => moveSiteFiles({ environment, database }, options),
    ask: (pid) => askToMoveFiles(environment.DATA_FOLDER, options, pid),
  });
  const verb = options.isDryRun ? 'would be moved' : 'are moved';
  const lines = [`${formatNumber(moved)} files of ${formatNumber(bytes)} bytes ${verb} to ${options.to}.`];
  if (failures.length === 0) return lines;
  process.exitCode = 1;
  return [...lines, `${failures.length} were not, and are where they were:`, ...failures];
}

async function count(environment: Environment): Promise<string[]> {
  const counts = await withDatabase(environment, {
    work: ({ db }) => countFiles(db),
    ask: (pid) => askToCountFiles(environment.DATA_FOLDER, pid),
  });
  return (['database', 's3'] as const).map(
    (place) =>
      `${place}: ${formatNumber(counts[place].files)} files of ${formatNumber(counts[place].bytes)} bytes`,
  );
}

async function listBackups(environment: Environment): Promise<string[]> {
  const found = await createStorePlace(await requireStore(environment)).list();
  const lines = found.map(({ name, bytes }) => `${name} ${formatNumber(bytes ?? 0)} bytes`);
  return lines.length > 0 ? lines.toSorted() : ['There is no backup in the file store.'];
}

async function download(environment: Environment, backup: string, file: string): Promise<string[]> {
  const path = resolve(file);
  if (existsSync(path)) throw new StartupError(`Error: ${path} exists. Name a new file.`);
  const found = await createStorePlace(await requireStore(environment)).open(backup);
  if (!found) throw new StartupError(`Error: there is no ${backup} in the file store.`);
  try {
    await pipeline(
      Readable.fromWeb(found.content as Parameters<typeof Readable.fromWeb>[0]),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // A part of a backup is none, and the next try needs its name.
    if (code !== 'EEXIST') await rm(path, { force: true });
    throw new StartupError(`Error: ${backup} could not be copied to ${path}: ${message}`);
  }
  return [path, `Check it before you use it: ${formatOperatorCommand('restore', path, '--check')}`];
}

/** Resolves to what was done, in lines. Throws StartupError and ObjectStoreError. */
export function manageFiles(environment: Environment, command: FilesCommand): Promise<string[]> {
  switch (command.kind) {
    case 'move':
      return move(environment, command);
    case 'count':
      return count(environment);
    case 'backups':
      return listBackups(environment);
    case 'download':
      return download(environment, command.backup, command.path);
  }
}

/** What the operator can correct is printed in one line, and the process ends with 1. */
export async function runFiles(command: FilesCommand): Promise<void> {
  try {
    process.stdout.write(`${(await manageFiles(readEnvironment(process.env), command)).join('\n')}\n`);
  } catch (error) {
    printStartupError(error, 'the command could not be finished');
  }
}
