import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ApiScope } from '~/domain/api/api-key';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/** R-API-1: keys with which other programs read data of the shop. */
export const apiKeys = pgTable('api_keys', {
  id: uuid().primaryKey(),
  name: text().notNull().unique(),
  /** The first characters of the key. */
  prefix: text().notNull(),
  hash: text().notNull().unique(),
  scopes: text().array().$type<ApiScope[]>().notNull(),
  /** The admin who added it. Null after the deletion of their account. */
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: timestamptz('created_at').notNull(),
  /** Null for a key that does not expire. */
  expiresAt: timestamptz('expires_at'),
  /** The calendar day in India, so that a key in use is written once a day. */
  lastUsedOn: date('last_used_on', { mode: 'string' }),
});
