import { and, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import { findRoleEnd, getAnonymisationTime, type RoleEnd } from '~/domain/careers/application-retention';
import { site } from '~site';
import type { Database } from '../../db/database.server';
import { applications } from '../../db/schema/applications.server';
import { leads } from '../../db/schema/leads.server';
import type { JobHandler } from '../../jobs/job-kinds.server';
import { recordRoleEnds } from '../../open-roles/role-ends.server';
import { deleteLeadContents } from '../lead-store.server';

const BATCH_SIZE = 100;

const { timeZone } = site.openingHours;

const isDue = (receivedAt: Date, end: RoleEnd, now: Date): boolean => {
  const time = getAnonymisationTime(receivedAt, end, timeZone);
  return time !== undefined && time <= now;
};

async function readRoleEnds({ db }: Pick<Database, 'db'>, now: Date): Promise<Map<string, RoleEnd>> {
  const { roleId, stage, stageChangedAt } = applications;
  const rows = await db
    .select({ roleId, hiredAt: max(sql<Date>`case when ${stage} = 'hired' then ${stageChangedAt} end`) })
    .from(applications)
    .groupBy(roleId);
  const known = await db.transaction((transaction) =>
    recordRoleEnds(
      transaction,
      rows.map((row) => row.roleId),
      now,
    ),
  );
  return new Map(
    rows.map((row) => [
      row.roleId,
      findRoleEnd({ ...known.get(row.roleId), ...(row.hiredAt && { hiredAt: new Date(row.hiredAt) }) }),
    ]),
  );
}

/**
 * R-CAREERS-4: deletes everything about applicants whose time is over, except of those who were hired. Each batch is a
 * transaction of its own, and a second run finds nothing.
 */
export function anonymiseApplications(
  { db }: Database,
  clock: () => Date,
): JobHandler<'anonymise-applications'> {
  return async () => {
    const now = clock();
    const ends = await readRoleEnds({ db }, now);
    const stored = await db
      .select({ id: applications.leadId, roleId: applications.roleId, createdAt: applications.createdAt })
      .from(applications)
      .where(and(isNull(applications.anonymisedAt), ne(applications.stage, 'hired')));
    const due = stored.filter(({ roleId, createdAt }) => {
      const end = ends.get(roleId);
      return end !== undefined && isDue(createdAt, end, now);
    });
    for (let start = 0; start < due.length; start += BATCH_SIZE) {
      const ids = due.slice(start, start + BATCH_SIZE).map(({ id }) => id);
      await db.transaction(async (transaction) => {
        await transaction
          .select({ id: leads.id })
          .from(leads)
          .where(inArray(leads.id, ids))
          .orderBy(leads.id)
          .for('update');
        // A person may have been hired since the rows were read.
        const rows = await transaction
          .select({ id: applications.leadId })
          .from(applications)
          .where(and(inArray(applications.leadId, ids), ne(applications.stage, 'hired')));
        const locked = rows.map(({ id }) => id);
        await deleteLeadContents(transaction, inArray(leads.id, locked), now, { isExpired: true });
      });
    }
  };
}
