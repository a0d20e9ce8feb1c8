import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { GapKind, GapState } from '~/domain/gaps/gap';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

/** What people searched, asked or opened without finding it. Nothing in a row is about one visitor. */
export const contentGaps = pgTable(
  'content_gaps',
  {
    id: uuid().primaryKey(),
    kind: text().$type<GapKind>().notNull(),
    /** Normalised, without what looks like an email, a number or a key; or the path; or the slug of a help article. */
    text: text().notNull(),
    /** A path that programs try on every site. */
    isProbe: boolean('is_probe').notNull(),
    count: integer().notNull(),
    /** In the time zone of the company. */
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    state: text().$type<GapState>().notNull().default('open'),
    /** When and by whom it was last marked as done or ignored. */
    closedAt: timestamptz('closed_at'),
    closedBy: uuid('closed_by').references(() => users.id, { onDelete: 'set null' }),
    /** Each change by staff adds one. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('content_gaps_kind', sql`${table.kind} in ('search', 'question', 'help', 'path')`),
    check('content_gaps_state', sql`${table.state} in ('open', 'done', 'ignored')`),
    uniqueIndex('content_gaps_text').on(table.text, table.kind),
    index('content_gaps_new').on(table.firstDay, table.kind, table.isProbe),
    index('content_gaps_listed').on(table.state, table.isProbe, table.count, table.id),
    index('content_gaps_of_kind').on(table.state, table.isProbe, table.kind, table.count, table.id),
  ],
);
