import { and, eq, isNull } from 'drizzle-orm';
import { getTeamMemberName } from '~/content/company/team';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ProjectEvent } from '~/domain/projects/project';
import type { CommentAnswerForm, ProjectUpdateForm } from '~/domain/projects/project-forms';
import { isUuid } from '~/domain/text/uuid';
import { pickChanged } from '../audit/record-change.server';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { projectComments, projects, projectUpdates } from '../db/schema/projects.server';
import { toSubmissionId } from '../db/submission-id.server';
import { changeProject } from './change-project.server';
import { notifyMember, notifyMembers } from './notify-members.server';
import { readHistory } from './project-history.server';
import { listMembers } from './project-members.server';
import type { ProjectDeps } from './types.server';

export type AddUpdateResult = { kind: 'written'; id: string } | { kind: 'unknown' };

/**
 * Adds an update by a team member and notifies the members. `key` is the UUID of the form: the same update is
 * written once with it. Throws NotAllowedError without the permission.
 */
export async function addUpdate(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, key, authorId, title, text }: ProjectUpdateForm & { projectId: string; key: string },
): Promise<AddUpdateResult> {
  requirePermission(actor.user, 'projects.manage');
  const by = getTeamMemberName(authorId);
  if (by === undefined) return { kind: 'unknown' };
  const id = toSubmissionId(key, projectId, authorId, title, text);
  const result = await changeProject<AddUpdateResult>(
    deps,
    actor,
    projectId,
    async (transaction, { name: project }, at) => {
      const written = await transaction
        .insert(projectUpdates)
        .values({ id, projectId, authorId, title, body: text, createdAt: at })
        .onConflictDoNothing()
        .returning({ id: projectUpdates.id });
      if (written.length === 0) return { result: { kind: 'written', id } };
      await notifyMembers(deps, transaction, projectId, {
        payload: { event: 'project-update', projectId, project, updateId: id, title },
        key: `project-update:${id}`,
        project,
        at,
        quote: { text, by },
      });
      return {
        result: { kind: 'written', id },
        recorded: { action: 'project-update-written', after: { title, author: by } },
      };
    },
  );
  return result ?? { kind: 'unknown' };
}

export type ChangeUpdateResult =
  | { kind: 'saved' | 'unchanged' | 'unknown' }
  /** Others changed the update: how it is now, and what they did. */
  | { kind: 'conflict'; version: number; current: ProjectUpdateForm; events: ProjectEvent[] };

/** Members see that it was edited. Nobody is notified again. Throws NotAllowedError. */
export async function changeUpdate(
  deps: ProjectDeps,
  actor: SignedIn,
  {
    projectId,
    updateId,
    version,
    form,
  }: {
    projectId: string;
    updateId: string;
    version: number;
    form: ProjectUpdateForm;
  },
): Promise<ChangeUpdateResult> {
  requirePermission(actor.user, 'projects.manage');
  const by = getTeamMemberName(form.authorId);
  if (!isUuid(updateId) || by === undefined) return { kind: 'unknown' };
  const isThis = and(eq(projectUpdates.id, updateId), eq(projectUpdates.projectId, projectId));
  const result = await changeProject<ChangeUpdateResult>(
    deps,
    actor,
    projectId,
    async (transaction, _, at) => {
      const [row] = await transaction.select().from(projectUpdates).where(isThis);
      if (!row) return { result: { kind: 'unknown' } };
      const { authorId, title, body: text } = row;
      if (row.version !== version) {
        const events = await readHistory(transaction, projectId, {
          actions: ['project-update-changed'],
          limit: 1,
        });
        return {
          result: { kind: 'conflict', version: row.version, current: { authorId, title, text }, events },
        };
      }
      if (authorId === form.authorId && title === form.title && text === form.text)
        return { result: { kind: 'unchanged' } };
      await transaction
        .update(projectUpdates)
        .set({
          authorId: form.authorId,
          title: form.title,
          body: form.text,
          version: version + 1,
          editedAt: at,
        })
        .where(isThis);
      const { before, after } = pickChanged(
        { title, author: getTeamMemberName(authorId) ?? authorId, characters: text.length },
        { title: form.title, author: by, characters: form.text.length },
      );
      return {
        result: { kind: 'saved' },
        recorded: {
          action: 'project-update-changed',
          before: { title, ...before },
          after: { title: form.title, ...after },
        },
      };
    },
  );
  return result ?? { kind: 'unknown' };
}

async function findComment(db: QueryBuilder, commentId: string) {
  const { id, name, email, emailVerified } = users;
  const [found] = await db
    .select({
      projectId: projects.id,
      update: projectUpdates.title,
      member: { id, name, email, emailVerified },
    })
    .from(projectComments)
    .innerJoin(projectUpdates, eq(projectUpdates.id, projectComments.updateId))
    .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
    .innerJoin(users, eq(users.id, projectComments.userId))
    .where(eq(projectComments.id, commentId));
  return found;
}

/** Answers a comment, once, and notifies its writer, if still a member. Throws NotAllowedError without the permission. */
export async function answerComment(
  deps: ProjectDeps,
  actor: SignedIn,
  { commentId, authorId, text }: CommentAnswerForm & { commentId: string },
): Promise<'answered' | 'before' | 'unknown'> {
  requirePermission(actor.user, 'projects.manage');
  const by = getTeamMemberName(authorId);
  if (!isUuid(commentId) || by === undefined) return 'unknown';
  const found = await findComment(deps.db, commentId);
  if (!found) return 'unknown';
  const { projectId, member, update } = found;
  const result = await changeProject<'answered' | 'before'>(
    deps,
    actor,
    projectId,
    async (transaction, { name: project }, at) => {
      const answered = await transaction
        .update(projectComments)
        .set({ answer: text, answeredById: authorId, answeredAt: at })
        .where(and(eq(projectComments.id, commentId), isNull(projectComments.answer)))
        .returning({ id: projectComments.id });
      if (answered.length === 0) return { result: 'before' };
      // R-PROJECT-4: the comment of a former member stays, and its answer is for the others.
      const members = await listMembers(transaction, projectId);
      if (members.some(({ id }) => id === member.id))
        await notifyMember(deps, transaction, member, {
          payload: { event: 'comment-answered', projectId, project, commentId, by },
          key: `comment-answered:${commentId}`,
          project,
          at,
          quote: { text, by },
        });
      return {
        result: 'answered',
        recorded: { action: 'project-comment-answered', after: { update, author: by } },
      };
    },
  );
  return result ?? 'unknown';
}
