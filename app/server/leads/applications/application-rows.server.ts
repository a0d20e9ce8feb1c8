import { and, desc, eq, gt, ilike, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { findOpenRole } from '~/content/careers/open-roles';
import type { ApplicationStage } from '~/domain/careers/application-stage';
import type { QueryBuilder } from '../../db/database.server';
import { applicationEvents, applicationRatings, applications } from '../../db/schema/applications.server';
import { leads } from '../../db/schema/leads.server';
import { openRoles } from '../../db/schema/open-roles.server';
import type { ListedApplication } from './types.server';

/** The title that staff gave the role. The query joins `open_roles`. */
export const editedTitle: SQL<string | null> = sql<string | null>`${openRoles.content} ->> 'title'`;

interface KnownTitles {
  roleId: string;
  edited: string | null;
  /** The title when the application was sent. */
  sent?: unknown;
}

/** A role that the site does not list any more has the title that the application was sent with, or its id. */
export function getRoleTitle({ roleId, edited, sent }: KnownTitles): string {
  return edited ?? findOpenRole(roleId)?.title ?? (typeof sent === 'string' ? sent : roleId);
}

/** Applications that staff work on: not anonymised, and not sorted out as spam. The inbox lists spam. */
export const isOnBoard = (): SQL | undefined =>
  and(isNull(applications.anonymisedAt), ne(leads.state, 'spam'));

/** A pattern that contains the text literally. */
const toPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export interface CardFilter {
  q?: string;
  role?: string;
  stage?: ApplicationStage;
  after?: string;
}

export function matchesFilter({ q, role, stage, after }: CardFilter): SQL | undefined {
  const pattern = q ? toPattern(q) : undefined;
  return and(
    isOnBoard(),
    pattern ? or(ilike(leads.name, pattern), ilike(leads.email, pattern)) : undefined,
    role ? eq(applications.roleId, role) : undefined,
    stage ? eq(applications.stage, stage) : undefined,
    after ? lt(applications.leadId, after) : undefined,
  );
}

/** Reads applications, the newest first. The ids are in the order of time. */
export async function readCards(
  db: QueryBuilder,
  condition: SQL | undefined,
  limit: number,
): Promise<ListedApplication[]> {
  const mean = db
    .select({ value: sql`round(avg(${applicationRatings.rating}), 1)::float8` })
    .from(applicationRatings)
    .where(eq(applicationRatings.leadId, applications.leadId));
  const laterEmail = db
    .select({ one: sql`1` })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.leadId, applications.leadId),
        eq(applicationEvents.kind, 'email'),
        gt(applicationEvents.createdAt, leads.answeredAt),
      ),
    );
  const rows = await db
    .select({
      id: applications.leadId,
      roleId: applications.roleId,
      stage: applications.stage,
      version: applications.version,
      createdAt: applications.createdAt,
      stageChangedAt: applications.stageChangedAt,
      name: leads.name,
      edited: editedTitle,
      sent: sql<unknown>`${leads.meta} ->> 'roleTitle'`,
      rating: sql<number | null>`(${mean})`,
      answeredAt: sql<Date | null>`case when not exists (${laterEmail}) then ${leads.answeredAt} end`.mapWith(
        leads.createdAt,
      ),
    })
    .from(applications)
    .innerJoin(leads, eq(leads.id, applications.leadId))
    .leftJoin(openRoles, eq(openRoles.id, applications.roleId))
    .where(condition)
    .orderBy(desc(applications.leadId))
    .limit(limit);
  return rows.map(({ name, rating, edited, sent, answeredAt, ...row }) => ({
    ...row,
    roleTitle: getRoleTitle({ roleId: row.roleId, edited, sent }),
    name: name ?? '',
    ...(rating !== null && { rating }),
    ...(answeredAt && { answeredAt }),
  }));
}
