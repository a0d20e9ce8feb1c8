import type { QueryBuilder } from '../../db/database.server';
import type { EmailQueue } from '../../email/types.server';

/** What the functions for staff need. */
export interface StaffCallDeps {
  db: QueryBuilder;
  emailQueue: EmailQueue;
  clock: () => Date;
  /** Makes the pages of this process show the new length at once. The database notifies the other processes. */
  announceLength: () => void;
}
