import type { QueryBuilder } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';

export interface QuoteDeps {
  db: QueryBuilder;
  emailQueue: EmailQueue;
  /** Signs the private links. */
  secret: string;
  clock: () => Date;
}
