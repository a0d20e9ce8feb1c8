import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { getTeamMemberName } from '~/content/company/team';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { HoursTotal } from '~/domain/projects/project-hours';
import { CSV_BYTE_ORDER_MARK, formatCsvRow } from '~/domain/text/csv';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { projectHours, projectMilestones, projects } from '../db/schema/projects.server';
import { createTextStream, type StreamedFile } from '../files/byte-stream.server';
import type { ProjectDeps } from './types.server';

const ROWS_PER_PAGE = 50;
const WEEKS = 12;
/** Rows of the export that are in memory at a time. */
const BATCH = 500;

/** The position of an entry in the list. */
export interface HoursCursor {
  workedOn: string;
  id: string;
}

export interface HoursRow {
  id: string;
  version: number;
  teamMemberId: string;
  workedOn: string;
  minutes: number;
  note: string;
  milestoneId: string | null;
  /** The title of the milestone. */
  milestone: string | null;
  isBillable: boolean;
}

export interface ProjectHours {
  /** The newest day first. */
  rows: HoursRow[];
  /** For the next page. Absent on the last one. */
  after?: HoursCursor;
  total: HoursTotal;
  /** By the id of the milestone; the empty text for work on none. */
  byMilestone: Record<string, HoursTotal>;
  /** The latest twelve weeks with work. `week` is the Monday. */
  byWeek: ({ week: string } & HoursTotal)[];
}

const { minutes, isBillable, workedOn, milestoneId } = projectHours;

const TOTAL = {
  billable: sql<number>`coalesce(sum(${minutes}) filter (where ${isBillable}), 0)::int`,
  other: sql<number>`coalesce(sum(${minutes}) filter (where not ${isBillable}), 0)::int`,
};

const isOf = (projectId: string): SQL => eq(projectHours.projectId, projectId);

/** The totals of each milestone, by its id. */
export async function readTotalsByMilestone(
  db: QueryBuilder,
  projectId: string,
): Promise<Record<string, HoursTotal>> {
  const rows = await db
    .select({ milestoneId, ...TOTAL })
    .from(projectHours)
    .where(isOf(projectId))
    .groupBy(milestoneId);
  return Object.fromEntries(rows.map(({ milestoneId: id, ...total }) => [id ?? '', total]));
}

const WEEK = sql<string>`date_trunc('week', ${workedOn})::date::text`;

const readTotalsByWeek = (db: QueryBuilder, projectId: string) =>
  db
    .select({ week: WEEK, ...TOTAL })
    .from(projectHours)
    .where(isOf(projectId))
    .groupBy(WEEK)
    .orderBy(desc(WEEK))
    .limit(WEEKS);

function readRows(db: QueryBuilder, condition: SQL | undefined, limit: number): Promise<HoursRow[]> {
  const { id, version, teamMemberId, note } = projectHours;
  return db
    .select({
      id,
      version,
      teamMemberId,
      workedOn,
      minutes,
      note,
      milestoneId,
      isBillable,
      milestone: projectMilestones.title,
    })
    .from(projectHours)
    .leftJoin(projectMilestones, eq(projectMilestones.id, milestoneId))
    .where(condition)
    .orderBy(desc(workedOn), desc(id))
    .limit(limit);
}

const isBelow = ({ workedOn: day, id }: HoursCursor): SQL =>
  sql`(${workedOn}, ${projectHours.id}) < (${day}::date, ${id}::uuid)`;

const sum = (totals: readonly HoursTotal[]): HoursTotal => ({
  billable: totals.reduce((all, { billable }) => all + billable, 0),
  other: totals.reduce((all, { other }) => all + other, 0),
});

/** R-PROJECT-6: the hours of a project, 50 a page, with their totals. Throws NotAllowedError. */
export async function listHours(
  { db }: ProjectDeps,
  { user }: SignedIn,
  { projectId, after }: { projectId: string; after?: HoursCursor | undefined },
): Promise<ProjectHours> {
  requirePermission(user, 'projects.manage');
  const [found, byMilestone, byWeek] = await Promise.all([
    readRows(db, and(isOf(projectId), after && isBelow(after)), ROWS_PER_PAGE + 1),
    readTotalsByMilestone(db, projectId),
    readTotalsByWeek(db, projectId),
  ]);
  const { page: rows, last } = cutPage(found, ROWS_PER_PAGE);
  return {
    rows,
    byMilestone,
    byWeek,
    total: sum(Object.values(byMilestone)),
    ...(last && { after: { workedOn: last.workedOn, id: last.id } }),
  };
}

/** An entry of a project, for its form. `null` for an unknown one. Throws NotAllowedError. */
export async function getHours(
  { db }: ProjectDeps,
  { user }: SignedIn,
  { projectId, hoursId }: { projectId: string; hoursId: string },
): Promise<HoursRow | null> {
  requirePermission(user, 'projects.manage');
  if (!isUuid(projectId) || !isUuid(hoursId)) return null;
  const [row] = await readRows(db, and(isOf(projectId), eq(projectHours.id, hoursId)), 1);
  return row ?? null;
}

const COLUMNS = ['Day', 'Who', 'Minutes', 'Hours', 'Note', 'Milestone', 'Billable'];

const toCells = ({ workedOn: day, teamMemberId, note, milestone, ...row }: HoursRow) => [
  day,
  getTeamMemberName(teamMemberId) ?? teamMemberId,
  row.minutes,
  (row.minutes / 60).toFixed(2),
  note,
  milestone ?? '',
  row.isBillable ? 'yes' : 'no',
];

async function* writeRows(db: QueryBuilder, projectId: string): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + formatCsvRow(COLUMNS);
  for (let after: HoursCursor | undefined; ; ) {
    const rows = await readRows(db, and(isOf(projectId), after && isBelow(after)), BATCH);
    yield rows.map((row) => formatCsvRow(toCells(row))).join('');
    after = rows.at(-1);
    if (!after || rows.length < BATCH) return;
  }
}

/** All hours of a project as CSV. `null` for an unknown project. Throws NotAllowedError. */
export async function exportHours(
  { db }: ProjectDeps,
  { user }: SignedIn,
  projectId: string,
): Promise<StreamedFile | null> {
  requirePermission(user, 'projects.manage');
  if (!isUuid(projectId) || (await db.$count(projects, eq(projects.id, projectId))) === 0) return null;
  return { name: 'hours.csv', content: createTextStream(writeRows(db, projectId)) };
}

/** Billable minutes by milestone, in the order of the plan, for the members of a project. */
export async function readBillableHours(db: QueryBuilder, projectId: string) {
  const rows = await db
    .select({ title: projectMilestones.title, minutes: TOTAL.billable })
    .from(projectHours)
    .leftJoin(projectMilestones, eq(projectMilestones.id, milestoneId))
    .where(isOf(projectId))
    .groupBy(projectMilestones.id)
    .orderBy(asc(projectMilestones.position));
  return rows.filter((row) => row.minutes > 0);
}
