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
import type { NotificationChannel } from '~/domain/accounts/notification-preferences';
import type { NotificationKind, NotificationPayload } from '~/domain/accounts/notifications';
import { users } from './accounts.server';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const userId = uuid('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' });

/** What somebody was told in the account, written in the transaction of what it tells. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId: userId,
    kind: text().$type<NotificationKind>().notNull(),
    payload: jsonb().$type<NotificationPayload>().notNull(),
    /** What it is about: the same thing is told to somebody once. */
    key: text().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    check('notifications_kind', sql`${table.kind} in ('orders', 'projects', 'answers', 'security')`),
    unique('notifications_once').on(table.userId, table.key),
    index('notifications_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
  ],
);

/** What somebody said they want to hear of, and how. Where there is no row, they do. The newsletter keeps its own book. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: userId,
    kind: text().$type<NotificationKind>().notNull(),
    channel: text().$type<NotificationChannel>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.channel] }),
    check('notice_choices_kind', sql`${table.kind} in ('orders', 'projects', 'answers', 'security')`),
    check('notice_choices_channel', sql`${table.channel} in ('account', 'mail')`),
  ],
);
