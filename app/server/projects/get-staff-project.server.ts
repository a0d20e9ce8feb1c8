import { and, eq, inArray, isNull } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ProjectEvent } from '~/domain/projects/project';
import type { ProjectFile, ProjectSummary, ProjectUpdate } from '~/domain/projects/project-details';
import type { HoursTotal } from '~/domain/projects/project-hours';
import type { ProjectCursor } from '~/domain/projects/project-query';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { cutPage } from '../db/list-query.server';
import { projectComments, projects, projectUpdates } from '../db/schema/projects.server';
import type { ProjectRow } from './change-project.server';
import { readTotalsByMilestone } from './list-hours.server';
import { readHistory } from './project-history.server';
import { listMembers } from './project-members.server';
import { readMilestones } from './read-milestones.server';
import { readFiles, readUpdates } from './read-projects.server';
import type { ProjectDeps } from './types.server';

export interface StaffProject extends ProjectSummary {
  contactId: string;
  showsHours: boolean;
  version: number;
  planVersion: number;
  /** The accepted quote that it came from. */
  quoteId?: string;
  /** In the order in which they joined. */
  members: { id: string; name: string; email: string }[];
  files: ProjectFile[];
  /** Minutes by the id of the milestone; the empty text for work on none. */
  hours: Record<string, HoursTotal>;
  /** How many comments have no answer yet. */
  openComments: number;
  /** The latest changes, the newest first. */
  events: ProjectEvent[];
}

const LATEST_EVENTS = 8;

const toFacts = ({ id, name, summary, state, startsOn, endsOn, ...row }: ProjectRow) => ({
  id,
  name,
  summary,
  state,
  startsOn,
  endsOn,
  contactId: row.contactId,
  showsHours: row.showsHours,
  version: row.version,
  planVersion: row.planVersion,
  ...(row.quoteId && { quoteId: row.quoteId }),
});

const countOpenComments = (db: QueryBuilder, projectId: string): Promise<number> =>
  db.$count(
    projectComments,
    and(
      isNull(projectComments.answer),
      inArray(
        projectComments.updateId,
        db
          .select({ id: projectUpdates.id })
          .from(projectUpdates)
          .where(eq(projectUpdates.projectId, projectId)),
      ),
    ),
  );

/** One project with everything but its updates and hours. `null` for an unknown id. Throws NotAllowedError. */
export async function getStaffProject(
  { db }: ProjectDeps,
  { user }: SignedIn,
  id: string,
): Promise<StaffProject | null> {
  requirePermission(user, 'projects.manage');
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  if (!row) return null;
  const [milestones, members, files, events, hours, openComments] = await Promise.all([
    readMilestones(db, [id]),
    listMembers(db, id),
    readFiles(db, id),
    readHistory(db, id, { limit: LATEST_EVENTS }),
    readTotalsByMilestone(db, id),
    countOpenComments(db, id),
  ]);
  return {
    ...toFacts(row),
    milestones: milestones.get(id) ?? [],
    members: members.map(({ emailVerified: _, ...member }) => member),
    files,
    events,
    hours,
    openComments,
  };
}

/** The updates of a project with their comments, the newest first. Throws NotAllowedError. */
export async function listStaffUpdates(
  { db }: ProjectDeps,
  { user }: SignedIn,
  projectId: string,
): Promise<ProjectUpdate[]> {
  requirePermission(user, 'projects.manage');
  return isUuid(projectId) ? readUpdates(db, projectId, user.id) : [];
}

const HISTORY_PER_PAGE = 50;

export interface HistoryPage {
  /** The newest first. */
  events: ProjectEvent[];
  /** For the next page. Absent on the last one. */
  after?: ProjectCursor;
}

/** Every change of a project, 50 a page. Throws NotAllowedError. */
export async function listStaffHistory(
  { db }: ProjectDeps,
  { user }: SignedIn,
  { projectId, after }: { projectId: string; after?: ProjectCursor | undefined },
): Promise<HistoryPage> {
  requirePermission(user, 'projects.manage');
  const found = await readHistory(db, projectId, { limit: HISTORY_PER_PAGE + 1, after });
  const { page: events, last } = cutPage(found, HISTORY_PER_PAGE);
  return {
    events,
    ...(last && { after: { changedAt: last.at, id: last.id } }),
  };
}
