import { and, count, desc, eq, exists, ilike, inArray, lt, max, or, type SQL, sql } from 'drizzle-orm';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  findNextMilestone,
  isProjectOverdue,
  type Milestone,
  OVERDUE_STATES,
  PROJECT_STATUSES,
  type ProjectStatus,
} from '~/domain/projects/project';
import type { ProjectCursor, ProjectQuery, ProjectView } from '~/domain/projects/project-query';
import type { QueryBuilder } from '../db/database.server';
import { cutPage, toLikePattern } from '../db/list-query.server';
import { users } from '../db/schema/accounts.server';
import { projectMembers, projectMilestones, projects, projectUpdates } from '../db/schema/projects.server';
import { toIsoDay } from '../iso-day.server';
import type { ProjectRow } from './change-project.server';
import { readMilestones } from './read-milestones.server';
import type { ProjectDeps } from './types.server';

const ROWS_PER_PAGE = 50;

export interface StaffProjectRow {
  id: string;
  name: string;
  state: ProjectStatus;
  contactId: string;
  /** Names of members, in the order in which they joined. */
  members: string[];
  done: number;
  total: number;
  next?: Milestone;
  isOverdue: boolean;
  /** When the latest update was written. */
  lastUpdateAt?: Date;
}

export interface StaffProjectPage {
  /** The last changed first. */
  rows: StaffProjectRow[];
  /** How many projects fit the search in each view. */
  counts: Readonly<Record<ProjectView, number>>;
  /** For the next page. Absent on the last one. */
  after?: ProjectCursor;
}

function matches(db: QueryBuilder, q: string): SQL | undefined {
  if (!q) return undefined;
  const pattern = toLikePattern(q);
  const ofMembers = db
    .select({ id: projectMembers.projectId })
    .from(projectMembers)
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(or(ilike(users.name, pattern), ilike(users.email, pattern)));
  return or(ilike(projects.name, pattern), inArray(projects.id, ofMembers));
}

/** As `isProjectOverdue` (R-PROJECT-1). The ids are the smaller set: most milestones are done or to come. */
const isOverdue = (db: QueryBuilder, today: string): SQL | undefined =>
  and(
    inArray(projects.state, [...OVERDUE_STATES]),
    exists(
      db
        .select({ id: projectMilestones.id })
        .from(projectMilestones)
        .where(
          and(
            eq(projectMilestones.projectId, projects.id),
            sql`${projectMilestones.doneAt} is null`,
            lt(projectMilestones.dueOn, today),
          ),
        ),
    ),
  );

async function countViews(db: QueryBuilder, q: string, today: string): Promise<Record<ProjectView, number>> {
  const [states, overdue] = await Promise.all([
    db
      .select({ state: projects.state, count: count() })
      .from(projects)
      .where(matches(db, q))
      .groupBy(projects.state),
    db.$count(projects, and(matches(db, q), isOverdue(db, today))),
  ]);
  const byState = Object.fromEntries(
    PROJECT_STATUSES.map((state) => [state, states.find((row) => row.state === state)?.count ?? 0]),
  ) as Record<ProjectStatus, number>;
  return { ...byState, overdue, all: states.reduce((total, row) => total + row.count, 0) };
}

async function readDetails(db: QueryBuilder, ids: string[]) {
  const [milestones, updates, members] = await Promise.all([
    readMilestones(db, ids),
    db
      .select({ id: projectUpdates.projectId, at: max(projectUpdates.createdAt) })
      .from(projectUpdates)
      .where(inArray(projectUpdates.projectId, ids))
      .groupBy(projectUpdates.projectId),
    db
      .select({ id: projectMembers.projectId, name: users.name })
      .from(projectMembers)
      .innerJoin(users, eq(users.id, projectMembers.userId))
      .where(inArray(projectMembers.projectId, ids))
      .orderBy(projectMembers.joinedAt, users.id),
  ]);
  return {
    milestones,
    updatedAt: new Map(updates.map(({ id, at }) => [id, at])),
    members: Map.groupBy(members, ({ id }) => id),
  };
}

