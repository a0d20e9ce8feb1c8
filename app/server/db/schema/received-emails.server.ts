import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RefusedFile } from '~/domain/contact/received-email';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';
import { leads } from './leads.server';

/** Emails that the mail server of the company gave to the site, and answers of the account. Each belongs to a message. */
export const receivedEmails = pgTable(
  'received_emails',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    /**
     * The Message-ID, or a hash of the email when it has none. An email that is given to the site again is known by it. An answer of
     * the account has `account:` and its id.
     */
    messageId: text('message_id').notNull().unique(),
    /** The address that the email names as its sender, or that of the account, in lower case. */
    sender: text().notNull(),
    /** The account of the sender, as `leads.user_id`. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    senderName: text('sender_name'),
    subject: text(),
    /** The own words of the sender. Null when the email began the message: the message has them. */
    text: text(),
    /** The part that repeats an earlier email. */
    quoted: text(),
    /** A program wrote it, for example while the sender is away. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** Files that were not stored. */
    refusedFiles: jsonb('refused_files').$type<RefusedFile[]>().notNull().default([]),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('received_emails_of_lead').on(table.leadId, table.createdAt),
    index('received_emails_of_user').on(table.userId),
    index('received_emails_by_sender').on(table.sender),
    index('received_emails_search').using(
      'gin',
      sql`lower(${table.sender} || ' ' || coalesce(${table.text}, '')) gin_trgm_ops`,
    ),
  ],
);
