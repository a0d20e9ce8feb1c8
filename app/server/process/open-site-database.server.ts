import { join } from 'node:path';
import type { Database } from '../db/database.server';
import { openDatabase } from '../db/open-database.server';
import type { Environment } from '../env.server';
import { closeDataFolder, prepareDataFolder } from './data-folder.server';
import { StartupError } from './startup-error.server';

async function openShared(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    const { message, code } = error as NodeJS.ErrnoException;
    throw new StartupError(
      `The database at ${new URL(url).host} does not let us in: ${message || code}. See DATABASE_URL.`,
    );
  }
}

async function openEmbedded(folder: string): Promise<Database> {
  prepareDataFolder(folder);
  const database = await openDatabase({ dataFolder: join(folder, 'database') });
  // The engine gives its files modes of its own, whatever the process asks for.
  closeDataFolder(folder);
  return database;
}

/** The database of the settings, open. Throws StartFault when it cannot be reached. */
export function openSiteDatabase({ DATABASE_URL, DATA_FOLDER }: Environment): Promise<Database> {
  return DATABASE_URL ? openShared(DATABASE_URL) : openEmbedded(DATA_FOLDER);
}
