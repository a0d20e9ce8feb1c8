import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { adminPaths } from '~/content/admin/admin-paths';
import type { RefusedFile } from '~/domain/contact/received-email';
import { splitQuotedText } from '~/domain/contact/split-quoted-text';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import { users } from '../db/schema/accounts.server';
import { type LeadRow, leads } from '../db/schema/leads.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import { formatLeadReference } from '../email/lead-facts.server';
import type { ParsedEmail, ParseResult } from '../email/parsed-email.server';
import type { EmailQueue } from '../email/types.server';
import { type PlacedFile, storeFiles } from '../files/attachments.server';
import { writeLeadEvent } from '../leads/lead-events.server';
import { selectOwnerId } from '../leads/lead-owner.server';
import { getStaffEmail } from '../leads/lead-staff.server';
import { storeLead, toStoredLead } from '../leads/lead-store.server';
import { toAnswerEmailKey } from '../leads/withdraw-lead-emails.server';

export interface InboundEmailDeps extends ContentDeps, ServiceDeps {
  emailQueue: EmailQueue;
  /** In the email thread. */
  parse: (raw: Uint8Array) => Promise<ParseResult>;
  /** Signs the addresses that get answers. */
  secret: string;
  /** Addresses of the company, in lower case: an email from one of them is ours. */
  ownAddresses: ReadonlySet<string>;
}

/** What the thread of a message stores of an answer. */
type WrittenAnswer = Pick<ParsedEmail, 'sender' | 'senderName' | 'subject' | 'text' | 'isAutomatic'>;

/** An answer that is to be stored, with its files. */
interface CheckedEmail {
  email: WrittenAnswer;
  /** The id that the answer has in the thread. */
  id?: string;
  /** The account in which it was written. Default: the one with the confirmed email of the sender. */
  userId?: string;
  messageId: string;
  files: readonly PlacedFile[];
  refusedFiles: RefusedFile[];
  at: Date;
}

type EmailRow = typeof receivedEmails.$inferInsert;

function toRow({ email, id = uuid(), messageId, refusedFiles, at }: CheckedEmail, leadId: string): EmailRow {
  const { sender, senderName, subject, isAutomatic } = email;
  return { id, leadId, messageId, sender, senderName, subject, isAutomatic, refusedFiles, createdAt: at };
}

function divideText({ text }: WrittenAnswer): { own: string; quoted: string | undefined } {
  const { own, quoted } = splitQuotedText(text);
  return { own: own.trim(), quoted: quoted.trim() || undefined };
}

/** The row of a message, locked until the end of the transaction. A withdrawn one is not there. */
export async function lockThread(
  transaction: QueryBuilder,
  leadId: string | undefined,
): Promise<LeadRow | undefined> {
  if (leadId === undefined) return undefined;
  const [row] = await transaction
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), isNull(leads.withdrawnAt)))
    .for('update');
  return row;
}

/** The member of staff who has the message, else the address of its form. */
async function findStaffRecipient(transaction: QueryBuilder, row: LeadRow): Promise<string> {
  const isOwner = and(eq(users.id, row.ownerId ?? row.id), inArray(users.role, ['staff', 'admin']));
  const [owner] = await transaction.select({ email: users.email }).from(users).where(isOwner);
  return owner?.email ?? getStaffEmail(await toStoredLead(transaction, row));
}

/** R-INBOX-10: the message is new again for its owner. Spam and applications have states that an answer does not change. */
async function reopen(transaction: QueryBuilder, row: LeadRow, at: Date): Promise<void> {
  const isReopened = (row.state === 'open' || row.state === 'done') && row.kind !== 'application';
  await transaction
    .update(leads)
    .set({ answeredAt: at, ...(isReopened && { state: 'new' }) })
    .where(eq(leads.id, row.id));
  if (isReopened)
    await writeLeadEvent(transaction, { leadId: row.id, at }, { id: uuid(), kind: 'state', state: 'new' });
}

/** Adds an answer to the thread of a message. An email that a program wrote changes nothing else and sends nothing. */
export async function storeAnswer(
  { emailQueue }: Pick<InboundEmailDeps, 'emailQueue'>,
  transaction: QueryBuilder,
  { row, checked }: { row: LeadRow; checked: CheckedEmail },
): Promise<void> {
  const { email, files, at } = checked;
  const { own, quoted } = divideText(email);
  const stored = { ...toRow(checked, row.id), text: own, quoted };
  const userId = checked.userId ?? selectOwnerId(transaction, email.sender);
  await transaction.insert(receivedEmails).values({ ...stored, userId });
  await storeFiles(transaction, row.id, files, { createdAt: at, emailId: stored.id });
  if (email.isAutomatic) return;
  await reopen(transaction, row, at);
  if (row.state === 'spam') return;
  const path = row.kind === 'application' ? adminPaths.application(row.id) : adminPaths.lead(row.id);
  await emailQueue.enqueue(transaction, {
    template: 'lead-answer-staff-email',
    data: {
      from: email.senderName ?? email.sender,
      text: own,
      reference: formatLeadReference(row.id),
      link: path,
    },
    key: toAnswerEmailKey(stored.id),
    to: await findStaffRecipient(transaction, row),
    audience: 'staff',
  });
}

/** Stores an email that answers nothing as a message to the company. Its sender gets no confirmation. */
export async function startThread(
  { clock }: Pick<InboundEmailDeps, 'clock'>,
  transaction: QueryBuilder,
  checked: CheckedEmail,
): Promise<void> {
  const { email, files } = checked;
  const { own, quoted } = divideText(email);
  const { id: leadId } = await storeLead(
    { db: transaction, clock },
    {
      kind: 'contact',
      email: email.sender,
      ...(email.senderName !== undefined && { name: email.senderName }),
      ...(own && { message: own }),
      meta: email.subject === undefined ? {} : { subject: email.subject },
    },
    { files, isByEmail: true },
  );
  const userId = selectOwnerId(transaction, email.sender);
  await transaction.insert(receivedEmails).values({ ...toRow(checked, leadId), userId, quoted });
}
