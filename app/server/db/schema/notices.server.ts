import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Channel } from '~/domain/notice-choices';
import type { NoticeKind, Told } from '~/domain/notices';
import { people } from './accounts.server';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const personId = uuid('person_id')
  .notNull()
  .references(() => people.id, { onDelete: 'cascade' });

/** What somebody was told in the account, written in the transaction of what it tells. */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey(),
    personId,
    kind: text().$type<NoticeKind>().notNull(),
    told: jsonb().$type<Told>().notNull(),
    /** What it is about: the same thing is told to somebody once. */
    key: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    check('notices_kind', sql`${table.kind} in ('orders', 'projects', 'answers', 'security')`),
    unique('notices_once').on(table.personId, table.key),
    index('notices_of_person').on(table.personId, table.createdAt.desc().nullsFirst()),
    index('notices_unread').on(table.personId).where(sql`read_at is null`),
  ],
);

/** What somebody said they want to hear of, and how. Where there is no row, they do. The newsletter keeps its own book. */
export const noticeChoices = pgTable(
  'notice_choices',
  {
    personId,
    kind: text().$type<NoticeKind>().notNull(),
    channel: text().$type<Channel>().notNull(),
    isWanted: boolean('is_wanted').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.kind, table.channel] }),
    check('notice_choices_kind', sql`${table.kind} in ('orders', 'projects', 'answers', 'security')`),
    check('notice_choices_channel', sql`${table.channel} in ('account', 'mail')`),
  ],
);
