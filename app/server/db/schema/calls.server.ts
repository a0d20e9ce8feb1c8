import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CallWeekday } from '~/domain/contact/call-hours';
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
    /** Its length, as it was when the call was booked or moved. */
    minutes: integer().notNull().default(30),
    /** Revision of the calendar entry. Each move adds one. */
    revision: integer().notNull().default(0),
    cancelledAt: timestamptz('cancelled_at'),
  },
  // A host has one call at a start time, also under concurrency.
  (table) => [
    uniqueIndex('calls_held').on(table.hostId, table.startsAt).where(sql`cancelled_at is null`),
    index('calls_by_start').on(table.startsAt),
  ],
);

/** When calls can be booked: one row, written by the migration. Bookings lock it, so that no two calls overlap. */
export const callSettings = pgTable(
  'call_settings',
  {
    id: smallint().primaryKey(),
    week: jsonb().$type<readonly CallWeekday[]>().notNull(),
    /** Length of a call in minutes. */
    slotMinutes: integer('slot_minutes').notNull(),
    /** Number of days with bookable calls, from today. */
    daysAhead: integer('days_ahead').notNull(),
    /** ISO days without calls, besides the holidays of the offices. */
    daysOff: jsonb('days_off').$type<readonly string[]>().notNull(),
    /** Each change adds one. */
    version: integer().notNull().default(0),
  },
  (table) => [check('call_settings_one_row', sql`${table.id} = 1`)],
);
