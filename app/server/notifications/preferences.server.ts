import { eq, sql } from 'drizzle-orm';
import {
  isNotificationEnabled,
  type NotificationPreference,
  PREFERENCE_RULES,
} from '~/domain/accounts/notification-preferences';
import type { NotificationKind } from '~/domain/accounts/notifications';
import type { QueryBuilder } from '../db/database.server';
import { notificationPreferences } from '../db/schema/notifications.server';

/** What somebody said about notices. */
export function readPreferences(db: QueryBuilder, userId: string): Promise<NotificationPreference[]> {
  const { kind, channel, isEnabled: isWanted } = notificationPreferences;
  return db
    .select({ kind, channel, isWanted })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.userId, userId));
}

export async function wantsEmail(db: QueryBuilder, userId: string, kind: NotificationKind): Promise<boolean> {
  return isNotificationEnabled(kind, 'mail', await readPreferences(db, userId));
}

/** Keeps somebody's word; what may not be chosen is left out. */
export async function savePreferences(
  db: QueryBuilder,
  userId: string,
  said: readonly NotificationPreference[],
  changedAt: Date,
): Promise<void> {
  const rows = said.flatMap(({ kind, channel, isEnabled: isWanted }) =>
    kind !== 'newsletter' && PREFERENCE_RULES[kind][channel] === 'free'
      ? [{ userId, kind, channel, isWanted, changedAt }]
      : [],
  );
  if (rows.length === 0) return;
  await db
    .insert(notificationPreferences)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind, notificationPreferences.channel],
      set: { isWanted: sql`excluded.is_enabled`, changedAt },
      setWhere: sql`${notificationPreferences.isEnabled} <> excluded.is_enabled`,
    });
}