async function toRows(
  db: QueryBuilder,
  page: readonly ProjectRow[],
  today: string,
): Promise<StaffProjectRow[]> {
  if (page.length === 0) return [];
  const { milestones, updatedAt, members } = await readDetails(
    db,
    page.map(({ id }) => id),
  );
  return page.map(({ id, name, state, contactId }) => {
    const plan = milestones.get(id) ?? [];
    const next = findNextMilestone(plan);
    const lastUpdateAt = updatedAt.get(id);
    return {
      id,
      name,
      state,
      contactId,
      total: plan.length,
      members: (members.get(id) ?? []).map((member) => member.name),
      done: plan.filter(({ doneAt }) => doneAt !== undefined).length,
      ...(next && { next }),
      isOverdue: isProjectOverdue({ state, milestones: plan }, today),
      ...(lastUpdateAt && { lastUpdateAt }),
    };
  });
}

const isBelow = ({ changedAt, id }: ProjectCursor): SQL | undefined =>
  sql`(${projects.changedAt}, ${projects.id}) < (${changedAt.toISOString()}::timestamptz, ${id}::uuid)`;

/** The projects of the query, 50 a page, and how many fit in each view. Throws NotAllowedError. */
export async function listStaffProjects(
  { db, clock }: ProjectDeps,
  { user }: SignedIn,
  { view, q, after }: ProjectQuery,
): Promise<StaffProjectPage> {
  requirePermission(user, 'projects.manage');
  const today = toIsoDay(clock());
  const inView =
    view === 'overdue' ? isOverdue(db, today) : view === 'all' ? undefined : eq(projects.state, view);
  const [counts, found] = await Promise.all([
    countViews(db, q, today),
    db
      .select()
      .from(projects)
      .where(and(matches(db, q), inView, after && isBelow(after)))
      .orderBy(desc(projects.changedAt), desc(projects.id))
      .limit(ROWS_PER_PAGE + 1),
  ]);
  const { page, last } = cutPage(found, ROWS_PER_PAGE);
  return {
    rows: await toRows(db, page, today),
    counts,
    ...(last && { after: { changedAt: last.changedAt, id: last.id } }),
  };
}

const MAX_OF_MEMBER = 20;

/** The projects of the account with this email, the last changed first. None without the permission. */
export async function listProjectsOfMember(
  { db, clock }: ProjectDeps,
  { user }: SignedIn,
  email: string,
): Promise<StaffProjectRow[]> {
  if (!email || !hasPermission(user, 'projects.manage')) return [];
  const found = await db
    .select({ project: projects })
    .from(projects)
    .innerJoin(projectMembers, eq(projectMembers.projectId, projects.id))
    .innerJoin(users, eq(users.id, projectMembers.userId))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .orderBy(desc(projects.changedAt), desc(projects.id))
    .limit(MAX_OF_MEMBER);
  return toRows(
    db,
    found.map(({ project }) => project),
    toIsoDay(clock()),
  );
}

export interface OverdueMilestones {
  count: number;
  /** ISO day. */
  oldestDueOn?: string;
}

/** The counts of the start page stop here. */
const MAX_COUNT = 1000;

/** Open milestones past their day, for the start page. None without the permission. */
export async function readOverdueMilestones(
  { db, clock }: ProjectDeps,
  { user }: SignedIn,
): Promise<OverdueMilestones> {
  if (!hasPermission(user, 'projects.manage')) return { count: 0 };
  const overdue = db
    .select({ dueOn: projectMilestones.dueOn })
    .from(projectMilestones)
    .innerJoin(projects, eq(projects.id, projectMilestones.projectId))
    .where(
      and(
        sql`${projectMilestones.doneAt} is null`,
        lt(projectMilestones.dueOn, toIsoDay(clock())),
        inArray(projects.state, [...OVERDUE_STATES]),
      ),
    )
    .orderBy(projectMilestones.dueOn)
    .limit(MAX_COUNT)
    .as('overdue');
  const [row] = await db
    .select({ count: count(), oldest: sql<string | null>`min(${overdue.dueOn})::text` })
    .from(overdue);
  return { count: row?.count ?? 0, ...(row?.oldest && { oldestDueOn: row.oldest }) };
}
