import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/** Open requests for account deletion. A row is deleted when the request is cancelled and with the user. */
export const deletionRequests = pgTable('deletion_requests', {
  /** The link that cancels the request is made from this id. */
  id: uuid().primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: timestamptz('requested_at').notNull(),
  deletesAt: timestamptz('deletes_at').notNull(),
});
