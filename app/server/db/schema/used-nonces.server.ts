import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sign-ins with the organisation that were finished: a token that comes a second time is refused. */
export const usedNonces = pgTable(
  'used_nonces',
  {
    /** SHA-256 of the nonce. */
    nonceHash: text('nonce_hash').primaryKey(),
    /** From then on its nonce is too old anyway. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('finished_sign_ins_by_expiry').on(table.expiresAt)],
);
