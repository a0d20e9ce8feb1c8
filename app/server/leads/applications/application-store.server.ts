import { and, eq, inArray, isNull } from 'drizzle-orm';
import { OPEN_STAGES } from '~/domain/careers/application-stage';
import type { QueryBuilder } from '../../db/database.server';
import { applicationEvents, applicationRatings, applications } from '../../db/schema/applications.server';

/** Puts an application that was just sent on the board. */
export async function startApplication(
  transaction: QueryBuilder,
  row: { leadId: string; roleId: string; createdAt: Date },
): Promise<void> {
  await transaction.insert(applications).values({ ...row, stageChangedAt: row.createdAt });
}

/**
 * R-CAREERS-5: deletes what staff wrote about an applicant whose contents are deleted. Role and stage stay for the figures.
 * `isWithdrawn`: the applicant took the application back, so that an open one counts as withdrawn. The message is locked: a note that a
 * colleague is writing is written, and deleted with the others.
 */
export async function anonymiseApplication(
  transaction: QueryBuilder,
  leadId: string,
  { now, isWithdrawn }: { now: Date; isWithdrawn: boolean },
): Promise<void> {
  await transaction.delete(applicationEvents).where(eq(applicationEvents.leadId, leadId));
  await transaction.delete(applicationRatings).where(eq(applicationRatings.leadId, leadId));
  const isStored = and(eq(applications.leadId, leadId), isNull(applications.anonymisedAt));
  if (isWithdrawn)
    await transaction
      .update(applications)
      .set({ stage: 'withdrawn', stageChangedAt: now })
      .where(and(isStored, inArray(applications.stage, [...OPEN_STAGES])));
  await transaction.update(applications).set({ anonymisedAt: now }).where(isStored);
}
