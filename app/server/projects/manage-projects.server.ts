import { and, asc, eq, isNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { teamMembers } from '~/content/company/team';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { User } from '~/domain/auth/user';
import type { NotificationPayload } from '~/domain/notifications/notifications';
import type { QueryBuilder } from '../db/database.server';
import { isUuid } from '../db/is-uuid.server';
import { users } from '../db/schema/accounts.server';
import { projectComments, projectMilestones, projects, projectUpdates } from '../db/schema/projects.server';
import { toAccount, toGreetingName } from '../email/to-account.server';
import { notifyByPreference } from '../notifications/notify-by-preference.server';
import type { ProjectDeps } from './deps.server';
import { listMembers } from './project-members.server';

interface ProjectEvent {
  /** The name of the project. */
  project: string;
  payload: NotificationPayload;
  key: string;
  at: Date;
  /** The text of a team member, with the name. */
  quote?: { text: string; by: string };
}

type Member = Pick<User, 'id' | 'name' | 'email' | 'emailVerified'>;

function notifyMember(
  deps: ProjectDeps,
  transaction: QueryBuilder,
  member: Member,
  event: ProjectEvent,
): Promise<void> {
  const { payload, key, at, ...details } = event;
  return notifyByPreference(
    transaction,
    deps,
    { userId: member.id, payload, key, at },
    {
      ...toAccount(member),
      createContent: (leave) => ({
        template: 'project-news',
        data: { ...toGreetingName(member), told: payload, leave, ...details },
      }),
    },
  );
}

async function notifyMembers(
  deps: ProjectDeps,
  transaction: QueryBuilder,
  projectId: string,
  event: ProjectEvent,
) {
  for (const member of await listMembers(transaction, projectId))
    await notifyMember(deps, transaction, member, event);
}

const getTeamMemberName = (id: string): string | undefined =>
  teamMembers.find((member) => member.id === id)?.name;

async function readProjectName(transaction: QueryBuilder, id: string): Promise<string | undefined> {
  const [row] = await transaction.select({ name: projects.name }).from(projects).where(eq(projects.id, id));
  return row?.name;
}

/** Adds an update by a team member. Throws NotAllowedError without the permission. */
export async function addUpdate(
  deps: ProjectDeps,
  { user }: SignedIn,
  { projectId, authorId, title, text }: { projectId: string; authorId: string; title: string; text: string },
): Promise<{ kind: 'written'; id: string } | { kind: 'unknown' }> {
  requirePermission(user, 'projects.manage');
  const by = getTeamMemberName(authorId);
  if (!isUuid(projectId) || by === undefined) return { kind: 'unknown' };
  return deps.db.transaction(async (transaction) => {
    const project = await readProjectName(transaction, projectId);
    if (project === undefined) return { kind: 'unknown' };
    const id = uuid();
    const at = deps.clock();
    await transaction
      .insert(projectUpdates)
      .values({ id, projectId, authorId, title, body: text, createdAt: at });
    await notifyMembers(deps, transaction, projectId, {
      payload: { event: 'project-update', projectId, project, updateId: id, title },
      key: `project-update:${id}`,
      ...{ project, at, quote: { text, by } },
    });
    return { kind: 'written', id };
  });
}

/** `before`: it was completed earlier, and no notification is sent. Throws NotAllowedError without the permission. */
export async function completeMilestone(
  deps: ProjectDeps,
  { user }: SignedIn,
  { projectId, milestoneId }: { projectId: string; milestoneId: string },
): Promise<'done' | 'before' | 'unknown'> {
  requirePermission(user, 'projects.manage');
  if (!isUuid(projectId) || !isUuid(milestoneId)) return 'unknown';
  return deps.db.transaction(async (transaction) => {
    const project = await readProjectName(transaction, projectId);
    const milestones = await transaction
      .select()
      .from(projectMilestones)
      .where(eq(projectMilestones.projectId, projectId))
      .orderBy(asc(projectMilestones.position))
      .for('update');
    const milestone = milestones.find(({ id }) => id === milestoneId);
    if (project === undefined || !milestone) return 'unknown';
    if (milestone.doneAt) return 'before';
    const at = deps.clock();
    await transaction
      .update(projectMilestones)
      .set({ doneAt: at })
      .where(eq(projectMilestones.id, milestoneId));
    const isLast = milestones.every(({ id, doneAt }) => id === milestoneId || doneAt !== null);
    await notifyMembers(deps, transaction, projectId, {
      payload: { event: 'milestone-done', projectId, project, title: milestone.title, isLast },
      key: `milestone-done:${milestoneId}`,
      ...{ project, at },
    });
    await deps.invoiceMilestone?.(transaction, { milestoneId, userId: user.id, at });
    return 'done';
  });
}

/** Answers a comment, once, and notifies its writer. Throws NotAllowedError without the permission. */
export async function answerComment(
  deps: ProjectDeps,
  { user }: SignedIn,
  { commentId, authorId, text }: { commentId: string; authorId: string; text: string },
): Promise<'answered' | 'before' | 'unknown'> {
  requirePermission(user, 'projects.manage');
  const by = getTeamMemberName(authorId);
  if (!isUuid(commentId) || by === undefined) return 'unknown';
  return deps.db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({
        projectId: projects.id,
        project: projects.name,
        member: {
          id: users.id,
          name: users.name,
          email: users.email,
          emailVerified: users.emailVerified,
        },
      })
      .from(projectComments)
      .innerJoin(projectUpdates, eq(projectUpdates.id, projectComments.updateId))
      .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
      .innerJoin(users, eq(users.id, projectComments.userId))
      .where(eq(projectComments.id, commentId));
    if (!found) return 'unknown';
    const at = deps.clock();
    const answered = await transaction
      .update(projectComments)
      .set({ answer: text, answeredById: authorId, answeredAt: at })
      .where(and(eq(projectComments.id, commentId), isNull(projectComments.answer)))
      .returning({ id: projectComments.id });
    if (answered.length === 0) return 'before';
    const { projectId, project, member } = found;
    await notifyMember(deps, transaction, member, {
      payload: { event: 'comment-answered', projectId, project, commentId, by },
      key: `comment-answered:${commentId}`,
      ...{ project, at, quote: { text, by } },
    });
    return 'answered';
  });
}
