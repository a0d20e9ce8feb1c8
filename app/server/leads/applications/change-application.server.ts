import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import {
  type ApplicationStage,
  canMove,
  isOpenStage,
  listTemplates,
} from '~/domain/careers/application-stage';
import type { QueryBuilder } from '../../db/database.server';
import { applicationEvents, applicationRatings, applications } from '../../db/schema/applications.server';
import { leads } from '../../db/schema/leads.server';
import { createReplyEmail, WithheldError } from '../inbox/answer-lead.server';
import { describeConflict, findApplication } from './read-application.server';
import type { ApplicationDeps, MoveResult, SendResult } from './types.server';

type NewEvent = Pick<typeof applicationEvents.$inferInsert, 'id' | 'kind' | 'text' | 'stage' | 'rating'>;

interface WrittenText {
  id: string;
  /** The UUID of the form. A second form with it writes nothing. */
  key: string;
  text: string;
}

/** False when the event exists already. */
async function writeEvent(
  transaction: QueryBuilder,
  { leadId, userId, at }: { leadId: string; userId: string; at: Date },
  event: NewEvent,
): Promise<boolean> {
  const written = await transaction
    .insert(applicationEvents)
    .values({ ...event, leadId, userId, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: applicationEvents.id });
  return written.length > 0;
}

/** Locks the application until the end of the transaction. */
async function findLocked(transaction: QueryBuilder, id: string) {
  const found = await findApplication(transaction, id);
  if (!found) return null;
  await transaction
    .select({ id: applications.leadId })
    .from(applications)
    .where(eq(applications.leadId, id))
    .for('update');
  // The row may have changed while this transaction waited for the lock.
  return findApplication(transaction, id);
}

/** R-CAREERS-2: moves the application when nobody moved it since `version`. Throws NotAllowedError. */
export async function move(
  { db, clock }: ApplicationDeps,
  actor: SignedIn,
  { id, version, stage }: { id: string; version: number; stage: ApplicationStage },
): Promise<MoveResult> {
  requirePermission(actor.user, 'applications.manage');
  return db.transaction(async (transaction): Promise<MoveResult> => {
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
    );
    const [template] = listTemplates(stage);
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
    await writeEvent(transaction, entry, { id: key, kind: 'note', text });
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
    if (ratings.some((row) => row.userId === userId && row.rating === rating)) return 'rated';
    const { leadId, userId: user } = applicationRatings;
    await transaction
      .insert(applicationRatings)
      .values({ leadId: id, userId, rating })
      .onConflictDoUpdate({ target: [leadId, user], set: { rating } });
    await writeEvent(
      transaction,
      { leadId: id, userId, at: clock() },
      { id: uuid(), kind: 'rating', rating },
    );
    return 'rated';
  });
}

/**
 * R-CAREERS-3: sends an e-mail to the applicant once for each form, unless the stage changed since `version`: a no must not
 * reach a person who was invited meanwhile. `withheld`: the unconfirmed address got too many e-mails. `null` when the
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
      if (!(await writeEvent(transaction, entry, { id: key, kind: 'email', text }))) return 'sent';
      const content = { key, text, by: actor.user.name };
      const queued = await emailQueue.enqueue(
        transaction,
        await createReplyEmail(transaction, { ...row.lead, email }, content),
      );
      if (queued === 'withheld') throw new WithheldError();
      return 'sent';
    });
  } catch (error) {
    if (error instanceof WithheldError) return 'withheld';
    throw error;
  }
}
