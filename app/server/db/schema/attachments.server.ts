import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes, contentRecord, requireContent } from './columns.server';
import { leads } from './leads.server';
import { receivedEmails } from './received-emails.server';

/** Files of a message: of its form, or of a received email. They are deleted when the lead is withdrawn. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** The received email that had it. Null for a file of the form, and of an email that began the message. */
    emailId: uuid('email_id').references(() => receivedEmails.id, { onDelete: 'cascade' }),
    /** Cleaned file name with the extension of its media type. */
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    /** In bytes. A list reads this instead of the content. */
    size: integer().notNull(),
    content: bytes(),
    contentRecord: contentRecord('content_record'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    requireContent('attachments_content', table.content, table.contentRecord),
    index('attachments_of_lead').on(table.leadId),
    index('attachments_of_email').on(table.emailId),
  ],
);
