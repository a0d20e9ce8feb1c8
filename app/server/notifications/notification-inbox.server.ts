import { and, count, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import {
  NOTIFICATIONS_PER_PAGE,
  type Notification,
  type NotificationKind,
  type NotificationQuery,
} from '~/domain/notifications/notifications';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { notifications } from '../db/schema/notifications.server';

export interface NotificationInbox {
  notifications: Notification[];
  /** The number of all notifications that match the query. */
  count: number;
  /** Unread notifications by kind, whatever the query. A kind without any is absent. */
  unread: Partial<Record<NotificationKind, number>>;
}

const isOwn = (userId: string, kind?: NotificationKind): SQL | undefined =>
  and(eq(notifications.userId, userId), kind && eq(notifications.kind, kind));

const readPage = (db: QueryBuilder, userId: string, { kind, page }: NotificationQuery) => {
  const { id, payload, createdAt, readAt } = notifications;
  return db
    .select({ id, kind: notifications.kind, payload, createdAt, readAt })
    .from(notifications)
    .where(isOwn(userId, kind))
    .orderBy(sql`${readAt} is null desc`, desc(createdAt), desc(id))
    .limit(NOTIFICATIONS_PER_PAGE)
    .offset((page - 1) * NOTIFICATIONS_PER_PAGE);
};

const countByKind = (db: QueryBuilder, userId: string) =>
  db
    .select({
      kind: notifications.kind,
      all: count(),
      unread: sql<number>`count(*) filter (where ${notifications.readAt} is null)`.mapWith(Number),
    })
    .from(notifications)
    .where(isOwn(userId))
    .groupBy(notifications.kind);

/** One page of the inbox: unread first, then the newest first; NOTIFICATIONS_PER_PAGE per page. */
export async function getInbox(
  { db }: ServiceDeps,
  { user }: SignedIn,
  query: NotificationQuery,
): Promise<NotificationInbox> {
  const [rows, counts] = await Promise.all([readPage(db, user.id, query), countByKind(db, user.id)]);
  const matching = counts.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  return {
    notifications: rows.map(({ readAt, ...notification }) => ({ ...notification, isRead: readAt !== null })),
    count: matching.reduce((sum, { all }) => sum + all, 0),
    unread: Object.fromEntries(counts.map(({ kind, unread }) => [kind, unread])),
  };
}

/** Number of unread notifications. */
export const countUnread = ({ db }: ServiceDeps, { user }: SignedIn): Promise<number> =>
  db.$count(notifications, and(isOwn(user.id), isNull(notifications.readAt)));

/** False for a notification that the user does not have; true also when it is read already. */
export async function markRead({ db, clock }: ServiceDeps, { user }: SignedIn, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${clock().toISOString()}::timestamptz)` })
    .where(and(isOwn(user.id), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Marks those of a kind, or all, that are not newer than `until`: the page did not show newer ones. */
export async function markAllRead(
  { db, clock }: ServiceDeps,
  { user }: SignedIn,
  { kind, until }: { kind?: NotificationKind | undefined; until: Date },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: clock() })
    .where(and(isOwn(user.id, kind), isNull(notifications.readAt), lte(notifications.createdAt, until)));
}
