import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** asked: an address was typed somewhere · confirmed: its owner said yes · left: its owner said stop */
export type SubscriberState = 'asked' | 'confirmed' | 'left';

export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid().primaryKey(),
    /** In lower case. */
    email: text().notNull().unique(),
    state: text().$type<SubscriberState>().notNull().default('asked'),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [check('subscribers_state', sql`${table.state} in ('asked', 'confirmed', 'left')`)],
);
