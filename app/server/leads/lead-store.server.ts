import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { hasConfirmationEmail, type LeadKind, type StoredLead } from '~/domain/contact/lead';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder, ServiceDeps } from '../db/database.server';
import { type LeadRow, leadEvents, leads } from '../db/schema/leads.server';
import { notifications } from '../db/schema/notifications.server';
import { receivedEmails } from '../db/schema/received-emails.server';
import { reserveUnconfirmedEmail } from '../email/reserve-unconfirmed.server';
import {
  deleteLeadFiles,
  getLeadFile,
  listLeadFiles,
  type PlacedFile,
  placeFiles,
  storeFiles,
} from '../files/attachments.server';
import type { CheckedFile } from '../files/check-pdf.server';
import { enqueue } from '../jobs/enqueue.server';
import { anonymiseApplication, startApplication } from './applications/application-store.server';
import { releaseSlot } from './calls/bookings.server';
import { selectOwnerId } from './lead-owner.server';
import { createLeadToken, hashLeadToken } from './lead-token.server';
import { deleteStaleLinks } from './sender-links.server';
import { calculateSpamScore, LIKELY_SPAM } from './spam-score.server';
import type { LeadDeps, NewLead } from './types.server';
import { withdrawAnswerEmails, withdrawLeadEmails } from './withdraw-lead-emails.server';

interface StoreOptions {
  files?: readonly PlacedFile[];
  /** Writes more in the transaction, unless the lead is likely spam. When it throws, nothing is stored. */
  alsoWrite?: (transaction: QueryBuilder, leadId: string) => Promise<void>;
  /** It came by email: its sender gets no confirmation, because anyone can write in the name of an address. */
  isByEmail?: boolean;
  /** Of the private page. No other lead has it. Default: a random one. */
  token?: string;
  /** Further fields of a lead that is likely spam: what `alsoWrite` would need to run later. */
  metaOfSpam?: Record<string, unknown>;
}

/** Stores the lead and the job of its emails in one transaction. `token` opens the private page of the sender. */
export async function storeLead(
  { db, clock }: ServiceDeps,
  lead: Omit<NewLead, 'files'>,
  { files = [], alsoWrite, metaOfSpam, isByEmail = false, token = createLeadToken() }: StoreOptions = {},
): Promise<{ id: string; token: string }> {
  const { kind, email, signedInEmail, name, topic, message, meta = {} } = lead;
  const isConfirmed = email !== undefined && email.toLowerCase() === signedInEmail?.toLowerCase();
  const createdAt = clock();
  const id = uuid();
  const score = calculateSpamScore(lead);
  await db.transaction(async (transaction) => {
    await transaction.insert(leads).values({
      id,
      kind,
      email,
      ...(email !== undefined && { userId: selectOwnerId(transaction, email) }),
      name,
      topic,
      message,
      meta: score >= LIKELY_SPAM ? { ...meta, ...metaOfSpam } : meta,
      spamScore: score,
      state: score >= LIKELY_SPAM ? 'spam' : 'new',
      tokenHash: hashLeadToken(token),
      ...(isConfirmed && { emailConfirmedAt: createdAt }),
      emailWithheld: isByEmail,
      createdAt,
    });
    await storeFiles(transaction, id, files, { createdAt });
    if (kind === 'application' && topic)
      await startApplication(transaction, { leadId: id, roleId: topic, createdAt });
    if (score >= LIKELY_SPAM) return;
    await alsoWrite?.(transaction, id);
    if (email === undefined) return;
    if (
      hasConfirmationEmail(kind) &&
      !isConfirmed &&
      !isByEmail &&
      !(await reserveUnconfirmedEmail(transaction, email, createdAt))
    )
      await transaction.update(leads).set({ emailWithheld: true }).where(eq(leads.id, id));
    // Only the email holds the token in readable form: the job's payload is emptied when the job is done.
    await enqueue(transaction, 'lead-confirmation', { leadId: id, token });
  });
  return { id, token };
}

/** R-FILES-1: stores a lead with its files. Their contents are stored first. */
export async function createLead(deps: LeadDeps, { files = [], ...lead }: NewLead) {
  return storeLead(deps, lead, { files: await placeFiles(deps.contents, files) });
}

