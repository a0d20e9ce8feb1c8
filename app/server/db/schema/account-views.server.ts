import { isNull, sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/** Users who allow admins to look at their account, until `expires_at`. A row is deleted when the consent is withdrawn. */
export const viewConsents = pgTable('view_consents', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  allowedAt: timestamptz('allowed_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** How a member answered a request for the consent. */
export type ViewAnswer = 'allowed' | 'declined';

/** Requests of admins for the consent of a user. */
export const viewRequests = pgTable(
  'view_requests',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null when the account of the admin was deleted. */
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    requestedAt: timestamptz('requested_at').notNull(),
    answer: text().$type<ViewAnswer>(),
    answeredAt: timestamptz('answered_at'),
  },
  (table) => [
    check('view_requests_answer', sql`${table.answer} in ('allowed', 'declined')`),
    check('view_requests_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    index('view_requests_of_user').on(table.userId, table.requestedAt.desc().nullsFirst()),
    index('view_requests_of_admin').on(table.requestedBy),
  ],
);

/** Each time an admin sees the account of a user. The user sees these rows. */
export const accountViews = pgTable(
  'account_views',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null when the account of the admin was deleted. */
    viewerId: uuid('viewer_id').references(() => users.id, { onDelete: 'set null' }),
    /** The session of the admin. Not a foreign key: the row outlives the session. */
    sessionId: uuid('session_id').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    /** When it ends at the latest. */
    expiresAt: timestamptz('expires_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  (table) => [
    uniqueIndex('account_views_open').on(table.sessionId).where(isNull(table.endedAt)),
    index('account_views_of_user').on(table.userId, table.startedAt.desc().nullsFirst()),
    index('account_views_of_viewer').on(table.viewerId),
  ],
);
