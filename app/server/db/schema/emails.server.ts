import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EmailState } from '~/domain/operations/email-query';
import { timestamptz } from './columns.server';
import { leads } from './leads.server';

/** What a template is rendered from. `EmailContent` in app/server/email lists the templates with their data. */
export interface StoredContent {
  template: string;
  data: unknown;
}

export interface StoredAttachment {
  name: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** An attachment that is rendered when the email is sent. */
export interface StoredDocument {
  name: string;
  contentType: string;
  document: { kind: 'invoice'; id: string };
}

/** Every outgoing email. The row of a sent email stays, without its text or, when it is about an order, without private links. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey(),
    /** Identifies the event. One event sends one email. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    /** The message that gets answers to this email. */
    threadOf: uuid('thread_of').references(() => leads.id, { onDelete: 'set null' }),
    /** The template and its data. Removed after rendering. */
    content: jsonb().$type<StoredContent>(),
    /** The name of the template. Null in rows that are older than the column. */
    template: text(),
    subject: text().notNull().default(''),
    html: text().notNull().default(''),
    text: text().notNull().default(''),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<(StoredAttachment | StoredDocument)[]>().notNull().default([]),
    /** For the last email to a deleted user: the row is deleted when the email is sent. */
    deleteWhenSent: boolean('delete_when_sent').notNull().default(false),
    /** A decoy is rendered and never sent. An unknown email then takes the same work as a known one. */
    isDecoy: boolean('is_decoy').notNull().default(false),
    state: text().$type<EmailState>().notNull().default('queued'),
    /** Failed attempts. */
    attempts: integer().notNull().default(0),
    /** Why the last attempt failed, without email addresses. */
    lastError: text('last_error'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [
    check(
      'emails_state',
      sql`${table.state} in ('queued', 'sent', 'stored', 'failed', 'bounced', 'withheld')`,
    ),
    index('emails_by_age').on(table.createdAt.desc().nullsFirst()),
    index('emails_by_recipient').on(sql`lower(${table.recipient})`),
    index('emails_by_recipient_part').using('gin', sql`lower(${table.recipient}) gin_trgm_ops`),
    index('emails_of_thread').on(table.threadOf).where(sql`thread_of is not null`),
    index('emails_by_state').on(table.state, table.id.desc().nullsFirst()).where(sql`not is_decoy`),
  ],
);

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
