import { and, count, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import {
  NOTIFICATIONS_PER_PAGE,
  type NotificationKind,
  type NotificationQuery,
} from '~/domain/accounts/notifications';
import type { QueryBuilder } from '../db/database.server';
import { notifications } from '../db/schema/notifications.server';
import type { Inbox } from './types.server';

const isOf = (userId: string, kind?: NotificationKind): SQL | undefined =>
  and(eq(notifications.userId, userId), kind && eq(notifications.kind, kind));

export async function readInbox(
  db: QueryBuilder,
  userId: string,
  { kind, page }: NotificationQuery,
): Promise<Inbox> {
  const [rows, counts] = await Promise.all([
    db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        told: notifications.payload,
        createdAt: notifications.createdAt,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .where(isOf(userId, kind))
      .orderBy(
        sql`${notifications.readAt} is null desc`,
        desc(notifications.createdAt),
        desc(notifications.id),
      )
      .limit(NOTIFICATIONS_PER_PAGE)
      .offset((page - 1) * NOTIFICATIONS_PER_PAGE),
    db
      .select({
        kind: notifications.kind,
        all: count(),
        unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)`.mapWith(Number),
      })
      .from(notifications)
      .where(isOf(userId))
      .groupBy(notifications.kind),
  ]);
  const asked = counts.filter((row) => kind === undefined || row.kind === kind);
  return {
    notifications: rows.map(({ readAt, ...notice }) => ({ ...notice, isRead: readAt !== null })),
    count: asked.reduce((sum, { all }) => sum + all, 0),
    unread: Object.fromEntries(counts.map((row) => [row.kind, row.unread])),
  };
}

export async function countUnread(db: QueryBuilder, userId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(isOf(userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

export async function markRead(db: QueryBuilder, userId: string, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now})` })
    .where(and(isOf(userId), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

export async function markAllRead(
  db: QueryBuilder,
  userId: string,
  { kind, until }: { kind?: NotificationKind | undefined; until: Date },
  now: Date,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: now })
    .where(and(isOf(userId, kind), isNull(notifications.readAt), lte(notifications.createdAt, until)));
}
