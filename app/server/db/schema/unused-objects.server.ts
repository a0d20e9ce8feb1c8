import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.server';

/**
 * Objects in the object store that no row uses: those that are being written, and those whose row is gone. Triggers add and remove
 * them (`track_objects`). A job deletes them after a day. No backup contains these rows.
 */
export const unusedObjects = pgTable(
  'unused_objects',
  { key: text().primaryKey(), since: timestamptz('since').notNull() },
  (table) => [index('unused_objects_by_age').on(table.since)],
);
