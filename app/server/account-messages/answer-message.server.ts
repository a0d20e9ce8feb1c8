import { and, desc, eq } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import { splitQuotedText } from '~/domain/contact/split-quoted-text';
import type { QueryBuilder } from '../db/database.server';
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

/** After the back button, the page has a new form with the text that was sent. */
const REPEAT_S = 30 * 60;

interface Answer {
  id: string;
  key: string;
  text: string;
  /** The id of the newest reply that the page of the form showed. Empty without one. */
  seen: string;
}

const getAnswerId = ({ id, key, text }: Answer) => toSubmissionId(key, id, text);

/** Whether this form has written its answer already. */
const isFormWritten = async (db: QueryBuilder, answer: Answer): Promise<boolean> =>
  (await db.$count(receivedEmails, eq(receivedEmails.id, getAnswerId(answer)))) > 0;

/**
 * The id of the last answer, when the same text was sent within this time from a page with the same newest reply. The same text to a later
 * reply is another answer. Counts the text, in the transaction that writes the answer.
 */
async function findRepeated(
  transaction: QueryBuilder,
  { user }: SignedIn,
  { answer: { id, text, seen }, now }: { answer: Answer; now: Date },
): Promise<string | undefined> {
  const key = `message-text:${toSubmissionId(id, user.id, text, seen)}`;
  if ((await countAttempt(transaction, [{ key, max: 1, seconds: REPEAT_S }], now)) === 0) return undefined;
  const [last] = await transaction
    .select()
    .from(receivedEmails)
    .where(and(eq(receivedEmails.leadId, id), eq(receivedEmails.userId, user.id)))
    .orderBy(desc(receivedEmails.createdAt))
    .limit(1);
  const { own, quoted } = splitQuotedText(text);
  return last?.text === own.trim() && (last.quoted ?? '') === quoted.trim() ? last.id : undefined;
}

/** R-INBOX-12: adds an answer to the thread, as one by email is, and once for each form. `text` has passed answerSchema. */
export async function answerMessage(
  { db, emailQueue, clock }: AccountMessageDeps,
  actor: SignedIn,
  answer: Answer,
): Promise<AnswerResult> {
  const { id, text } = answer;
  if (!(await findOwnLead(db, actor, id))) return { kind: 'unknown' };
  const { user } = actor;
  const at = clock();
  const answerId = getAnswerId(answer);
  if (await isFormWritten(db, answer)) return { kind: 'written', id: answerId };
  const limit = { key: `message-answer:${user.id}`, max: MAX_ANSWERS, seconds: QUARTER_HOUR_S };
  const seconds = await countAttempt(db, [limit], at);
  if (seconds > 0) return { kind: 'wait', seconds };
  return db.transaction(async (transaction) => {
    const row = await lockThread(transaction, id);
    if (!row) return { kind: 'unknown' };
    if (await isFormWritten(transaction, answer)) return { kind: 'written', id: answerId };
    const repeated = await findRepeated(transaction, actor, { answer, now: at });
    if (repeated) return { kind: 'written', id: repeated };
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
