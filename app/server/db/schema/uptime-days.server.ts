import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.server';

/** In how many minutes of a day the worker wrote a heartbeat to the database. */
export const uptimeDays = pgTable('uptime_days', {
  /** In the time zone of the company. */
  day: date().primaryKey(),
  minutes: integer().notNull(),
  /** The beginnings of the first and of the last minute with a heartbeat. */
  firstMinute: timestamptz('first_minute').notNull(),
  lastMinute: timestamptz('last_minute').notNull(),
  /** The most minutes in a row without a heartbeat, between two with one. */
  longestGap: integer('longest_gap').notNull(),
});
