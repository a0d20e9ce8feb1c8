import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { people } from './accounts.server';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Who has asked to be erased. The row goes when it is taken back, and with the person. */
export const departures = pgTable('departures', {
  /** What the link that takes it back is made from. */
  id: uuid().primaryKey(),
  personId: uuid('person_id')
    .notNull()
    .unique()
    .references(() => people.id, { onDelete: 'cascade' }),
  askedAt: moment('asked_at').notNull(),
  leavesAt: moment('leaves_at').notNull(),
});
