import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.server';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who has asked to be erased. The row goes when it is taken back, and with the user. */
export const deletionRequests = pgTable('deletion_requests', {
  /** What the link that takes it back is made from. */
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: moment('requested_at').notNull(),
  deletesAt: moment('deletes_at').notNull(),
});
