import { join } from 'node:path';
import type { Database } from '../db/database.server';
import { type DatabaseOptions, openDatabase } from '../db/open-database.server';
import type { Environment } from '../env.server';
import { createFileContents } from '../files/file-contents.server';
import { openObjectStore } from '../files/open-object-store.server';
import { createLogger } from '../http/logger.server';
import { explainDataFolderError, prepareDataFolder, restrictDataFolder } from './data-folder.server';
import { StartupError } from './startup-error.server';

type SharedOptions = Pick<DatabaseOptions, 'directUrl' | 'readUrl' | 'invalidation'>;

async function openShared(url: string, options: SharedOptions): Promise<Database> {
  const database = await openDatabase({ url, ...options });
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `Error: no connection to the database at ${new URL(url).host}: ${message || code}. Check DATABASE_URL.`,
    );
  }
}

async function openEmbedded(folder: string): Promise<Database> {
  prepareDataFolder(folder);
  const database = await openDatabase({ dataFolder: join(folder, 'database') }).catch((error: unknown) => {
    throw explainDataFolderError(folder, error);
  });
  // The database engine sets file modes of its own.
  restrictDataFolder(folder);
  return database;
}

function openRows(environment: Environment): Promise<Database> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_READ_URL, INVALIDATION, DATA_FOLDER } = environment;
  if (!DATABASE_URL) return openEmbedded(DATA_FOLDER);
  return openShared(DATABASE_URL, {
    directUrl: DATABASE_DIRECT_URL,
    readUrl: DATABASE_READ_URL,
    invalidation: INVALIDATION,
  });
}

/** Opens the database and the file store of the settings. Throws StartupError if there is no connection to the database, or its folder cannot be written. */
export async function openSiteDatabase(environment: Environment): Promise<Database> {
  const database = await openRows(environment);
  const store = await openObjectStore(environment);
  if (!store) return database;
  const logger = createLogger(environment.LOG_LEVEL);
  const contents = createFileContents(database, {
    store,
    isStoreUsed: environment.FILES === 's3',
    clock: () => new Date(),
    reportError: (error) =>
      logger.error({ error }, 'A file was stored in the database: the file store did not take it.'),
  });
  return { ...database, contents };
}
