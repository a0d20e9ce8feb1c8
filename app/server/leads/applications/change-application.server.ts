import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { AuditAction, AuditValues } from '~/domain/audit/audit-event';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  type ApplicationStage,
  canMove,
  isOpenStage,
  listStageTemplates,
} from '~/domain/careers/application-stage';
import { recordChange } from '../../audit/record-change.server';
import type { QueryBuilder } from '../../db/database.server';
import { applicationEvents, applicationRatings, applications } from '../../db/schema/applications.server';
import { leads } from '../../db/schema/leads.server';
import { toSubmissionId } from '../../db/submission-id.server';
import { formatLeadReference } from '../../email/lead-facts.server';
import { sendReply, WithheldError } from '../inbox/send-reply.server';
import { lockLead } from '../lead-store.server';
import { describeConflict, findApplication } from './read-application.server';
import type { ApplicationDeps, MoveApplicationResult, SendResult } from './types.server';

type NewEvent = Pick<typeof applicationEvents.$inferInsert, 'id' | 'kind' | 'text' | 'stage' | 'rating'>;

interface WrittenText {
  id: string;
  /** The UUID of the form: the same text is written once with it. */
  key: string;
  text: string;
}

const AUDIT_ACTIONS = {
  stage: 'application-moved',
  rating: 'application-rated',
  note: 'application-noted',
  email: 'application-emailed',
} as const satisfies Partial<Record<NewEvent['kind'], AuditAction>>;

/** What a note or an email says is about a person: the log has only that it was written. */
function getAuditValues({ stage, rating }: NewEvent): AuditValues | undefined {
  if (stage != null) return { stage };
  return rating == null ? undefined : { rating };
}

/** Writes the event and what staff did to the audit log (R-AUDIT-1). False when the event exists already. */
async function writeEvent(
  transaction: QueryBuilder,
  { leadId, userId, at }: { leadId: string; userId: string; at: Date },
  event: NewEvent & { kind: keyof typeof AUDIT_ACTIONS },
  former?: AuditValues,
): Promise<boolean> {
  const written = await transaction
    .insert(applicationEvents)
    .values({ ...event, leadId, userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: applicationEvents.id });
  if (written.length === 0) return false;
  const after = getAuditValues(event);
  await recordChange(transaction, {
    userId,
    area: 'applications',
    action: AUDIT_ACTIONS[event.kind],
    at,
    subjectId: leadId,
    subjectLabel: formatLeadReference(leadId),
    ...(former && { before: former }),
    ...(after && { after }),
  });
  return true;
}

/** Locks the application by its message until the end of the transaction, as those who erase the message do. */
async function findLocked(transaction: QueryBuilder, id: string) {
  const found = await findApplication(transaction, id);
  if (!found) return null;
  await lockLead(transaction, id);
  // The row may have changed while this transaction waited for the lock.
  return findApplication(transaction, id);
}

/** R-CAREERS-2: moves the application when nobody moved it since `version`. Throws NotAllowedError. */
export async function move(
  { db, clock }: ApplicationDeps,
  actor: SignedIn,
  { id, version, stage }: { id: string; version: number; stage: ApplicationStage },
): Promise<MoveApplicationResult> {
  requirePermission(actor.user, 'applications.manage');
  return db.transaction(async (transaction): Promise<MoveApplicationResult> => {
    const row = await findLocked(transaction, id);
    if (!row) return { kind: 'unknown' };
    const { application } = row;
    const name = row.lead.name ?? '';
    if (application.version !== version) return describeConflict(transaction, row);
    if (!canMove(application.stage, stage)) return { kind: 'impossible', name, stage: application.stage };
    const at = clock();
    await transaction
      .update(applications)
      .set({ stage, version: version + 1, stageChangedAt: at })
      .where(eq(applications.leadId, id));
    // The inbox counts what nobody has read.
    await transaction
      .update(leads)
      .set({ state: isOpenStage(stage) ? 'open' : 'done' })
      .where(eq(leads.id, id));
    await writeEvent(
      transaction,
      { leadId: id, userId: actor.user.id, at },
      { id: uuid(), kind: 'stage', stage },
      { stage: application.stage },
    );
    const [template] = listStageTemplates(stage);
    return { kind: 'moved', name, stage, ...(template && { template }) };
  });
}

/** Writes a note for colleagues. `null` when the application is not there. Throws NotAllowedError. */
export async function addNote(
  { db, clock }: ApplicationDeps,
  actor: SignedIn,
  { id, key, text }: WrittenText,
): Promise<'added' | null> {
  requirePermission(actor.user, 'applications.manage');
  return db.transaction(async (transaction) => {
    if (!(await findLocked(transaction, id))) return null;
    const entry = { leadId: id, userId: actor.user.id, at: clock() };
    await writeEvent(transaction, entry, { id: toSubmissionId(key, id, text), kind: 'note', text });
    return 'added';
  });
}

/** Sets the rating of the user. Each change is an event. `null` when the application is not there. Throws NotAllowedError. */
export async function rate(
  { db, clock }: ApplicationDeps,
  actor: SignedIn,
  { id, rating }: { id: string; rating: number },
): Promise<'rated' | null> {
  requirePermission(actor.user, 'applications.manage');
  const userId = actor.user.id;
  return db.transaction(async (transaction) => {
    if (!(await findLocked(transaction, id))) return null;
    const ratings = await transaction
      .select()
      .from(applicationRatings)
      .where(eq(applicationRatings.leadId, id));
    const own = ratings.find((row) => row.userId === userId);
    if (own?.rating === rating) return 'rated';
    const { leadId, userId: user } = applicationRatings;
    await transaction
      .insert(applicationRatings)
      .values({ leadId: id, userId, rating })
      .onConflictDoUpdate({ target: [leadId, user], set: { rating } });
    await writeEvent(
      transaction,
      { leadId: id, userId, at: clock() },
      { id: uuid(), kind: 'rating', rating },
      own && { rating: own.rating },
    );
    return 'rated';
  });
}

/**
 * R-CAREERS-3: sends an email to the applicant once for each form, unless the stage changed since `version`: a no must not
 * reach a person who was invited meanwhile. `withheld`: the unconfirmed address got too many emails. `null` when the
 * application is not there. Throws NotAllowedError.
 */
export async function sendApplicationEmail(
  { db, emailQueue, clock }: ApplicationDeps,
  actor: SignedIn,
  { id, key, text, version }: WrittenText & { version: number },
): Promise<SendResult> {
  requirePermission(actor.user, 'applications.manage');
  try {
    return await db.transaction(async (transaction): Promise<SendResult> => {
      const row = await findLocked(transaction, id);
      const email = row?.lead.email;
      if (!row || !email) return null;
      if (row.application.version !== version) return describeConflict(transaction, row);
      const entry = { leadId: id, userId: actor.user.id, at: clock() };
      const eventId = toSubmissionId(key, id, text);
      if (!(await writeEvent(transaction, entry, { id: eventId, kind: 'email', text }))) return 'sent';
      const written = { eventId, text, by: actor.user.name, at: entry.at };
      await sendReply(transaction, emailQueue, { ...row.lead, email }, written);
      return 'sent';
    });
  } catch (error) {
    if (error instanceof WithheldError) return 'withheld';
    throw error;
  }
}
