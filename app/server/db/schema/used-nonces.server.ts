import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Nonces of finished organisation sign-ins. A token is accepted once. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    /** SHA-256 of the nonce. */
    nonceHash: text('nonce_hash').primaryKey(),
    /** After this time the nonce is too old anyway. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_nonces_by_expiry').on(table.expiresAt)],
);
