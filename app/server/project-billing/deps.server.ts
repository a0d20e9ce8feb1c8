import type { QueryBuilder } from '../db/database.server';
import type { EmailQueue } from '../email/types.server';

export interface BillingDeps {
  db: QueryBuilder;
  emailQueue: EmailQueue;
  /** Signs the secret links of invoices. */
  secret: string;
  clock: () => Date;
}
