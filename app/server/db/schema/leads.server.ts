import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Everything that somebody sent us by a form: contact, demo, partner, workshop, waitlist, newsletter and so on. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    name: text(),
    /** Absent once the sender has taken the lead back, as is everything else that was theirs. */
    email: text(),
    topic: text(),
    message: text(),
    /** What only this kind of form asks for: a company, a date, a number of users. */
    meta: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** From 0; see spamScore. Nothing is thrown away for its score. */
    spamScore: integer('spam_score').notNull().default(0),
    /** SHA-256 of the private link's token: whoever reads the database cannot open the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** When it was shown that the address is the sender's. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** No confirmation was sent: the address had had as many mails as an unconfirmed one may get. */
    emailWithheld: boolean('email_withheld').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    index('leads_by_age').on(table.kind, table.createdAt.desc().nullsFirst()),
    index('leads_by_email').on(sql`lower(${table.email})`),
  ],
);
