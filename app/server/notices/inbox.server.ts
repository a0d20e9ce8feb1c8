import { and, count, desc, eq, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { NOTICES_ON_A_PAGE, type NoticeKind, type NoticeQuery } from '~/domain/notices';
import type { QueryBuilder } from '../db/database.server';
import { notices } from '../db/schema/notices.server';
import type { Inbox } from './contract.server';

const isOf = (personId: string, kind?: NoticeKind): SQL | undefined =>
  and(eq(notices.personId, personId), kind && eq(notices.kind, kind));

export async function readInbox(
  db: QueryBuilder,
  personId: string,
  { kind, page }: NoticeQuery,
): Promise<Inbox> {
  const [rows, counts] = await Promise.all([
    db
      .select({
        id: notices.id,
        kind: notices.kind,
        told: notices.told,
        createdAt: notices.createdAt,
        readAt: notices.readAt,
      })
      .from(notices)
      .where(isOf(personId, kind))
      .orderBy(sql`${notices.readAt} is null desc`, desc(notices.createdAt), desc(notices.id))
      .limit(NOTICES_ON_A_PAGE)
      .offset((page - 1) * NOTICES_ON_A_PAGE),
    db
      .select({
        kind: notices.kind,
        all: count(),
        unread: sql<number>`count(*) filter (where ${notices.readAt} is null)`.mapWith(Number),
      })
      .from(notices)
      .where(isOf(personId))
      .groupBy(notices.kind),
  ]);
  const asked = counts.filter((row) => kind === undefined || row.kind === kind);
  return {
    notices: rows.map(({ readAt, ...notice }) => ({ ...notice, isRead: readAt !== null })),
    count: asked.reduce((sum, { all }) => sum + all, 0),
    unread: Object.fromEntries(counts.map((row) => [row.kind, row.unread])),
  };
}

export async function countUnread(db: QueryBuilder, personId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(isOf(personId), isNull(notices.readAt)));
  return row?.unread ?? 0;
}

export async function markRead(db: QueryBuilder, personId: string, id: string, now: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await db
    .update(notices)
    .set({ readAt: sql`coalesce(${notices.readAt}, ${now})` })
    .where(and(isOf(personId), eq(notices.id, id)))
    .returning({ id: notices.id });
  return rows.length > 0;
}

export async function markAllRead(
  db: QueryBuilder,
  personId: string,
  { kind, until }: { kind?: NoticeKind | undefined; until: Date },
  now: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(isOf(personId, kind), isNull(notices.readAt), lte(notices.createdAt, until)));
}
