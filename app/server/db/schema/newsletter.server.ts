import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.server';

/** pending: the email was entered · confirmed: its owner confirmed it · unsubscribed: its owner unsubscribed */
export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull().unique(),
    state: text().$type<SubscriberState>().notNull().default('pending'),
    requestedAt: timestamptz('requested_at').notNull(),
    confirmedAt: timestamptz('confirmed_at'),
    unsubscribedAt: timestamptz('unsubscribed_at'),
    /** When a mail server refused the address for good. It gets no newsletter until its owner subscribes again. */
    refusedAt: timestamptz('refused_at'),
  },
  (table) => [check('subscribers_state', sql`${table.state} in ('pending', 'confirmed', 'unsubscribed')`)],
);
