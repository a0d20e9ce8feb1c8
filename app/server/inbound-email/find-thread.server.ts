import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../db/database.server';
import { emails } from '../db/schema/emails.server';
import { leads } from '../db/schema/leads.server';
import type { ParsedEmail } from '../email/parsed-email.server';
import { readReplyAddress } from '../email/reply-address.server';
import { readThreadIds } from '../leads/lead-thread.server';

/** Ids of our emails: a Message-ID of ours begins with one. */
const readEmailIds = (messageIds: readonly string[]): string[] =>
  messageIds.map((messageId) => messageId.slice(1, 37)).filter(isUuid);

/** The messages that the emails of `references` belong to. */
async function listReferencedThreads(db: QueryBuilder, references: readonly string[]): Promise<string[]> {
  const inHeaders = readThreadIds(references).filter(isUuid);
  const emailIds = readEmailIds(references);
  if (emailIds.length === 0) return inHeaders;
  const rows = await db
    .select({ threadOf: emails.threadOf })
    .from(emails)
    .where(inArray(emails.id, emailIds));
  return [...inHeaders, ...rows.flatMap(({ threadOf }) => threadOf ?? [])];
}

/**
 * R-INBOX-8: the id of the message that an email answers. A signed address is enough, whichever address wrote: people answer from
 * other accounts. Message-IDs are enough only from the address of the message, because they are in copies of an email. A withdrawn
 * message has no thread.
 */
export async function findThread(
  { db, secret }: { db: QueryBuilder; secret: string },
  { recipients, references, sender }: Pick<ParsedEmail, 'recipients' | 'references' | 'sender'>,
): Promise<string | undefined> {
  const signed = readReplyAddress(secret, recipients);
  const isThere = isNull(leads.withdrawnAt);
  if (signed !== undefined) {
    const [row] = await db
      .select({ id: leads.id })
      .from(leads)
      .where(and(eq(leads.id, signed), isThere));
    if (row) return row.id;
  }
  const referenced = await listReferencedThreads(db, references);
  if (referenced.length === 0) return undefined;
  const [row] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(and(inArray(leads.id, referenced), isThere, sql`lower(${leads.email}) = ${sender.toLowerCase()}`))
    .limit(1);
  return row?.id;
}
