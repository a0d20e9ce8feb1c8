import { eq, sql } from 'drizzle-orm';
import {
  isNotificationEnabled,
  type NotificationPreference,
  PREFERENCE_RULES,
} from '~/domain/notifications/notification-preferences';
import type { NotificationKind } from '~/domain/notifications/notifications';
import type { QueryBuilder } from '../db/database.server';
import { notificationPreferences } from '../db/schema/notifications.server';

/** The stored preferences of a user. */
export function readPreferences(db: QueryBuilder, userId: string): Promise<NotificationPreference[]> {
  const { kind, channel, isEnabled } = notificationPreferences;
  return db
    .select({ kind, channel, isEnabled })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
}

export async function isEmailEnabled(
  db: QueryBuilder,
  userId: string,
  kind: NotificationKind,
): Promise<boolean> {
  return isNotificationEnabled(kind, 'email', await readPreferences(db, userId));
}

/** Stores preferences. Those that cannot be chosen are left out. */
export async function savePreferences(
  db: QueryBuilder,
  userId: string,
  preferences: readonly NotificationPreference[],
  changedAt: Date,
): Promise<void> {
  const rows = preferences.flatMap(({ kind, channel, isEnabled }) =>
    kind !== 'newsletter' && PREFERENCE_RULES[kind][channel] === 'optional'
      ? [{ userId, kind, channel, isEnabled, changedAt }]
      : [],
  );
  if (rows.length === 0) return;
  await db
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind, notificationPreferences.channel],
      set: { isEnabled: sql`excluded.is_enabled`, changedAt },
      setWhere: sql`${notificationPreferences.isEnabled} <> excluded.is_enabled`,
    });
}
