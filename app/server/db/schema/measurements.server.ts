import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Device, Measure } from '~/domain/measurements/count-request';
import type { PageKind } from '~/domain/measurements/page-kind';
import type { WebVital } from '~/domain/measurements/web-vitals';
import { timestamptz } from './columns.server';

/** How often something was counted on a day. Nothing in a row is about one visitor. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    /** In the time zone of the company. */
    day: date().notNull(),
    measure: text().$type<Measure>().notNull(),
    /** The path of a page, a class of sources or devices, or the number of an edition. */
    subject: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.measure, table.subject] }),
    index('visit_counts_of_editions').on(table.subject).where(sql`measure = 'newsletter'`),
  ],
);

/** In how many page views of a day a web vital was in a bucket. Nothing in a row is about one visitor. */
export const webVitals = pgTable(
  'web_vitals',
  {
    /** In the time zone of the company. */
    day: date().notNull(),
    page: text().$type<PageKind>().notNull(),
    device: text().$type<Device>().notNull(),
    vital: text().$type<WebVital>().notNull(),
    /** See `app/domain/measurements/web-vitals.ts`. */
    bucket: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.device, table.vital, table.bucket] })],
);

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