/** Locks a message until the end of the transaction. */
export async function lockLead(transaction: QueryBuilder, id: string): Promise<void> {
  await transaction.select({ id: leads.id }).from(leads).where(eq(leads.id, id)).for('update');
}

/** A row of the table with its files. */
export async function toStoredLead(db: QueryBuilder, row: LeadRow): Promise<StoredLead> {
  const { id, kind, email, name, topic, message, meta, createdAt, withdrawnAt } = row;
  const { emailConfirmedAt, emailWithheld } = row;
  const files = await listLeadFiles(db, id);
  return {
    id,
    kind: kind as LeadKind,
    meta,
    createdAt,
    isEmailConfirmed: emailConfirmedAt !== null,
    isEmailWithheld: emailWithheld && emailConfirmedAt === null,
    ...(email !== null && { email }),
    ...(name !== null && { name }),
    ...(topic !== null && { topic }),
    ...(message !== null && { message }),
    ...(files.length > 0 && { files }),
    ...(withdrawnAt && { withdrawnAt }),
  };
}

/** `null` for an unknown token. */
export async function readLead({ db }: Pick<LeadDeps, 'db'>, token: string): Promise<StoredLead | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(eq(leads.tokenHash, hashLeadToken(token)));
  return row ? toStoredLead(db, row) : null;
}

/** A file of the lead. `null` for an unknown token, an unknown file, or a withdrawn lead. */
export async function readLeadFile(
  deps: LeadDeps,
  token: string,
  fileId: string,
): Promise<CheckedFile | null> {
  if (!isUuid(fileId)) return null;
  const [lead] = await deps.db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.tokenHash, hashLeadToken(token)));
  return lead ? getLeadFile(deps, lead.id, fileId) : null;
}

/** They would lead to a message that is not there. */
const deleteReplyNotifications = (transaction: QueryBuilder, userId: string, leadId: string) =>
  transaction
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), sql`${notifications.payload} ->> 'leadId' = ${leadId}`));

/**
 * Deletes the contents and files of all leads that match, and releases their calls. `isExpired`: their time is over, and the
 * sender did not withdraw them. Resolves to the number of leads.
 */
export async function deleteLeadContents(
  transaction: QueryBuilder,
  matches: SQL,
  now: Date,
  { isExpired = false } = {},
): Promise<number> {
  const fields = { userId: null, email: null, name: null, topic: null, message: null, meta: {} };
  const deletedFields = { ...fields, emailConfirmedAt: null, emailWithheld: false };
  // In a fixed order, so that two erasures do not wait for each other's messages.
  const rows = await transaction
    .select({ id: leads.id, userId: leads.userId })
    .from(leads)
    .where(matches)
    .orderBy(leads.id)
    .for('update');
  await transaction
    .update(leads)
    .set({ ...deletedFields, withdrawnAt: sql`coalesce(${leads.withdrawnAt}, ${now})` })
    .where(
      inArray(
        leads.id,
        rows.map(({ id }) => id),
      ),
    );
  for (const { id, userId } of rows) {
    await deleteLeadFiles(transaction, id);
    await transaction.delete(leadEvents).where(eq(leadEvents.leadId, id));
    if (userId !== null) await deleteReplyNotifications(transaction, userId, id);
    const answers = await transaction
      .delete(receivedEmails)
      .where(eq(receivedEmails.leadId, id))
      .returning({ id: receivedEmails.id });
    await withdrawAnswerEmails(transaction, answers);
    await withdrawLeadEmails(transaction, id);
    await anonymiseApplication(transaction, id, { now, isWithdrawn: !isExpired });
    const isUpcomingCall = await releaseSlot(transaction, id, now);
    if (isUpcomingCall) await enqueue(transaction, 'call-cancelled', { leadId: id });
  }
  if (rows.length > 0) await deleteStaleLinks(transaction);
  return rows.length;
}

/** Deletes contents and files of the lead. True also for a lead that was withdrawn before. */
export async function withdrawLead({ db, clock }: LeadDeps, token: string): Promise<boolean> {
  const hasToken = eq(leads.tokenHash, hashLeadToken(token));
  const withdrawn = await db.transaction((transaction) => deleteLeadContents(transaction, hasToken, clock()));
  return withdrawn > 0;
}
