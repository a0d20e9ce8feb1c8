import { and, asc, eq, isNull } from 'drizzle-orm';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { teamMembers as team } from '~/content/company/team';
import type { NotificationPayload } from '~/domain/accounts/notifications';
import { requirePermission } from '~/domain/auth/permissions';
import type { User } from '~/domain/auth/user';
import type { SignedIn } from '../accounts/types.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { users } from '../db/schema/accounts.server';
import { projectComments, projectMilestones, projects, projectUpdates } from '../db/schema/projects.server';
import { greetedName, toAccount } from '../email/to-account.server';
import { type NotifierDeps, notifyByPreference } from '../notifications/notify-by-preference.server';
import { listMembers } from './project-members.server';
import type { Projects } from './types.server';

export interface ManageOptions extends NotifierDeps {
  clock: () => Date;
}

interface News {
  project: string;
  told: NotificationPayload;
  key: string;
  at: Date;
  /** What was written, and by whom of our team. */
  quote?: { text: string; by: string };
}

type Reader = Pick<User, 'id' | 'name' | 'email' | 'emailVerified'>;

function tellReader(
  transaction: QueryBuilder,
  desk: NotifierDeps,
  reader: Reader,
  news: News,
): Promise<void> {
  const { told, key, at, ...words } = news;
  return notifyByPreference(
    transaction,
    desk,
    { userId: reader.id, payload: told, key, at },
    {
      ...toAccount(reader),
      content: (leave) => ({
        template: 'project-news',
        data: { ...greetedName(reader), told, leave, ...words },
      }),
    },
  );
}

async function tellMembers(transaction: QueryBuilder, desk: NotifierDeps, projectId: string, news: News) {
  for (const member of await listMembers(transaction, projectId))
    await tellReader(transaction, desk, member, news);
}

const teamName = (id: string): string | undefined => team.find((one) => one.id === id)?.name;

async function projectName(transaction: QueryBuilder, id: string): Promise<string | undefined> {
  const [row] = await transaction.select({ name: projects.name }).from(projects).where(eq(projects.id, id));
  return row?.name;
}

type Managing<Name extends keyof Projects> = Parameters<Projects[Name]>[1];

export async function addUpdate(
  { db }: Database,
  options: ManageOptions,
  { user }: SignedIn,
  { projectId, authorId, title, text }: Managing<'addUpdate'>,
): ReturnType<Projects['addUpdate']> {
  requirePermission(user, 'projects.manage');
  const by = teamName(authorId);
  if (!isUuid(projectId) || by === undefined) return { kind: 'unknown' };
  return db.transaction(async (transaction) => {
    const project = await projectName(transaction, projectId);
    if (project === undefined) return { kind: 'unknown' };
    const id = uuid();
    const at = options.clock();
    await transaction
      .insert(projectUpdates)
      .values({ id, projectId, authorId, title, body: text, createdAt: at });
    await tellMembers(transaction, options, projectId, {
      told: { event: 'project-update', projectId, project, updateId: id, title },
      key: `project-update:${id}`,
      ...{ project, at, quote: { text, by } },
    });
    return { kind: 'written', id };
  });
}

export async function completeMilestone(
  { db }: Database,
  options: ManageOptions,
  { user }: SignedIn,
  { projectId, milestoneId }: Managing<'finishMilestone'>,
): ReturnType<Projects['completeMilestone']> {
  requirePermission(user, 'projects.manage');
  if (!isUuid(projectId) || !isUuid(milestoneId)) return 'unknown';
  return db.transaction(async (transaction) => {
    const project = await projectName(transaction, projectId);
    const plan = await transaction
      .select()
      .from(projectMilestones)
      .where(eq(projectMilestones.projectId, projectId))
      .orderBy(asc(projectMilestones.position))
      .for('update');
    const milestone = plan.find(({ id }) => id === milestoneId);
    if (project === undefined || !milestone) return 'unknown';
    if (milestone.doneAt) return 'before';
    const at = options.clock();
    await transaction
      .update(projectMilestones)
      .set({ doneAt: at })
      .where(eq(projectMilestones.id, milestoneId));
    const isLast = plan.every(({ id, doneAt }) => id === milestoneId || doneAt !== null);
    await tellMembers(transaction, options, projectId, {
      told: { event: 'milestone-done', projectId, project, title: milestone.title, isLast },
      key: `milestone-done:${milestoneId}`,
      ...{ project, at },
    });
    return 'done';
  });
}

export async function answerComment(
  { db }: Database,
  options: ManageOptions,
  { user }: SignedIn,
  { commentId, authorId, text }: Managing<'answerComment'>,
): ReturnType<Projects['answerComment']> {
  requirePermission(user, 'projects.manage');
  const by = teamName(authorId);
  if (!isUuid(commentId) || by === undefined) return 'unknown';
  return db.transaction(async (transaction) => {
    const [found] = await transaction
      .select({
        projectId: projects.id,
        project: projects.name,
        reader: {
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
    const at = options.clock();
    const answered = await transaction
      .update(projectComments)
      .set({ answer: text, answeredById: authorId, answeredAt: at })
      .where(and(eq(projectComments.id, commentId), isNull(projectComments.answer)))
      .returning({ id: projectComments.id });
    if (answered.length === 0) return 'before';
    const { projectId, project, reader } = found;
    await tellReader(transaction, options, reader, {
      told: { event: 'comment-answered', projectId, project, commentId, by },
      key: `comment-answered:${commentId}`,
      ...{ project, at, quote: { text, by } },
    });
    return 'answered';
  });
}
