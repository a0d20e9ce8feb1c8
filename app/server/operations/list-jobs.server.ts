import { and, asc, count, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { JOB_VIEWS, type JobQuery, type JobView, type KindDepth } from '~/domain/operations/job-query';
import type { WaitingEntries } from '~/domain/site/staff-counts';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { jobs, jobWarnings } from '../db/schema/jobs.server';
import { isDiscarded, isLater, isOpen, isRunning, isUndecided, isWaiting } from '../jobs/job-states.server';
import { findJobSubjects, type JobSubject } from './job-subjects.server';

const ROWS_PER_PAGE = 50;

const CONDITIONS: Readonly<Record<JobView, SQL | undefined>> = {
  failed: isUndecided,
  waiting: isWaiting,
  running: isRunning,
  later: isLater,
  discarded: isDiscarded,
};

/** A job as staff see it: without its payload, which may hold personal data and secrets. */
export interface StaffJob {
  id: string;
  kind: string;
  /** Absent for a job that is done. */
  state?: JobView;
  /** Absent when it names nothing that has a page, and when the job is done. */
  subject?: JobSubject;
  /** Started attempts. */
  attempts: number;
  /** Why the last attempt failed. Without emails. */
  reason?: string;
  createdAt: Date;
  /** The earliest time of the next attempt. */
  runAfter: Date;
  /** When the last attempt failed, or staff gave the job up. */
  endedAt?: Date;
}

export interface JobList {
  rows: StaffJob[];
  counts: Readonly<Record<JobView, number>>;
  /** Kinds with open or failed jobs. */
  kinds: KindDepth[];
  /** When the oldest waiting job was due. */
  oldestDue?: Date;
  /** When the owner was warned about waiting jobs, while they still wait. */
  warnedAt?: Date;
  /** For the next page. Absent on the last one. */
  after?: string;
}

const stateOf = sql<JobView | null>`case
  when ${isDiscarded} then 'discarded' when ${isUndecided} then 'failed' when ${isRunning} then 'running'
  when ${isWaiting} then 'waiting' when ${isLater} then 'later' end`;

export const jobColumns = {
  id: jobs.id,
  kind: jobs.kind,
  state: stateOf,
  attempts: jobs.attempts,
  lastError: jobs.lastError,
  createdAt: jobs.createdAt,
  runAfter: jobs.runAfter,
  failedAt: jobs.failedAt,
  discardedAt: jobs.discardedAt,
};

type JobRow = Pick<typeof jobs.$inferSelect, Exclude<keyof typeof jobColumns, 'state'>> & {
  state: JobView | null;
};

export function toStaffJob(
  { state, lastError, failedAt, discardedAt, ...row }: JobRow,
  subject: JobSubject | undefined,
): StaffJob {
  const endedAt = discardedAt ?? failedAt;
  return {
    ...row,
    ...(subject && { subject }),
    ...(state && { state }),
    ...(lastError !== null && { reason: lastError }),
    ...(endedAt && { endedAt }),
  };
}

const countOf = (condition: SQL | undefined) =>
  sql<number>`count(*) filter (where ${condition})::int`.mapWith(Number);

/** How many jobs of each kind are open, failed or discarded. */
function readDepth(db: QueryBuilder) {
  return db
    .select({
      kind: jobs.kind,
      failed: countOf(isUndecided),
      waiting: countOf(isWaiting),
      running: countOf(isRunning),
      later: countOf(isLater),
      discarded: countOf(isDiscarded),
      oldestDue: sql<Date | null>`min(${jobs.runAfter}) filter (where ${isWaiting})`.mapWith(jobs.runAfter),
    })
    .from(jobs)
    .where(or(isOpen, sql`${jobs.failedAt} is not null`))
    .groupBy(jobs.kind)
    .orderBy(desc(countOf(isUndecided)), desc(countOf(isWaiting)), asc(jobs.kind));
}

type DepthRow = Awaited<ReturnType<typeof readDepth>>[number];

const toKindDepth = ({ discarded: _, oldestDue, ...row }: DepthRow): KindDepth => ({
  ...row,
  ...(oldestDue && { oldestDue }),
});

function countViews(rows: readonly DepthRow[]): Record<JobView, number> {
  const sum = (pick: (row: DepthRow) => number) => rows.reduce((total, row) => total + pick(row), 0);
  return {
    failed: sum(({ failed }) => failed),
    waiting: sum(({ waiting }) => waiting),
    running: sum(({ running }) => running),
    later: sum(({ later }) => later),
    discarded: sum(({ discarded }) => discarded),
  };
}

/** Open jobs the oldest first, failed ones the newest first: the ids are in the order of time. */
function readRows(db: QueryBuilder, { view, kind, after }: JobQuery) {
  const isNewestFirst = view === 'failed' || view === 'discarded';
  const isAfter = after === undefined ? undefined : (isNewestFirst ? lt : gt)(jobs.id, after);
  return db
    .select({ ...jobColumns, payload: jobs.payload })
    .from(jobs)
    .where(and(CONDITIONS[view], kind ? eq(jobs.kind, kind) : undefined, isAfter))
    .orderBy((isNewestFirst ? desc : asc)(jobs.id))
    .limit(ROWS_PER_PAGE + 1);
}

/** The queue: its depth by kind, and the jobs of the query, 50 a page. Throws NotAllowedError. */
export async function listJobs({ db }: ServiceDeps, { user }: SignedIn, query: JobQuery): Promise<JobList> {
  requirePermission(user, 'jobs.manage');
  const [rows, depth, [warning]] = await Promise.all([
    readRows(db, query),
    readDepth(db),
    db.select({ at: jobWarnings.createdAt }).from(jobWarnings).where(isNull(jobWarnings.recoveredAt)),
  ]);
  const { page, last } = cutPage(rows, ROWS_PER_PAGE);
  const subjects = await findJobSubjects(db, page);
  const counted = query.kind ? depth.filter(({ kind }) => kind === query.kind) : depth;
  const due = depth.flatMap(({ oldestDue }) => oldestDue ?? []);
  const oldest = due.toSorted((one, other) => one.getTime() - other.getTime())[0];
  return {
    rows: page.map(({ payload: _, ...row }) => toStaffJob(row, subjects.get(row.id))),
    counts: countViews(counted),
    kinds: depth
      .filter((row) => JOB_VIEWS.some((view) => view !== 'discarded' && row[view] > 0))
      .map(toKindDepth),
    ...(oldest && { oldestDue: oldest }),
    ...(warning && { warnedAt: warning.at }),
    ...(last && { after: last.id }),
  };
}

/** The failed jobs that nobody has decided about, and when the first of them failed. None for a user who may not see them. */
export async function readFailedJobs({ db }: ServiceDeps, { user }: SignedIn): Promise<WaitingEntries> {
  if (!hasPermission(user, 'jobs.manage')) return { count: 0 };
  const oldest = sql<Date | null>`min(${jobs.failedAt})`.mapWith(jobs.failedAt);
  const [row] = await db.select({ count: count(), oldest }).from(jobs).where(isUndecided);
  return { count: row?.count ?? 0, ...(row?.oldest && { oldest: row.oldest }) };
}
