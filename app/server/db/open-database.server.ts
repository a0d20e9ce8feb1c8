import type { Database } from './database.server';
import { openEmbedded } from './embedded.server';
import { openPostgres } from './postgres.server';

export interface DatabaseOptions {
  /** `postgres://…`. Default: the embedded engine. */
  url?: string;
  /** Past the pooler at `url`, see PostgresOptions. */
  directUrl?: string | undefined;
  /** The folder of the embedded engine. Default: in memory only. */
  dataFolder?: string;
}

/**
 * Opens the database; call `migrate()` next. Throws DataFolderInUseError when another running process has the data
 * folder of the embedded engine open.
 */
export async function openDatabase({ url, directUrl, dataFolder }: DatabaseOptions): Promise<Database> {
  return url === undefined ? openEmbedded({ dataFolder }) : openPostgres(url, { directUrl });
}
