import type { QueryBuilder } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';

export interface DeletionDeps {
  db: QueryBuilder;
  emailQueue: EmailQueue;
  /** Signs the link that cancels the deletion. */
  secret: string;
  /** Whether sample accounts count. */
  demo: boolean;
  clock: () => Date;
}
