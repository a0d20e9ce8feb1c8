import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Device } from '~/domain/measurements/count-request';
import type { PageKind } from '~/domain/measurements/page-kind';
import type { WebVital } from '~/domain/measurements/web-vitals';

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
