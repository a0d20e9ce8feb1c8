import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/** Addresses of which staff said that they belong to one person. An address belongs to one person at most. */
export const senderLinks = pgTable(
  'sender_links',
  {
    /** In lower case. A message has it. */
    email: text().primaryKey(),
    /** The same for all addresses of a person. */
    personId: uuid('person_id').notNull(),
    /** The member of staff. Null after the account was deleted. */
    linkedBy: uuid('linked_by').references(() => users.id, { onDelete: 'set null' }),
    linkedAt: timestamptz('linked_at').notNull(),
  },
  (table) => [
    check('sender_links_email', sql`${table.email} = lower(${table.email})`),
    index('sender_links_of_person').on(table.personId),
  ],
);
