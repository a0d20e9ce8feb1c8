import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Measure } from '~/domain/measurements/count-request';

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
