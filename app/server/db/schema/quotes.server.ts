import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Address } from '~/domain/orders/checkout-schema';
import type { StoredQuoteState } from '~/domain/quotes/quote-state';
import type { QuoteLine, QuotePlan, QuoteTotals } from '~/domain/quotes/sales-quote';
import { users } from './accounts.server';
import { paise, timestamptz } from './columns.server';
import { leads } from './leads.server';

/** Quotes of services and products for a client. Empty name and email: the account of the client was deleted. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    state: text().$type<StoredQuoteState>().notNull().default('draft'),
    /** From 1. Each change of a quote that was sent begins the next one. */
    revision: integer().notNull().default(1),
    /** Counts all changes. A form with another version is out of date. */
    version: integer().notNull().default(0),
    clientName: text('client_name').notNull(),
    clientEmail: text('client_email').notNull(),
    /** The account that had the email of the client, and has another one now. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    company: text(),
    billing: jsonb().$type<Address>().notNull(),
    gstin: text(),
    lines: jsonb().$type<readonly QuoteLine[]>().notNull(),
    totals: jsonb().$type<QuoteTotals>().notNull(),
    /** Null for a quote without milestones. */
    plan: jsonb().$type<QuotePlan>(),
    /** As in `totals`. */
    total: paise('total'),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    notes: text(),
    terms: text().notNull(),
    /** Of the form that made it: the same form sent twice makes one quote. Null for a copy. */
    submissionKey: uuid('submission_key').unique(),
    /** The message that it answers. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
    sentAt: timestamptz('sent_at'),
    answeredAt: timestamptz('answered_at'),
    /** As the client typed it to accept. */
    acceptedName: text('accepted_name'),
    /** From which the client accepted or declined. */
    answerIpAddress: text('answer_ip_address'),
    declineReason: text('decline_reason'),
  },
  (table) => [
    check('quotes_state', sql`${table.state} in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')`),
    check(
      'quotes_answer',
      sql`(${table.state} in ('accepted', 'declined')) = (${table.answeredAt} is not null)`,
    ),
    index('quotes_by_state').on(table.state, table.id.desc().nullsFirst()),
    index('quotes_by_email').on(sql`lower(${table.clientEmail})`),
    index('quotes_of_user').on(table.userId).where(sql`user_id is not null`),
    index('quotes_of_lead').on(table.leadId),
  ],
);

/** What each revision offered when it was sent, without the client. */
export const quoteRevisions = pgTable(
  'quote_revisions',
  {
    id: uuid().primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    lines: jsonb().$type<readonly QuoteLine[]>().notNull(),
    totals: jsonb().$type<QuoteTotals>().notNull(),
    plan: jsonb().$type<QuotePlan>(),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    notes: text(),
    terms: text().notNull(),
    sentAt: timestamptz('sent_at').notNull(),
  },
  (table) => [unique('quote_revisions_in_order').on(table.quoteId, table.revision)],
);
