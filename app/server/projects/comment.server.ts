import { and, eq, type SQL } from 'drizzle-orm';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { site } from '~site';
import { countAttempt } from '../accounts/attempts.server';
import type { SignedIn } from '../accounts/contract.server';
import type { Database } from '../db/database.server';
import { projectComments, projectMembers, projects, projectUpdates } from '../db/schema/projects.server';
import type { Mail } from '../mail/contract.server';
import type { CommentResult } from './contract.server';
import { isMemberOf } from './members.server';

const MOST = 10;
const QUARTER_HOUR_S = 15 * 60;

interface Options {
  mail: Mail;
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
  { person }: SignedIn,
  given: Comment,
): Promise<CommentResult> {
  if (!isUuid(given.projectId) || !isUuid(given.updateId)) return { kind: 'unknown' };
  const now = clock();
  const limit = { key: `project-comment:${person.id}`, most: MOST, seconds: QUARTER_HOUR_S };
  const seconds = await countAttempt(database, [limit], now);
  if (seconds > 0) return { kind: 'wait', seconds };
  return database.db.transaction(async (transaction) => {
    const [update] = await transaction
      .select({ title: projectUpdates.title, project: projects.name })
      .from(projectUpdates)
      .innerJoin(projects, eq(projects.id, projectUpdates.projectId))
      .innerJoin(projectMembers, isMemberOf(person.id))
      .where(isUpdate(given));
    if (!update) return { kind: 'unknown' };
    const id = uuid();
    const { updateId, text } = given;
    await transaction
      .insert(projectComments)
      .values({ id, updateId, personId: person.id, body: text, createdAt: now });
    await mail.queue(transaction, {
      template: 'comment-notice',
      data: { ...update, by: person.name, text },
      key: `project-comment:${id}`,
      to: site.emails.projects,
      audience: 'staff',
      replyTo: person.email,
    });
    return { kind: 'written', id };
  });
}
