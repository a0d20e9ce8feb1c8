import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.server';

/** Times of emails to an unconfirmed recipient in the last day. */
export const unconfirmedEmails = pgTable(
  'unconfirmed_emails',
  {
    /** SHA-256 of the canonical email. The email itself is not stored. */
    recipientHash: text('recipient_hash').primaryKey(),
    /** At most ten, of the last day. */
    sentAt: timestamptz('sent_at').array().notNull(),
    /** One day after the latest email. */
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('unconfirmed_emails_by_expiry').on(table.expiresAt)],
);
