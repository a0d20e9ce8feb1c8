import { and, inArray, isNull, max, ne, sql } from 'drizzle-orm';
import { findOpenRole } from '~/content/careers/open-roles';
import { getAnonymisationTime, type RoleEnd } from '~/domain/careers/application-retention';
import { addDays, toInstant } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { Database } from '../../db/database.server';
import { applications } from '../../db/schema/applications.server';
import { leads } from '../../db/schema/leads.server';
import type { JobHandler } from '../../jobs/job-kinds.server';
import { deleteLeadContents } from '../lead-store.server';

const BATCH_SIZE = 100;

const { timeZone } = site.openingHours;

/** When a role stopped accepting applications. A role that the site does not list any more has no known day. */
function findClosingTime(roleId: string, now: Date): Date | undefined {
  const role = findOpenRole(roleId);
  if (!role) return new Date(0);
  const closedAt = role.untilFilled ? undefined : toInstant(addDays(role.deadline), 0, timeZone);
  return closedAt && closedAt <= now ? closedAt : undefined;
}

const isDue = (receivedAt: Date, end: RoleEnd, now: Date): boolean => {
  const time = getAnonymisationTime(receivedAt, end, timeZone);
  return time !== undefined && time <= now;
};

async function readRoleEnds({ db }: Pick<Database, 'db'>, now: Date): Promise<Map<string, RoleEnd>> {
  const { roleId, stage, stageChangedAt } = applications;
  const rows = await db
    .select({ roleId, filledAt: max(sql<Date>`case when ${stage} = 'hired' then ${stageChangedAt} end`) })
    .from(applications)
    .groupBy(roleId);
  return new Map(
    rows.map((row) => [
      row.roleId,
      {
        filledAt: row.filledAt ? new Date(row.filledAt) : undefined,
        closedAt: findClosingTime(row.roleId, now),
      },
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
        // A person may have been hired since the rows were read.
        const rows = await transaction
          .select({ id: applications.leadId })
          .from(applications)
          .where(and(inArray(applications.leadId, ids), ne(applications.stage, 'hired')))
          .orderBy(applications.leadId)
          .for('update');
        const locked = rows.map(({ id }) => id);
        await deleteLeadContents(transaction, inArray(leads.id, locked), now, { isExpired: true });
      });
    }
  };
}
