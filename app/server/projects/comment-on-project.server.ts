import { and, eq, type SQL } from 'drizzle-orm';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { site } from '~site';
import type { SignedIn } from '../accounts/types.server';
import type { Database } from '../db/database.server';
import { projectComments, projectMembers, projects, projectUpdates } from '../db/schema/projects.server';
import type { EmailQueue } from '../email/types.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { isMemberOf } from './project-members.server';
import type { CommentResult } from './types.server';

const MOST = 10;
const QUARTER_HOUR_S = 15 * 60;

interface Options {
  mail: EmailQueue;
  clock: () => Date;
}

interface Comment {
  projectId: string;
  updateId: string;
  text: string;
}

const isUpdate = ({ projectId, updateId }: Comment): SQL | undefined =>
  and(eq(projectUpdates.id, updateId), eq(projectUpdates.projectId, projectId));

/** A member's word on an update, and a mail to our desk: somebody has to answer it. */
export async function writeComment(
  database: Database,
  { mail, clock }: Options,
  { user }: SignedIn,
  given: Comment,
): Promise<CommentResult> {
  if (!isUuid(given.projectId) || !isUuid(given.updateId)) return { kind: 'unknown' };
  const now = clock();
  const limit = { key: `project-comment:${user.id}`, max: MOST, seconds: QUARTER_HOUR_S };
  const seconds = await countAttempt(database, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  return database.db.transaction(async (transaction) => {
    const [update] = await transaction
      .select({ title: projectUpdates.title, project: projects.name })
      .from(projectUpdates)
      .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
      .innerJoin(projectMembers, isMemberOf(user.id))
      .where(isUpdate(given));
    if (!update) return { kind: 'unknown' };
    const id = uuid();
    const { updateId, text } = given;
    await transaction
      .insert(projectComments)
      .values({ id, updateId, userId: user.id, body: text, createdAt: now });
    await mail.enqueue(transaction, {
      template: 'comment-notice',
      data: { ...update, by: user.name, text },
      key: `project-comment:${id}`,
      to: site.emails.projects,
      audience: 'staff',
      replyTo: user.email,
    });
    return { kind: 'written', id };
  });
}
