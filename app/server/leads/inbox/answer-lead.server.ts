import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { SignedIn } from '~/domain/auth/session';
import type { LeadEvent, LeadState } from '~/domain/contact/lead';
import type { QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import { type LeadRow, leads } from '../../db/schema/leads.server';
import { toSubmissionId } from '../../db/submission-id.server';
import { writeLeadEvent } from '../lead-events.server';
import { changeState } from './change-state.server';
import { findReadableLead, readLeadEvents } from './read-lead.server';
import { sendReply, WithheldError } from './send-reply.server';
import type { InboxDeps } from './types.server';

interface WrittenText {
  id: string;
  /** The UUID of the form: the same text is written once with it. */
  key: string;
  text: string;
}

/** Writes a note for colleagues. `null` when the message is not there. Throws NotAllowedError. */
export async function addNote(
  { db, clock }: InboxDeps,
  actor: SignedIn,
  { id, key, text }: WrittenText,
): Promise<'added' | null> {
  return db.transaction(async (transaction) => {
    if (!(await findReadableLead(transaction, actor, id, { isLocked: true }))) return null;
    const entry = { leadId: id, userId: actor.user.id, at: clock() };
    await writeLeadEvent(transaction, entry, { id: toSubmissionId(key, id, text), kind: 'note', text });
    return 'added';
  });
}

/**
 * Sends a reply by email and stores it in the same transaction. A new message becomes an open one.
 * `withheld`: the unconfirmed address got too many emails in the last hours; nothing is stored. `no-email`: the form had no
 * address. `null` when the message is not there. Throws NotAllowedError.
 */
export async function reply(
  { db, emailQueue, clock }: InboxDeps,
  actor: SignedIn,
  { id, key, text }: WrittenText,
): Promise<'sent' | 'withheld' | 'no-email' | null> {
  try {
    return await db.transaction(async (transaction) => {
      const row = await findReadableLead(transaction, actor, id, { isLocked: true });
      if (!row) return null;
      const { email } = row;
      if (email === null) return 'no-email';
      const entry = { leadId: id, userId: actor.user.id, at: clock() };
      const eventId = toSubmissionId(key, id, text);
      if (!(await writeLeadEvent(transaction, entry, { id: eventId, kind: 'reply', text }))) return 'sent';
      const written = { eventId, text, by: actor.user.name, at: entry.at };
      await sendReply(transaction, emailQueue, { ...row, email }, written);
      await takeNewLead(transaction, row, entry);
      return 'sent';
    });
  } catch (error) {
    if (error instanceof WithheldError) return 'withheld';
    throw error;
  }
}

/** R-INBOX-3: a new message becomes an open one. The member of staff who answers it owns it, unless another one does. */
async function takeNewLead(
  transaction: QueryBuilder,
  row: LeadRow,
  entry: { leadId: string; userId: string; at: Date },
): Promise<void> {
  const { leadId, userId } = entry;
  if (row.state !== 'new') return;
  const ownerId = row.ownerId ?? userId;
  await transaction.update(leads).set({ state: 'open', ownerId }).where(eq(leads.id, leadId));
  await writeLeadEvent(transaction, entry, { id: uuid(), kind: 'state', state: 'open' }, { state: 'new' });
  if (row.ownerId === null)
    await writeLeadEvent(transaction, entry, { id: uuid(), kind: 'owner', ownerId }, { owner: null });
}

async function isStaff(db: QueryBuilder, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), inArray(users.role, ['staff', 'admin'])));
  return rows.length > 0;
}

/** State and owner of a message. */
interface Triage {
  state: LeadState;
  ownerId: string | null;
}

/** Others changed the state or the owner: their last changes of what differs. */
interface TriageConflict {
  kind: 'conflict';
  changes: LeadEvent[];
}

async function describeConflict(
  transaction: QueryBuilder,
  row: LeadRow,
  shown: Triage,
): Promise<TriageConflict> {
  const events = await readLeadEvents(transaction, row.id);
  const changes = [
    row.state !== shown.state && events.findLast(({ kind }) => kind === 'state'),
    row.ownerId !== shown.ownerId && events.findLast(({ kind }) => kind === 'owner'),
  ];
  return { kind: 'conflict', changes: changes.filter((event) => !!event) };
}

const isSame = (row: Triage, other: Triage): boolean =>
  row.state === other.state && row.ownerId === other.ownerId;

type TriageResult =
  | 'saved'
  | 'reserved'
  | 'released'
  | 'slot-not-free'
  | 'unknown-owner'
  | TriageConflict
  | null;

/**
 * Sets the state and the owner. Each change is an event. When the message is not as `shown`, nothing is changed.
 * `reserved`, `released` and `slot-not-free`: saved, and this became of the slot of the call (R-CALL-6, R-CALL-8). `unknown-owner`:
 * not a member of staff. `null` when the message is not there. Throws NotAllowedError.
 */
export async function triage(
  { db, emailQueue, clock }: InboxDeps,
  actor: SignedIn,
  { id, shown, state, ownerId }: Triage & { id: string; shown?: Triage },
): Promise<TriageResult> {
  const entry = { leadId: id, userId: actor.user.id, at: clock() };
  return db.transaction(async (transaction) => {
    const row = await findReadableLead(transaction, actor, id, { isLocked: true });
    if (!row) return null;
    // An owner who has left the staff stays until the form chooses another one.
    const isNewOwner = ownerId !== null && ownerId !== row.ownerId;
    if (isNewOwner && !(await isStaff(transaction, ownerId))) return 'unknown-owner';
    // A form that is sent twice, or the choice of a colleague.
    if (isSame(row, { state, ownerId })) return 'saved';
    if (shown && !isSame(row, shown)) return describeConflict(transaction, row, shown);
    const slot =
      row.state === state
        ? 'none'
        : await changeState({ emailQueue, clock }, transaction, { row, state, actor });
    await transaction.update(leads).set({ ownerId }).where(eq(leads.id, id));
    if (row.ownerId !== ownerId)
      await writeLeadEvent(
        transaction,
        entry,
        { id: uuid(), kind: 'owner', ownerId },
        { owner: row.ownerId },
      );
    if (slot === 'none') return 'saved';
    return slot === 'not-free' ? 'slot-not-free' : slot;
  });
}
