import { and, desc, eq, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { Gap, GapKind, GapQuery, GapState, GapView } from '~/domain/gaps/gap';
import { isUuid } from '~/domain/text/uuid';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { users } from '../db/schema/accounts.server';
import { contentGaps } from '../db/schema/content-gaps.server';
import type { GapCounter } from './gap-counter.server';

interface GapDeps extends ServiceDeps {
  counter: GapCounter;
}

export interface GapPage {
  /** The most frequent first. */
  gaps: Gap[];
  /** For the next page. Absent on the last one. */
  after?: string;
  /** How many entries each kind has in the view. */
  counts: Record<GapKind, number>;
}

export type SetGapStateResult =
  | { kind: 'saved' }
  /** Others changed it, or it is not stored any more. */
  | { kind: 'conflict'; current?: Gap };

const GAPS_PER_PAGE = 50;

type GapRow = typeof contentGaps.$inferSelect;

const toGap = (row: GapRow, by: string | null): Gap => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  count: row.count,
  version: row.version,
  state: row.state,
  firstDay: row.firstDay,
  lastDay: row.lastDay,
  ...(row.closedAt && { closed: { at: row.closedAt, ...(by && { by }) } }),
});

const isInView = (view: GapView) =>
  view === 'probes'
    ? eq(contentGaps.isProbe, true)
    : and(eq(contentGaps.isProbe, false), eq(contentGaps.state, view));

const AFTER = /^(\d{1,10})\.(.+)$/;

/** The rows behind the last one of the page before. A parameter that is not one of these is ignored. */
function isAfter(after = '') {
  const [, count, id] = AFTER.exec(after) ?? [];
  if (count === undefined || id === undefined || !isUuid(id)) return undefined;
  return sql`(${contentGaps.count}, ${contentGaps.id}) < (${Number(count)}::bigint, ${id}::uuid)`;
}

const selectGaps = (db: QueryBuilder) =>
  db
    .select({ row: contentGaps, by: users.name })
    .from(contentGaps)
    .leftJoin(users, eq(users.id, contentGaps.closedBy));

async function countKinds(db: QueryBuilder, view: GapView): Promise<Record<GapKind, number>> {
  const { kind } = contentGaps;
  const rows = await db
    .select({ kind, count: sql<number>`count(*)::integer` })
    .from(contentGaps)
    .where(isInView(view))
    .groupBy(kind);
  const find = (wanted: GapKind) => rows.find((row) => row.kind === wanted)?.count ?? 0;
  return { search: find('search'), question: find('question'), help: find('help'), path: find('path') };
}

/** R-GAP-5: what people did not find, 50 a page. What this process counted is written first. Throws NotAllowedError. */
async function listGaps(
  { db, counter }: GapDeps,
  { user }: SignedIn,
  { view, kind, after }: GapQuery,
): Promise<GapPage> {
  requirePermission(user, 'gaps.manage');
  await counter.flush();
  const [rows, counts] = await Promise.all([
    selectGaps(db)
      .where(and(isInView(view), kind && eq(contentGaps.kind, kind), isAfter(after)))
      .orderBy(desc(contentGaps.count), desc(contentGaps.id))
      .limit(GAPS_PER_PAGE + 1),
    countKinds(db, view),
  ]);
  const { page, last } = cutPage(rows, GAPS_PER_PAGE);
  return {
    gaps: page.map(({ row, by }) => toGap(row, by)),
    ...(last && { after: `${last.row.count}.${last.row.id}` }),
    counts,
  };
}

/** R-GAP-4: marks an entry. A form with an older version changes nothing. Throws NotAllowedError. */
async function setGapState(
  { db, clock, counter }: GapDeps,
  { user }: SignedIn,
  { id, state, version }: { id: string; state: GapState; version: number },
): Promise<SetGapStateResult> {
  requirePermission(user, 'gaps.manage');
  // What happened before the decision does not open the entry again.
  await counter.flush();
  if (!isUuid(id)) return { kind: 'conflict' };
  return db.transaction(async (transaction): Promise<SetGapStateResult> => {
    const [row] = await transaction.select().from(contentGaps).where(eq(contentGaps.id, id)).for('update');
    if (row?.version !== version) {
      const [current] = await selectGaps(transaction).where(eq(contentGaps.id, id));
      return { kind: 'conflict', ...(current && { current: toGap(current.row, current.by) }) };
    }
    if (row.state === state) return { kind: 'saved' };
    const at = clock();
    await transaction
      .update(contentGaps)
      .set({
        state,
        version: version + 1,
        ...(state === 'open' ? { closedAt: null, closedBy: null } : { closedAt: at, closedBy: user.id }),
      })
      .where(eq(contentGaps.id, id));
    await recordChange(transaction, {
      userId: user.id,
      area: 'gaps',
      action: 'gap-state',
      subjectId: id,
      subjectLabel: row.text,
      at,
      before: { state: row.state },
      after: { state },
    });
    return { kind: 'saved' };
  });
}

/** How often readers said that a help article did not help, by its slug, unless staff dealt with it. Throws NotAllowedError. */
async function countUnhelpfulVotes(
  { db, counter }: GapDeps,
  { user }: SignedIn,
): Promise<Map<string, number>> {
  requirePermission(user, 'help.manage');
  await counter.flush();
  const rows = await db
    .select({ slug: contentGaps.text, count: contentGaps.count })
    .from(contentGaps)
    .where(and(eq(contentGaps.kind, 'help'), isInView('open')));
  return new Map(rows.map(({ slug, count }) => [slug, count]));
}

/** What people could not find, for staff with the permission `gaps.manage`. */
export const createGaps = ({ db }: Database, options: Omit<GapDeps, 'db'>) => ({
  ...bindDeps({ db, ...options }, { listGaps, setGapState, countUnhelpfulVotes }),
  countGap: options.counter.count,
});

export type Gaps = ReturnType<typeof createGaps>;
