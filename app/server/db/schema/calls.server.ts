import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { leads } from './leads.server';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Half hours that are held for somebody. Who it is and what about stands in the lead, and goes when that is taken back. */
export const calls = pgTable(
  'calls',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id),
    /** Id of the user who takes the call. */
    hostId: text('host_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    /** Of the calendar entry: one more with every move. */
    revision: integer().notNull().default(0),
    cancelledAt: moment('cancelled_at'),
  },
  // Whatever happens at the same time: one user, one start, one call.
  (table) => [uniqueIndex('calls_held').on(table.hostId, table.startsAt).where(sql`cancelled_at is null`)],
);
