import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.server';
import { leads } from './leads.server';

/** Booked calls. The lead contains the sender and the topic. */
export const calls = pgTable(
  'calls',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id),
    /** Id of the team member who takes the call. */
    hostId: text('host_id').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    /** Revision of the calendar entry. Each move adds one. */
    revision: integer().notNull().default(0),
    cancelledAt: timestamptz('cancelled_at'),
  },
  // A host has one call at a start time, also under concurrency.
  (table) => [uniqueIndex('calls_held').on(table.hostId, table.startsAt).where(sql`cancelled_at is null`)],
);
