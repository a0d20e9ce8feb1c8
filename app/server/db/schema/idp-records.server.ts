import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.server';

/** Storage of the embedded identity provider: sessions, codes, grants and signing keys. */
export const idpRecords = pgTable(
  'idp_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    uid: text(),
    grantId: text('grant_id'),
    consumedAt: timestamptz('consumed_at'),
    /** Null for a record that does not expire. */
    expiresAt: timestamptz('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('idp_records_by_uid').on(table.model, table.uid),
    index('idp_records_of_grant').on(table.grantId),
    index('idp_records_by_expiry').on(table.expiresAt),
  ],
);
