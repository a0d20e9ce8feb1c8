import { and, asc, desc, eq } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import type { Milestone } from '~/domain/projects/project';
import type {
  Project,
  ProjectComment,
  ProjectFile,
  ProjectSummary,
  ProjectUpdate,
} from '~/domain/projects/project-details';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import {
  projectComments,
  projectFiles,
  projectMembers,
  projects,
  projectUpdates,
} from '../db/schema/projects.server';
import type { ProjectRow } from './change-project.server';
import { readBillableHours } from './list-hours.server';
import { isMemberOf, listMembers } from './project-members.server';
import { readMilestones } from './read-milestones.server';
import type { ProjectDeps } from './types.server';

function toSummary(
  { id, name, summary, state, startsOn, endsOn }: ProjectRow,
  milestones: Milestone[] = [],
): ProjectSummary {
  return { id, name, summary, state, startsOn, endsOn, milestones };
}

const STATE_ORDER: Record<ProjectRow['state'], number> = { running: 0, paused: 1, planned: 2, finished: 3 };

/** The projects of a member: running ones first, finished ones last. */
export async function listProjects({ db }: ProjectDeps, { user }: SignedIn): Promise<ProjectSummary[]> {
  const rows = await db
    .select({ project: projects })
    .from(projects)
    .innerJoin(projectMembers, isMemberOf(user.id))
    .orderBy(desc(projects.startsOn), asc(projects.id));
  const milestones = await readMilestones(
    db,
    rows.map(({ project }) => project.id),
  );
  return rows
    .map(({ project }) => toSummary(project, milestones.get(project.id)))
    .sort((one, other) => STATE_ORDER[one.state] - STATE_ORDER[other.state]);
}

async function readComments(db: QueryBuilder, projectId: string, userId: string) {
  const rows = await db
    .select({ comment: projectComments, name: users.name })
    .from(projectComments)
    .innerJoin(projectUpdates, eq(projectUpdates.id, projectComments.updateId))
    .innerJoin(users, eq(users.id, projectComments.userId))
    .where(eq(projectUpdates.projectId, projectId))
    .orderBy(asc(projectComments.createdAt), asc(projectComments.id));
  return Map.groupBy(
    rows.map(({ comment, name }): ProjectComment & { updateId: string } => {
      const { id, updateId, body, createdAt, answer, answeredById, answeredAt } = comment;
      return {
        id,
        updateId,
        by: name,
        isOwn: comment.userId === userId,
        text: body,
        at: createdAt,
        ...(answer !== null &&
          answeredById !== null &&
          answeredAt && { answer: { text: answer, byId: answeredById, at: answeredAt } }),
      };
    }),
    ({ updateId }) => updateId,
  );
}

/** The updates of a project with their comments, the newest first. `userId` is the one who reads. */
export async function readUpdates(
  db: QueryBuilder,
  projectId: string,
  userId: string,
): Promise<ProjectUpdate[]> {
  const [rows, comments] = await Promise.all([
    db
      .select()
      .from(projectUpdates)
      .where(eq(projectUpdates.projectId, projectId))
      .orderBy(desc(projectUpdates.createdAt), desc(projectUpdates.id)),
    readComments(db, projectId, userId),
  ]);
  return rows.map(({ id, authorId, title, body, version, createdAt, editedAt }) => ({
    id,
    authorId,
    title,
    text: body,
    version,
    at: createdAt,
    ...(editedAt && { editedAt }),
    comments: (comments.get(id) ?? []).map(({ updateId: _, ...comment }) => comment),
  }));
}

/** The files of a project without their content, the newest first. */
export function readFiles(db: QueryBuilder, projectId: string): Promise<ProjectFile[]> {
  const { id, name, size, mediaType, addedById, createdAt: at } = projectFiles;
  return db
    .select({ id, name, size, mediaType, addedById, at })
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(desc(at), asc(name));
}

/** `null` for an unknown project, and for a project of other members. */
export async function getProject(
  { db }: ProjectDeps,
  { user }: SignedIn,
  id: string,
): Promise<Project | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ project: projects })
    .from(projects)
    .innerJoin(projectMembers, isMemberOf(user.id))
    .where(eq(projects.id, id));
  if (!row) return null;
  const [milestones, updates, files, members, hours] = await Promise.all([
    readMilestones(db, [id]),
    readUpdates(db, id, user.id),
    readFiles(db, id),
    listMembers(db, id),
    row.project.showsHours ? readBillableHours(db, id) : undefined,
  ]);
  return {
    ...toSummary(row.project, milestones.get(id)),
    contactId: row.project.contactId,
    updates,
    files,
    members: members.map(({ name }) => name),
    ...(hours && { hours }),
  };
}

/** `null` for an unknown file, a file of another project, and a file of other members. */
export async function getProjectFile(
  { db, contents }: ProjectDeps,
  { user }: SignedIn,
  { projectId, fileId }: { projectId: string; fileId: string },
) {
  if (!isUuid(projectId) || !isUuid(fileId)) return null;
  const { name, mediaType, content, contentRecord: record } = projectFiles;
  const [file] = await db
    .select({ name, mediaType, columns: { content, record } })
    .from(projectFiles)
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .innerJoin(projectMembers, isMemberOf(user.id))
    .where(and(eq(projectFiles.id, fileId), eq(projects.id, projectId)));
  return file
    ? { name: file.name, mediaType: file.mediaType, content: await contents.get(file.columns) }
    : null;
}
