import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toBackupFileName } from '~/domain/backups/backup';
import { BackupError } from '../backups/backup-format.server';
import { getBackupSettings } from '../backups/backup-settings.server';
import type { MadeBackup } from '../backups/dump-database.server';
import { makeBackup } from '../backups/make-backup.server';
import { DataFolderInUseError } from '../db/data-folder-lock.server';
import { type Environment, readEnvironment } from '../env.server';
import { formatOperatorCommand } from '../operations/format-operator-command.server';
import { askForBackup } from './command-socket.server';
import { readSessionSecret } from './data-folder.server';
import { openSiteDatabase } from './open-site-database.server';
import { printStartupError, StartupError } from './startup-error.server';

const clock = () => new Date();

function choosePath(environment: Environment, file: string | undefined): string {
  const { folder } = getBackupSettings(environment);
  if (file === undefined && folder === undefined)
    throw new StartupError(
      `Error: set BACKUP_DIR, or name a new file: ${formatOperatorCommand('backup', '/srv/backups/tessera.ndjson.gz')}`,
    );
  const path = resolve(file ?? join(folder ?? '', toBackupFileName(clock())));
  if (existsSync(path)) throw new StartupError(`Error: ${path} exists. Name a new file.`);
  return path;
}

/** Backs up this database, or the embedded database of the running site through that site. Throws BackupError. */
export async function backUp(
  environment: Environment,
  file?: string,
): Promise<{ path: string; made: MadeBackup }> {
  const path = choosePath(environment, file);
  if (!environment.DATABASE_URL && !existsSync(join(environment.DATA_FOLDER, 'database')))
    throw new StartupError(
      `Error: there is no database in ${environment.DATA_FOLDER}. Check DATA_FOLDER and DATABASE_URL.`,
    );
  let database: Awaited<ReturnType<typeof openSiteDatabase>>;
  try {
    database = await openSiteDatabase(environment);
  } catch (error) {
    if (!(error instanceof DataFolderInUseError)) throw error;
    return { path, made: await askForBackup(environment.DATA_FOLDER, path, error.pid) };
  }
  try {
    const { folder } = getBackupSettings(environment);
    const deps = { database, secret: readSessionSecret(environment), clock, folder };
    return { path, made: await makeBackup(deps, { path, origin: 'command' }) };
  } finally {
    await database.close();
  }
}

/** A full disk, or a folder that this user cannot write: the message names the path. */
const isOfFileSystem = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && 'path' in error;

const formatNumber = (value: number) => value.toLocaleString('en-IN');

/** What the operator can correct is printed in one line, and the process ends with 1. */
export async function runBackUp(file: string | undefined): Promise<void> {
  try {
    const environment = readEnvironment(process.env);
    const { path, made } = await backUp(environment, file);
    const secret = environment.SESSION_SECRET
      ? 'SESSION_SECRET'
      : join(environment.DATA_FOLDER, 'session-secret');
    process.stdout.write(
      [
        path,
        `${formatNumber(made.rowCount)} rows of ${made.tableCount} tables, ${formatNumber(made.bytes)} bytes, SHA-256 ${made.sha256}`,
        `The file does not contain ${secret}. Without it, two-factor codes and links in emails do not work after a restore: store it in another place.`,
        '',
      ].join('\n'),
    );
  } catch (error) {
    printStartupError(
      error instanceof BackupError || isOfFileSystem(error)
        ? new StartupError(`Error: ${error.message}`)
        : error,
      'the backup could not be made',
    );
  }
}
