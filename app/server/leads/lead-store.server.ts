import { createHash, randomBytes } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { validate as isUuid, v7 as uuid } from 'uuid';
import { releaseSlot } from '../calls/bookings.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { leads } from '../db/schema/leads.server';
import { reserveUnconfirmedEmail } from '../email/reserve-unconfirmed.server';
import { deleteLeadFiles, getLeadFile, listLeadFiles, storeFiles } from '../files/attachments.server';
import type { CheckedFile } from '../files/types.server';
import { enqueue } from '../jobs/enqueue.server';
import { isAnswered } from './lead-staff.server';
import { LIKELY_SPAM, spamScore } from './spam-score.server';
import type { LeadKind, NewLead, StoredLead } from './types.server';

const TOKEN_BYTES = 24;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export async function storeLead(
  { db }: Database,
  clock: () => Date,
  lead: NewLead,
  /** What else is written with the lead, unless it is likely spam; when it throws, nothing is kept. */
  alsoWrite?: (transaction: QueryBuilder, leadId: string) => Promise<void>,
): Promise<{ id: string; token: string }> {
  const { kind, email, signedInEmail, name, topic, message, meta = {}, files = [] } = lead;
  const isConfirmed = email !== undefined && email.toLowerCase() === signedInEmail?.toLowerCase();
  const createdAt = clock();
  const id = uuid();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const score = spamScore(lead);
  await db.transaction(async (transaction) => {
    await transaction.insert(leads).values({
      ...{ id, kind, email, name, topic, message, meta },
      spamScore: score,
      tokenHash: hashToken(token),
      ...(isConfirmed && { emailConfirmedAt: createdAt }),
      createdAt,
    });
    await storeFiles(transaction, id, files, createdAt);
    if (score >= LIKELY_SPAM) return;
    await alsoWrite?.(transaction, id);
    if (email === undefined) return;
    if (isAnswered(kind) && !isConfirmed && !(await reserveUnconfirmedEmail(transaction, email, createdAt)))
      await transaction.update(leads).set({ emailWithheld: true }).where(eq(leads.id, id));
    // The link is in the mail and nowhere else in readable form; the job forgets it when it is done.
    await enqueue(transaction, 'lead-confirmation', { leadId: id, token });
  });
  return { id, token };
}

/** A row of the table with what was sent along, as everybody else knows it. */
export async function toStoredLead(db: QueryBuilder, row: typeof leads.$inferSelect): Promise<StoredLead> {
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

export async function readLead({ db }: Database, token: string): Promise<StoredLead | null> {
  const [row] = await db
    .select()
    .from(leads)
    .where(eq(leads.tokenHash, hashToken(token)));
  return row ? toStoredLead(db, row) : null;
}

export async function readFileOfLead(
  { db }: Database,
  token: string,
  fileId: string,
): Promise<CheckedFile | null> {
  if (!isUuid(fileId)) return null;
  const [lead] = await db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.tokenHash, hashToken(token)));
  return lead ? getLeadFile(db, lead.id, fileId) : null;
}

/** Everything that came with the leads that fit: words, files, and the half hour held for a call. Resolves to their number. */
export async function deleteLeads(transaction: QueryBuilder, fits: SQL, now: Date): Promise<number> {
  const words = { email: null, name: null, topic: null, message: null, meta: {} };
  const erased = { ...words, emailConfirmedAt: null, emailWithheld: false };
  const taken = await transaction
    .update(leads)
    .set({ ...erased, withdrawnAt: sql`coalesce(${leads.withdrawnAt}, ${now})` })
    .where(fits)
    .returning({ id: leads.id });
  for (const { id } of taken) {
    await deleteLeadFiles(transaction, id);
    const isCallToCome = await releaseSlot(transaction, id, now);
    if (isCallToCome) await enqueue(transaction, 'call-cancelled', { leadId: id });
  }
  return taken.length;
}

export async function withdrawLead({ db }: Database, clock: () => Date, token: string): Promise<boolean> {
  const isOpenedByToken = eq(leads.tokenHash, hashToken(token));
  const erased = await db.transaction((transaction) => deleteLeads(transaction, isOpenedByToken, clock()));
  return erased > 0;
}
