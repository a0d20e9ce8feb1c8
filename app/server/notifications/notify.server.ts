import { and, eq, exists, not, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { PREFERENCE_RULES } from '~/domain/notifications/notification-preferences';
import { NOTIFICATION_KIND_BY_EVENT, type NotificationPayload } from '~/domain/notifications/notifications';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { notificationPreferences, notifications } from '../db/schema/notifications.server';
import { enqueue } from '../jobs/enqueue.server';

export interface NewNotification {
  userId: string;
  payload: NotificationPayload;
  /** Identifies the event: `order:<id>:placed`. A user gets one notification per key. */
  key: string;
  at: Date;
}

/**
 * Adds a notification to the inbox of a user, in the transaction of its event. Resolves to its id; `undefined` when the
 * user turned this kind off, was deleted, or has the notification already.
 */
export async function notify(
  transaction: QueryBuilder,
  { userId, payload, key, at }: NewNotification,
): Promise<string | undefined> {
  const kind = NOTIFICATION_KIND_BY_EVENT[payload.event];
  const isTurnedOff = exists(
    transaction
      .select({ kind: notificationPreferences.kind })
      .from(notificationPreferences)
      .where(
        and(
          eq(notificationPreferences.userId, users.id),
          eq(notificationPreferences.kind, kind),
          eq(notificationPreferences.channel, 'account'),
          eq(notificationPreferences.isEnabled, false),
        ),
      ),
  );
  const canBeTurnedOff = PREFERENCE_RULES[kind].account === 'optional';
  const [row] = await transaction
    .insert(notifications)
    .select(
      transaction
        .select({
          id: sql<string>`${uuid()}::uuid`.as('id'),
          userId: users.id,
          kind: sql<typeof kind>`${kind}::text`.as('kind'),
          payload: sql<NotificationPayload>`${JSON.stringify(payload)}::jsonb`.as('payload'),
          key: sql<string>`${key}::text`.as('key'),
          createdAt: sql<Date>`${at.toISOString()}::timestamptz`.as('created_at'),
          readAt: sql<null>`null::timestamptz`.as('read_at'),
        })
        .from(users)
        .where(and(eq(users.id, userId), canBeTurnedOff ? not(isTurnedOff) : undefined)),
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })
    .returning({ id: notifications.id });
  return row?.id;
}

/** Notifies a user of a browser that is new to the account, and enqueues an email about it. */
export const notifyNewDevice = (db: QueryBuilder, notification: NewNotification): Promise<void> =>
  db.transaction(async (transaction) => {
    const notificationId = await notify(transaction, notification);
    if (notificationId !== undefined) await enqueue(transaction, 'new-device-email', { notificationId });
  });
