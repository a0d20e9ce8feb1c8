import { and, eq, type SQL } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import { site } from '~site';
import { projectComments, projectMembers, projects, projectUpdates } from '../db/schema/projects.server';
import { toSubmissionId } from '../db/submission-id.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { isMemberOf } from './project-members.server';
import type { ProjectDeps } from './types.server';

export type CommentResult =
  | { kind: 'written'; id: string }
  /** There is no such update in a project of this member. */
  | { kind: 'unknown' }
  /** Too many comments: the seconds to wait. */
  | { kind: 'wait'; seconds: number };

/** `text` has passed commentSchema. */
interface NewComment {
  projectId: string;
  updateId: string;
  /** The UUID of the form: the same text is written once with it. */
  key: string;
  text: string;
}

const MAX_COMMENTS = 10;
const QUARTER_HOUR_S = 15 * 60;

const isUpdate = ({ projectId, updateId }: NewComment): SQL | undefined =>
  and(eq(projectUpdates.id, updateId), eq(projectUpdates.projectId, projectId));

/** Stores the comment of a member on an update, and emails the staff. At most 10 in a quarter of an hour. */
export async function writeComment(
  { db, emailQueue, clock }: ProjectDeps,
  { user }: SignedIn,
  comment: NewComment,
): Promise<CommentResult> {
  if (!isUuid(comment.projectId) || !isUuid(comment.updateId)) return { kind: 'unknown' };
  const { key, updateId, text } = comment;
  const id = toSubmissionId(key, updateId, text);
  const isSent = and(eq(projectComments.id, id), eq(projectComments.userId, user.id));
  if ((await db.$count(projectComments, isSent)) > 0) return { kind: 'written', id };
  const now = clock();
  const limit = { key: `project-comment:${user.id}`, max: MAX_COMMENTS, seconds: QUARTER_HOUR_S };
  const seconds = await countAttempt(db, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  return db.transaction(async (transaction) => {
    const [update] = await transaction
      .select({ title: projectUpdates.title, project: projects.name })
      .from(projectUpdates)
      .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
      .innerJoin(projectMembers, isMemberOf(user.id))
      .where(isUpdate(comment));
    if (!update) return { kind: 'unknown' };
    const written = await transaction
      .insert(projectComments)
      .values({ id, updateId, userId: user.id, body: text, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: projectComments.id });
    if (written.length === 0) return { kind: 'written', id };
    await transaction.update(projects).set({ changedAt: now }).where(eq(projects.id, comment.projectId));
    await emailQueue.enqueue(transaction, {
      template: 'comment-staff-email',
      data: { ...update, projectId: comment.projectId, by: user.name, text },
      key: `project-comment:${id}`,
      to: site.emails.projects,
      audience: 'staff',
      replyTo: user.email,
    });
    return { kind: 'written', id };
  });
}
