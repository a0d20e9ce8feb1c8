import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { EmailContent } from '../../email/templates/registry.server';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * queued: on its way · sent: the mail server took it · kept: only to be read in the mailbox of demo mode · failed: given
 * up · withheld: its unconfirmed address has had as many mails as it may get
 */
export type EmailState = 'queued' | 'sent' | 'kept' | 'failed' | 'withheld';

export interface StoredAttachment {
  name: string;
  contentType: string;
  /** Base64. */
  content: string;
}

/** Every mail, as it leaves. What was sent keeps its row, without its words, for as long as somebody may ask about it. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey(),
    /** What the mail is about; the same thing is never told twice. */
    key: text().notNull().unique(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    /** What it is rendered from; absent as soon as that is done. */
    content: jsonb().$type<EmailContent>(),
    subject: text().notNull().default(''),
    html: text().notNull().default(''),
    text: text().notNull().default(''),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<StoredAttachment[]>().notNull().default([]),
    /** The last letter to somebody who has left: its row goes as soon as it has left, too. */
    deleteWhenSent: boolean('delete_when_sent').notNull().default(false),
    /** To nobody: written, rendered and never sent, so that an unknown address costs what a known one does. */
    isDecoy: boolean('is_decoy').notNull().default(false),
    state: text().$type<EmailState>().notNull().default('queued'),
    /** Tries that failed. */
    attempts: integer().notNull().default(0),
    /** Why the last try failed, without addresses. */
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    check('emails_state', sql`${table.state} in ('queued', 'sent', 'kept', 'failed', 'withheld')`),
    index('emails_by_age').on(table.createdAt.desc().nullsFirst()),
    index('emails_by_recipient').on(sql`lower(${table.recipient})`),
  ],
);
