import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LeadEventKind, LeadState } from '~/domain/contact/lead';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/** Messages that visitors sent by a form: contact, demo, partner, workshop, waitlist and others. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /**
     * The account that has the message: it had the confirmed email when the message came, or got another email since then. Null for a
     * message whose email no account had confirmed; it belongs to the account that confirms it.
     */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
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
    /** No confirmation was sent: the unconfirmed email reached its limit, or the message came by email. */
    emailWithheld: boolean('email_withheld').notNull().default(false),
    state: text().$type<LeadState>().notNull().default('new'),
    /** The member of staff who works on it. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
    /** When the sender answered by email last. */
    answeredAt: timestamptz('answered_at'),
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (table) => [
    check('leads_state', sql`${table.state} in ('new', 'open', 'done', 'spam')`),
    index('leads_by_state').on(
      table.state,
      sql`coalesce(answered_at, created_at) desc`,
      table.id.desc().nullsFirst(),
    ),
    index('leads_by_activity').on(sql`coalesce(answered_at, created_at) desc`, table.id.desc().nullsFirst()),
    index('leads_by_age').on(table.kind, table.createdAt.desc().nullsFirst()),
    index('leads_of_user').on(table.userId),
    index('leads_by_email').on(sql`lower(${table.email})`),
    index('leads_search').using(
      'gin',
      sql`lower(coalesce(${table.name}, '') || ' ' || coalesce(${table.email}, '') || ' ' || coalesce(${table.message}, '')) gin_trgm_ops`,
    ),
  ],
);

export type LeadRow = typeof leads.$inferSelect;

/** What staff did with a lead: notes and replies with their text, changes of the state, the owner and the call. */
export const leadEvents = pgTable(
  'lead_events',
  {
    /** Chosen by the form, so that a form that is sent twice writes one event. */
    id: uuid().primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text().$type<LeadEventKind>().notNull(),
    /** Of a note or a reply. The times of a moved call, the reason for a cancelled one. */
    text: text(),
    /** The new state. */
    state: text().$type<LeadState>(),
    /** The new owner. Null when nobody has the lead any more. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The member of staff. Null after the account was deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    check(
      'lead_events_kind',
      sql`${table.kind} in ('note', 'reply', 'state', 'owner', 'call-moved', 'call-cancelled')`,
    ),
    index('lead_events_of_lead').on(table.leadId, table.createdAt),
  ],
);

/** Texts that staff begin replies with. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** With the placeholders of `REPLY_PLACEHOLDERS`. */
    text: text().notNull(),
    /** Each change adds one. */
    version: integer().notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('reply_templates_name').on(sql`lower(${table.name})`)],
);
