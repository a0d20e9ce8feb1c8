import { eq } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import { leads } from '../db/schema/leads.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import { toSubmissionId } from '../db/submission-id.server';
import { lockThread, storeAnswer } from '../inbound-email/store-answer.server';
import { deleteLeadContents } from '../leads/lead-store.server';
import { createAccountMessageId } from '../leads/received-emails.server';
import { countAttempt } from '../rate-limits/attempts.server';
import { type AccountMessageDeps, findOwnLead } from './own-leads.server';

type AnswerResult =
  | { kind: 'written'; id: string }
  /** The user has no such message. */
  | { kind: 'unknown' }
  /** Too many answers: the seconds to wait. */
  | { kind: 'wait'; seconds: number };

const MAX_ANSWERS = 10;
const QUARTER_HOUR_S = 15 * 60;

/** R-INBOX-12: adds an answer to the thread, as one by email is, and once for each form. `text` has passed answerSchema. */
export async function answerMessage(
  { db, emailQueue, clock }: AccountMessageDeps,
  actor: SignedIn,
  { id, key, text }: { id: string; key: string; text: string },
): Promise<AnswerResult> {
  if (!(await findOwnLead(db, actor, id))) return { kind: 'unknown' };
  const { user } = actor;
  const answerId = toSubmissionId(key, id, text);
  const isWritten = eq(receivedEmails.id, answerId);
  if ((await db.$count(receivedEmails, isWritten)) > 0) return { kind: 'written', id: answerId };
  const at = clock();
  const limit = { key: `message-answer:${user.id}`, max: MAX_ANSWERS, seconds: QUARTER_HOUR_S };
  const seconds = await countAttempt(db, [limit], at);
  if (seconds > 0) return { kind: 'wait', seconds };
  return db.transaction(async (transaction) => {
    const row = await lockThread(transaction, id);
    if (!row) return { kind: 'unknown' };
    if ((await transaction.$count(receivedEmails, isWritten)) > 0) return { kind: 'written', id: answerId };
    const email = { sender: user.email.toLowerCase(), senderName: user.name, text, isAutomatic: false };
    const messageId = createAccountMessageId(answerId);
    const checked = { email, id: answerId, userId: user.id, messageId, files: [], refusedFiles: [], at };
    await storeAnswer({ emailQueue }, transaction, { row, checked });
    return { kind: 'written', id: answerId };
  });
}

/** Deletes the message with its thread, as its private page does. False when the user has no such message. */
export async function withdrawMessage(
  { db, clock }: AccountMessageDeps,
  actor: SignedIn,
  id: string,
): Promise<boolean> {
  if (!(await findOwnLead(db, actor, id))) return false;
  const withdrawn = await db.transaction((transaction) =>
    deleteLeadContents(transaction, eq(leads.id, id), clock()),
  );
  return withdrawn > 0;
}
