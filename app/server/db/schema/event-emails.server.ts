import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EventEmailFacts, EventEmailGuests, EventEmailState } from '~/domain/tickets/event-email';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/** Emails of staff to the guests of an event: one to each address that bought tickets which count. */
export const eventEmails = pgTable(
  'event_emails',
  {
    id: uuid().primaryKey(),
    /** The event: the product that is sold for it, which may be gone, and the ISO day on which it begins. */
    productId: text('product_id').notNull(),
    day: text(),
    subject: text().notNull(),
    text: text().notNull(),
    guests: text().$type<EventEmailGuests>().notNull(),
    state: text().$type<EventEmailState>().notNull(),
    /** What the email says about the event, as it was when the sending began. */
    facts: jsonb().$type<EventEmailFacts>(),
    /** When staff pressed the button, and who did. */
    startedAt: timestamptz('started_at'),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    finishedAt: timestamptz('finished_at'),
    /** How many batches were queued. */
    batches: integer().notNull().default(0),
    /** How many emails were queued. */
    recipients: integer().notNull().default(0),
    /** Each change by staff adds one. */
    version: integer().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    check('event_emails_guests', sql`${table.guests} in ('all', 'arrived')`),
    check('event_emails_state', sql`${table.state} in ('draft', 'sending', 'sent')`),
    check(
      'event_emails_started',
      sql`${table.state} = 'draft' or (${table.startedAt} is not null and ${table.facts} is not null)`,
    ),
    index('event_emails_of_event').on(table.productId, table.day, table.createdAt),
  ],
);
