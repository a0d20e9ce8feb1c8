import type { Database } from './database.server';
import { openEmbedded } from './embedded.server';
import { openPostgres, type PostgresOptions } from './postgres.server';

export interface DatabaseOptions extends Pick<PostgresOptions, 'directUrl' | 'readUrl' | 'invalidation'> {
  /** `postgres://…`. Default: the embedded engine. */
  url?: string;
  /** The folder of the embedded engine. Default: in memory only. */
  dataFolder?: string;
}

/**
 * Opens the database; call `migrate()` next. Throws DataFolderInUseError when another running process has the data
 * folder of the embedded engine open.
 */
export async function openDatabase({ url, dataFolder, ...options }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openEmbedded({ dataFolder }) : openPostgres(url, options);
}
