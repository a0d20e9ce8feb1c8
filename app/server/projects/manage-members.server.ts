import { and, eq, type SQL, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { PROJECT_LIMITS } from '~/domain/projects/project-forms';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { emails } from '../db/schema/emails.server';
import {
  projectComments,
  projectMembers,
  projectMilestones,
  projectUpdates,
} from '../db/schema/projects.server';
import { withdrawUnsent } from '../email/withdraw-unsent.server';
import { changeProject } from './change-project.server';
import { notifyMember } from './notify-members.server';
import { listMembers } from './project-members.server';
import type { ProjectDeps } from './types.server';

export type AddMemberResult = 'added' | 'before' | 'no-account' | 'unconfirmed' | 'too-many' | 'unknown';

async function findAccount(transaction: QueryBuilder, email: string) {
  const { id, name, emailVerified } = users;
  const [account] = await transaction
    .select({ id, name, email: users.email, emailVerified })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return account;
}

/**
 * R-PROJECT-4: adds the account with this email and notifies it. An email that was never confirmed could be that of another
 * person, so its account gets no project. Throws NotAllowedError.
 */
export async function addMember(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, email }: { projectId: string; email: string },
): Promise<AddMemberResult> {
  requirePermission(actor.user, 'projects.manage');
  const result = await changeProject<AddMemberResult>(
    deps,
    actor,
    projectId,
    async (transaction, { name: project }, at) => {
      const account = await findAccount(transaction, email);
      if (!account) return { result: 'no-account' };
      if (!account.emailVerified) return { result: 'unconfirmed' };
      const members = await listMembers(transaction, projectId);
      if (members.some(({ id }) => id === account.id)) return { result: 'before' };
      if (members.length >= PROJECT_LIMITS.members) return { result: 'too-many' };
      await transaction.insert(projectMembers).values({ projectId, userId: account.id, joinedAt: at });
      await notifyMember(deps, transaction, account, {
        payload: { event: 'project-joined', projectId, project },
        key: `project-joined:${projectId}:${at.getTime()}`,
        project,
        at,
      });
      return {
        result: 'added',
        recorded: { action: 'project-member-added', after: { member: account.id } },
      };
    },
  );
  return result ?? 'unknown';
}

/**
 * The emails to a member about a project, by the parts of their keys: `event:id:…:user`, with the id of the project, an update, a milestone
 * or a comment.
 */
const isEmailToMember = (projectId: string, userId: string): SQL | undefined =>
  and(
    eq(emails.template, 'project-update'),
    sql`right(${emails.key}, ${userId.length + 1}) = ${`:${userId}`}`,
    sql`split_part(${emails.key}, ':', 2) in (
      select ${projectId}
      union select ${projectUpdates.id}::text from ${projectUpdates} where ${projectUpdates.projectId} = ${projectId}
      union select ${projectMilestones.id}::text from ${projectMilestones} where ${projectMilestones.projectId} = ${projectId}
      union select ${projectComments.id}::text from ${projectComments}
        join ${projectUpdates} on ${projectUpdates.id} = ${projectComments.updateId}
        where ${projectUpdates.projectId} = ${projectId})`,
  );

/**
 * R-PROJECT-4: the member does not see the project any more, also in an email that was not sent yet; the comments stay. Throws
 * NotAllowedError.
 */
export async function removeMember(
  deps: ProjectDeps,
  actor: SignedIn,
  { projectId, userId }: { projectId: string; userId: string },
): Promise<'removed' | 'unknown'> {
  requirePermission(actor.user, 'projects.manage');
  if (!isUuid(userId)) return 'unknown';
  const result = await changeProject<'removed' | 'unknown'>(deps, actor, projectId, async (transaction) => {
    const removed = await transaction
      .delete(projectMembers)
      .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.userId, userId)))
      .returning({ userId: projectMembers.userId });
    if (removed.length === 0) return { result: 'unknown' };
    await withdrawUnsent(transaction, isEmailToMember(projectId, userId));
    return {
      result: 'removed',
      recorded: { action: 'project-member-removed', after: { member: userId } },
    };
  });
  return result ?? 'unknown';
}
