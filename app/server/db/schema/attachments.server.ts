import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.server';
import { leads } from './leads.server';

/** Files that came with a form, bytes and all: see docs/decisions. Gone when the lead is taken back. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id),
    /** Clean, with the ending of what it is. */
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes, so that a list can be made without reading the contents. */
    size: integer().notNull(),
    content: bytes().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attachments_of_lead').on(table.leadId)],
);
