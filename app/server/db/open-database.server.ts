import type { Database } from './database.server';
import { openEmbedded } from './embedded.server';
import { openPostgres } from './postgres.server';

export interface DatabaseOptions {
  /** `postgres://…`; without it the embedded engine is used. */
  url?: string;
  /** Where the embedded engine keeps its files; without it they are kept in memory only. */
  dataFolder?: string;
}

/**
 * Opens the database; call `migrate()` next. Throws DataFolderInUseError when another living process has the
 * embedded data folder open.
 */
export async function openDatabase({ url, dataFolder }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openEmbedded({ dataFolder }) : openPostgres(url);
}
