import { and, count, eq, min, ne, sql } from 'drizzle-orm';
import { getResponseLimit } from '~/content/company/response-times';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { ApplicationQuery } from '~/domain/careers/application-query';
import { APPLICATION_STAGES, type ApplicationStage, isOpenStage } from '~/domain/careers/application-stage';
import type { WaitingEntries } from '~/domain/site/staff-counts';
import { cutPage } from '../../db/list-query.server';
import { applications } from '../../db/schema/applications.server';
import { leads } from '../../db/schema/leads.server';
import { openRoles } from '../../db/schema/open-roles.server';
import { editedTitle, getRoleTitle, isOnBoard, matchesFilter, readCards } from './application-rows.server';
import type { ApplicationDeps, ApplicationList, RoleStageCounts, StageApplications } from './types.server';

/** Cards of a stage on the board. The list of the stage has all. */
const CARDS_PER_STAGE = 25;
const CARDS_PER_ENDED_STAGE = 6;
const ROWS_PER_PAGE = 50;

/** The stages with their newest applications. Throws NotAllowedError. */
export async function readBoard(
  { db }: ApplicationDeps,
  actor: SignedIn,
  { q, role }: ApplicationQuery,
): Promise<StageApplications[]> {
  requirePermission(actor.user, 'applications.manage');
  const filter = { q, ...(role && { role }) };
  const counts = await db
    .select({ stage: applications.stage, count: count() })
    .from(applications)
    .innerJoin(leads, eq(leads.id, applications.leadId))
    .where(matchesFilter(filter))
    .groupBy(applications.stage);
  const readColumn = async (stage: ApplicationStage): Promise<StageApplications> => {
    const limit = isOpenStage(stage) ? CARDS_PER_STAGE : CARDS_PER_ENDED_STAGE;
    const cards = await readCards(db, matchesFilter({ ...filter, stage }), limit);
    return { stage, cards, count: counts.find((row) => row.stage === stage)?.count ?? 0 };
  };
  return Promise.all(APPLICATION_STAGES.map(readColumn));
}

/** The applications of a stage, 50 a page. Throws NotAllowedError. */
export async function listStage(
  { db }: ApplicationDeps,
  actor: SignedIn,
  query: ApplicationQuery,
): Promise<ApplicationList> {
  requirePermission(actor.user, 'applications.manage');
  const rows = await readCards(db, matchesFilter(query), ROWS_PER_PAGE + 1);
  const { page: cards, last } = cutPage(rows, ROWS_PER_PAGE);
  return { cards, ...(last && { after: last.id }) };
}

/** R-CAREERS-5: counts every application that was sent, also the anonymised ones, without spam. Throws NotAllowedError. */
export async function countByRole({ db }: ApplicationDeps, actor: SignedIn): Promise<RoleStageCounts[]> {
  requirePermission(actor.user, 'applications.manage');
  const { roleId, stage } = applications;
  const rows = await db
    .select({ roleId, stage, edited: editedTitle, count: count() })
    .from(applications)
    .innerJoin(leads, eq(leads.id, applications.leadId))
    .leftJoin(openRoles, eq(openRoles.id, roleId))
    .where(ne(leads.state, 'spam'))
    .groupBy(roleId, stage, editedTitle)
    .orderBy(roleId);
  const none = { new: 0, screening: 0, interview: 0, offer: 0, hired: 0, declined: 0, withdrawn: 0 };
  return [...Map.groupBy(rows, (row) => row.roleId)].map(([id, counts]) => ({
    ...none,
    roleId: id,
    roleTitle: getRoleTitle({ roleId: id, edited: counts[0]?.edited ?? null }),
    ...Object.fromEntries(counts.map((row) => [row.stage, row.count])),
  }));
}

/**
 * The new applications, when the oldest one came, and how many are overdue (R-DUE-5), for the start page and the rail. None for a user who may not see them.
 */
export async function readNewApplications(
  { db, clock }: ApplicationDeps,
  actor: SignedIn,
): Promise<WaitingEntries> {
  if (!hasPermission(actor.user, 'applications.manage')) return { count: 0 };
  const limit = getResponseLimit('applications', clock());
  const [row] = await db
    .select({
      count: count(),
      oldest: min(leads.createdAt),
      overdue: sql`count(*) filter (where ${leads.createdAt} < ${limit.toISOString()}::timestamptz)`.mapWith(
        Number,
      ),
    })
    .from(applications)
    .innerJoin(leads, eq(leads.id, applications.leadId))
    .where(and(isOnBoard(), eq(applications.stage, 'new')));
  return { count: row?.count ?? 0, ...(row?.oldest && { oldest: row.oldest }), overdue: row?.overdue ?? 0 };
}
