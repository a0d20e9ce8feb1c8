import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { NotificationChannel } from '~/domain/notifications/notification-preferences';
import type { NotificationKind, NotificationPayload } from '~/domain/notifications/notifications';
import { users } from './accounts.server';
import { timestamptz } from './columns.server';

const userId = uuid('user_id')
  .notNull()
  .references(() => users.id, { onDelete: 'cascade' });

/** Notifications of a user. A row is written in the transaction of the event. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    userId,
    kind: text().$type<NotificationKind>().notNull(),
    payload: jsonb().$type<NotificationPayload>().notNull(),
    /** Identifies the event. A user gets one notification for one event. */
    key: text().notNull(),
    createdAt: timestamptz('created_at').notNull(),
    readAt: timestamptz('read_at'),
  },
  (table) => [
    check('notifications_kind', sql`${table.kind} in ('orders', 'projects', 'answers', 'security')`),
    unique('notifications_once').on(table.userId, table.key),
    index('notifications_of_user').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
  ],
);

/** Choices of a user. A missing row means enabled. The newsletter has its own table. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId,
    kind: text().$type<NotificationKind>().notNull(),
    channel: text().$type<NotificationChannel>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.channel] }),
    check(
      'notification_preferences_kind',
      sql`${table.kind} in ('orders', 'projects', 'answers', 'security')`,
    ),
    check('notification_preferences_channel', sql`${table.channel} in ('account', 'email')`),
  ],
);
