import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What the embedded identity provider remembers: sessions, codes, consents, and the keys it signs with. */
export const idpRecords = pgTable(
  'idp_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    uid: text(),
    grantId: text('grant_id'),
    consumedAt: moment('consumed_at'),
    /** Absent for what is kept for ever. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('provider_records_by_uid').on(table.model, table.uid),
    index('provider_records_of_grant').on(table.grantId),
    index('provider_records_by_expiry').on(table.expiresAt),
  ],
);
