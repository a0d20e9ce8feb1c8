import type { Database } from '../db/database.server';
import type { Mail } from '../mail/contract.server';

export interface LeavingParts {
  database: Database;
  mail: Mail;
  /** Signs the link that takes it back. */
  secret: string;
  /** Whether sample accounts count. */
  demo: boolean;
  clock: () => Date;
}
