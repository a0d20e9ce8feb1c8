import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ReceivedEmail } from '~/domain/contact/received-email';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import { listAnswerFiles } from '../files/attachments.server';

const ACCOUNT_PREFIX = 'account:';

/** In place of the Message-ID of an email: the answer was written in the account. */
export const createAccountMessageId = (answerId: string): string => ACCOUNT_PREFIX + answerId;

/** The answers in the thread of a message, the oldest first. */
export async function listReceivedEmails(db: QueryBuilder, leadId: string): Promise<ReceivedEmail[]> {
  const rows = await db
    .select()
    .from(receivedEmails)
    .where(eq(receivedEmails.leadId, leadId))
    .orderBy(asc(receivedEmails.createdAt), asc(receivedEmails.id));
  if (rows.length === 0) return [];
  const files = await listAnswerFiles(db, leadId);
  return rows.map(
    ({ id, messageId, sender, senderName, subject, text, quoted, isAutomatic, refusedFiles, createdAt }) => ({
      id,
      sender,
      isAutomatic,
      isFromAccount: messageId.startsWith(ACCOUNT_PREFIX),
      refusedFiles,
      at: createdAt,
      files: files.flatMap(({ emailId, file }) => (emailId === id ? [file] : [])),
      ...(senderName !== null && { senderName }),
      ...(subject !== null && { subject }),
      ...(text !== null && { text }),
      ...(quoted !== null && { quoted }),
    }),
  );
}

/** Whether an email to the sender of a message failed, at once or by a later report. */
export async function hasUndeliveredEmail(db: QueryBuilder, leadId: string): Promise<boolean> {
  const isFailed = inArray(emails.state, ['failed', 'bounced']);
  const rows = await db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.threadOf, leadId), isFailed))
    .limit(1);
  return rows.length > 0;
}
