import type { QueryBuilder } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';

export interface StockAlertDeps {
  db: QueryBuilder;
  emailQueue: EmailQueue;
  /** Signs the links. */
  secret: string;
  /** Begins the links of email headers. */
  siteUrl: string;
  clock: () => Date;
}
