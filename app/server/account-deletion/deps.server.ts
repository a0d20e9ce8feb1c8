import type { Database } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';

export interface DeletionDeps {
  database: Database;
  mail: EmailQueue;
  /** Signs the link that takes it back. */
  secret: string;
  /** Whether sample accounts count. */
  demo: boolean;
  clock: () => Date;
}
