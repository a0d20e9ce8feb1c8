import { and, eq, inArray, or } from 'drizzle-orm';
import type { QueryBuilder } from '../db/database.server';
import { calls } from '../db/schema/calls.server';
import { emails } from '../db/schema/emails.server';
import { hasKeyIn, isUnsent, withdrawUnsent } from '../email/withdraw-unsent.server';
import { AUTOMATIC_TEMPLATES, markUnsentConfirmation } from './unsent-confirmation.server';

/** What a message is called in the keys of its emails. A call has one for each move. */
export const toOccasion = (leadId: string, revision?: number): string =>
  revision === undefined ? leadId : `${leadId}:${revision}`;

export const toStaffEmailKey = (occasion: string): string => `lead-staff-email:${occasion}`;

export const toAnswerEmailKey = (receivedId: string): string => `lead-answer-staff-email:${receivedId}`;

/** They repeat what the sender wrote, lead to the message or answer it, or name the new time of its call. */
const SENDER_TEMPLATES = ['lead-copy', 'lead-confirmation', 'lead-reply', 'call-moved'];

/** Answers whose contents are erased are not sent to staff any more. */
export async function withdrawAnswerEmails(
  transaction: QueryBuilder,
  answers: readonly { id: string }[],
): Promise<void> {
  if (answers.length === 0) return;
  await withdrawUnsent(transaction, hasKeyIn(answers.map(({ id }) => toAnswerEmailKey(id))));
}

/**
 * A message whose contents are erased is not sent any more: neither to staff nor as a copy, and no answer to it. What says that its
 * call is cancelled is sent.
 */
export const withdrawLeadEmails = (transaction: QueryBuilder, leadId: string): Promise<void> =>
  withdrawTemplates(transaction, leadId, SENDER_TEMPLATES);

/** A message that staff marked as spam sends nothing any more. A reply that they wrote is sent. */
export async function withdrawSpamEmails(transaction: QueryBuilder, leadId: string): Promise<void> {
  const isAutomatic = and(eq(emails.threadOf, leadId), inArray(emails.template, [...AUTOMATIC_TEMPLATES]));
  // Locked: it is not marked as sent meanwhile.
  const unsent = await transaction
    .select({ id: emails.id })
    .from(emails)
    .where(and(isAutomatic, isUnsent))
    .for('update');
  await withdrawTemplates(transaction, leadId, AUTOMATIC_TEMPLATES);
  if (unsent.length > 0) await markUnsentConfirmation(transaction, leadId);
}

async function withdrawTemplates(
  transaction: QueryBuilder,
  leadId: string,
  templates: readonly string[],
): Promise<void> {
  const [call] = await transaction
    .select({ revision: calls.revision })
    .from(calls)
    .where(eq(calls.leadId, leadId));
  const revisions = call ? Array.from({ length: call.revision + 1 }, (_, revision) => revision) : [];
  const occasions = [toOccasion(leadId), ...revisions.map((revision) => toOccasion(leadId, revision))];
  await withdrawUnsent(
    transaction,
    or(
      hasKeyIn(occasions.map(toStaffEmailKey)),
      and(eq(emails.threadOf, leadId), inArray(emails.template, [...templates])),
    ),
  );
}
