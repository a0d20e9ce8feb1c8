import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** When mail was sent to an address that nobody has confirmed, for a day. */
export const unconfirmedEmails = pgTable(
  'unconfirmed_emails',
  {
    /** SHA-256 of the address in its one spelling: a reader of the table learns no address. */
    recipientHash: text('recipient_hash').primaryKey(),
    /** Of the last day, ten at most. */
    sentAt: moment('sent_at').array().notNull(),
    /** A day after the latest. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('unconfirmed_emails_by_expiry').on(table.expiresAt)],
);
