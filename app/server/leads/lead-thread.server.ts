import { desc, eq } from 'drizzle-orm';
import type { StoredLead } from '~/domain/contact/lead';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import { getStaffEmail } from './lead-staff.server';

const createThreadId = (leadId: string) => `<message-${leadId}@${site.emails.hello.split('@')[1]}>`;

const THREAD_ID = /^<message-([0-9a-f-]{36})@/;

/** The ids of the messages whose emails have one of these Message-IDs in their headers. */
export const readThreadIds = (messageIds: readonly string[]): string[] =>
  messageIds.flatMap((messageId) => THREAD_ID.exec(messageId)?.[1] ?? []);

/** Headers that keep all emails about one message in one thread. `answered`: the Message-ID of the email that is answered. */
function createThreadHeaders(leadId: string, answered?: string): Readonly<Record<string, string>> {
  const thread = createThreadId(leadId);
  return answered === undefined
    ? { 'In-Reply-To': thread, References: thread }
    : { 'In-Reply-To': answered, References: `${thread} ${answered}` };
}

/** The Message-ID of the last email of the thread that a person wrote. */
export async function findAnsweredId(db: QueryBuilder, leadId: string): Promise<string | undefined> {
  const rows = await db
    .select({ messageId: receivedEmails.messageId, isAutomatic: receivedEmails.isAutomatic })
    .from(receivedEmails)
    .where(eq(receivedEmails.leadId, leadId))
    .orderBy(desc(receivedEmails.createdAt), desc(receivedEmails.id));
  return rows.find(({ messageId, isAutomatic }) => !isAutomatic && messageId.startsWith('<'))?.messageId;
}

/** What every email to the sender of a message has: answers to it come back into the thread. */
export const createThreadEnvelope = (lead: Pick<StoredLead, 'id' | 'kind' | 'topic'>, answered?: string) => ({
  replyTo: getStaffEmail(lead),
  threadOf: lead.id,
  headers: createThreadHeaders(lead.id, answered),
});
