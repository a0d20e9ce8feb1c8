import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.server';

/** Messages that visitors sent by a form: contact, demo, partner, workshop, waitlist and others. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    name: text(),
    /** Null after the sender withdrew the lead. The other personal fields are empty then, too. */
    email: text(),
    topic: text(),
    message: text(),
    /** Fields of this kind of form: a company, a date, a headcount. */
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** From 0, see `calculateSpamScore`. A high score never deletes a lead. */
    spamScore: integer('spam_score').notNull().default(0),
    /** SHA-256 of the token of the private link. The token itself is not stored. */
    tokenHash: text('token_hash').notNull().unique(),
    /** When the sender confirmed the email. */
    emailConfirmedAt: timestamptz('email_confirmed_at'),
    /** No confirmation was sent, because the unconfirmed email reached its limit. */
    emailWithheld: boolean('email_withheld').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (table) => [
    index('leads_by_age').on(table.kind, table.createdAt.desc().nullsFirst()),
    index('leads_by_email').on(sql`lower(${table.email})`),
  ],
);
