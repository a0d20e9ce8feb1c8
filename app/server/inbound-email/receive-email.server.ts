import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import type { ParsedEmail, ParseResult } from '../email/parsed-email.server';
import { placeFiles } from '../files/attachments.server';
import { checkFiles } from './check-files.server';
import { findThread } from './find-thread.server';
import { recordReports } from './record-reports.server';
import { type InboundEmailDeps, lockThread, startThread, storeAnswer } from './store-answer.server';

/** The first number of the advisory locks on Message-IDs. No other advisory lock of two numbers uses it. */
const MESSAGE_LOCK = 4202;

/**
 * answer: added to a message · message: a new one · repeated: it is stored already · report: about emails of ours · ignored: a program
 * or the company itself wrote it, and it answers nothing
 */
export type ReceiveResult =
  | { kind: 'answer' | 'message' | 'repeated' | 'report' | 'ignored' }
  | Extract<ParseResult, { kind: 'refused' }>;

async function isStored(db: QueryBuilder, messageId: string): Promise<boolean> {
  const rows = await db
    .select({ id: receivedEmails.id })
    .from(receivedEmails)
    .where(eq(receivedEmails.messageId, messageId));
  return rows.length > 0;
}

/** An email from ourselves would begin a loop. Its address can have a part after a plus sign. */
const isOwn = ({ ownAddresses }: InboundEmailDeps, sender: string): boolean =>
  ownAddresses.has(sender.replace(/\+[^@]*@/, '@'));

/** The email that a mail server gives again waits for the first one. */
const lockMessage = (transaction: QueryBuilder, messageId: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${MESSAGE_LOCK}, hashtext(${messageId}))`);

async function storeEmail(
  deps: InboundEmailDeps,
  email: ParsedEmail,
  messageId: string,
): Promise<ReceiveResult> {
  if (await isStored(deps.db, messageId)) return { kind: 'repeated' };
  const thread = await findThread(deps, email);
  if (thread === undefined && email.isAutomatic) return { kind: 'ignored' };
  const { accepted, refused } = await checkFiles(email.attachments);
  const files = await placeFiles(deps.contents, accepted);
  const checked = { email, messageId, files, refusedFiles: refused, at: deps.clock() };
  return deps.db.transaction(async (transaction): Promise<ReceiveResult> => {
    await lockMessage(transaction, messageId);
    if (await isStored(transaction, messageId)) return { kind: 'repeated' };
    const row = await lockThread(transaction, thread);
    if (row) {
      await storeAnswer(deps, transaction, { row, checked });
      return { kind: 'answer' };
    }
    if (email.isAutomatic) return { kind: 'ignored' };
    await startThread(deps, transaction, checked);
    return { kind: 'message' };
  });
}

/** R-INBOX-8: stores an email as the mail server has it, once. Whatever it says, nothing is sent to its sender. */
export async function receiveEmail(deps: InboundEmailDeps, raw: Uint8Array): Promise<ReceiveResult> {
  const parsed = await deps.parse(raw);
  if (parsed.kind === 'refused') return parsed;
  const { email } = parsed;
  if (email.reports.length > 0) {
    await recordReports(deps, email.reports);
    return { kind: 'report' };
  }
  if (isOwn(deps, email.sender)) return { kind: 'ignored' };
  const hash = createHash('sha256').update(raw).digest('base64url');
  return storeEmail(deps, email, email.messageId ?? `sha256:${hash}`);
}
