import { and, desc, eq, gt } from 'drizzle-orm';
import type { SignedIn } from '~/domain/auth/session';
import { splitQuotedText } from '~/domain/contact/split-quoted-text';
import type { QueryBuilder } from '../db/database.server';
import { applicationEvents } from '../db/schema/applications.server';
import { leadEvents, leads } from '../db/schema/leads.server';
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

/**
 * After the back button, the page has a new form with the text that was sent. The same text within this time, and nothing after it in the
 * thread, is the same answer.
 */
const REPEAT_MS = 30 * 60_000;

interface Answer {
  id: string;
  key: string;
  text: string;
}

/** The id of the answer in the thread, when it is written already. */
async function findWritten(
  db: QueryBuilder,
  { user }: SignedIn,
  { answer: { id, key, text }, now }: { answer: Answer; now: Date },
): Promise<string | undefined> {
  const answerId = toSubmissionId(key, id, text);
  if ((await db.$count(receivedEmails, eq(receivedEmails.id, answerId))) > 0) return answerId;
  const [last] = await db
    .select()
    .from(receivedEmails)
    .where(and(eq(receivedEmails.leadId, id), eq(receivedEmails.userId, user.id)))
    .orderBy(desc(receivedEmails.createdAt))
    .limit(1);
  const { own, quoted } = splitQuotedText(text);
  const isSame = last?.text === own.trim() && (last.quoted ?? '') === quoted.trim();
  if (!isSame || now.getTime() - last.createdAt.getTime() >= REPEAT_MS) return undefined;
  const repliesLater =
    (await db.$count(
      leadEvents,
      and(eq(leadEvents.leadId, id), eq(leadEvents.kind, 'reply'), gt(leadEvents.createdAt, last.createdAt)),
    )) +
    (await db.$count(
      applicationEvents,
      and(
        eq(applicationEvents.leadId, id),
        eq(applicationEvents.kind, 'email'),
        gt(applicationEvents.createdAt, last.createdAt),
      ),
    ));
  return repliesLater === 0 ? last.id : undefined;
}

/** R-INBOX-12: adds an answer to the thread, as one by email is, and once for each form. `text` has passed answerSchema. */
export async function answerMessage(
  { db, emailQueue, clock }: AccountMessageDeps,
  actor: SignedIn,
  answer: Answer,
): Promise<AnswerResult> {
  const { id, key, text } = answer;
  if (!(await findOwnLead(db, actor, id))) return { kind: 'unknown' };
  const { user } = actor;
  const at = clock();
  const written = await findWritten(db, actor, { answer, now: at });
  if (written) return { kind: 'written', id: written };
  const limit = { key: `message-answer:${user.id}`, max: MAX_ANSWERS, seconds: QUARTER_HOUR_S };
  const seconds = await countAttempt(db, [limit], at);
  if (seconds > 0) return { kind: 'wait', seconds };
  return db.transaction(async (transaction) => {
    const row = await lockThread(transaction, id);
    if (!row) return { kind: 'unknown' };
    const writtenMeanwhile = await findWritten(transaction, actor, { answer, now: at });
    if (writtenMeanwhile) return { kind: 'written', id: writtenMeanwhile };
    const answerId = toSubmissionId(key, id, text);
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
