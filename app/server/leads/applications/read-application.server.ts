import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { isUuid } from '~/domain/text/uuid';
import type { QueryBuilder } from '../../db/database.server';
import { users } from '../../db/schema/accounts.server';
import { applicationEvents, applicationRatings, applications } from '../../db/schema/applications.server';
import { type LeadRow, leads } from '../../db/schema/leads.server';
import { formatLeadReference } from '../../email/lead-facts.server';
import { getLeadFile } from '../../files/attachments.server';
import type { CheckedFile } from '../../files/check-pdf.server';
import { toStoredLead } from '../lead-store.server';
import { listReceivedEmails } from '../received-emails.server';
import { isOnBoard, readCards } from './application-rows.server';
import type { ApplicationDeps, ApplicationDetails, ApplicationEvent, StageConflict } from './types.server';

const MAX_OTHERS = 10;

type ApplicationRow = typeof applications.$inferSelect;
/** An application on the board with its lead. `null` for an unknown, anonymised or sorted out one. */
export async function findApplication(
  db: QueryBuilder,
  id: string,
): Promise<{ application: ApplicationRow; lead: LeadRow } | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ application: applications, lead: leads })
    .from(applications)
    .innerJoin(leads, eq(leads.id, applications.leadId))
    .where(and(eq(applications.leadId, id), isOnBoard()));
  return row ?? null;
}

async function readEvents(db: QueryBuilder, leadId: string): Promise<ApplicationEvent[]> {
  const rows = await db
    .select({ event: applicationEvents, by: users.name })
    .from(applicationEvents)
    .leftJoin(users, eq(users.id, applicationEvents.userId))
    .where(eq(applicationEvents.leadId, leadId))
    .orderBy(asc(applicationEvents.createdAt), asc(applicationEvents.id));
  return rows.map(({ event: { id, kind, text, stage, rating, createdAt: at }, by }) => ({
    id,
    kind,
    at,
    ...(text !== null && { text }),
    ...(stage !== null && { stage }),
    ...(rating !== null && { rating }),
    ...(by !== null && { by }),
  }));
}

async function readRatings(db: QueryBuilder, actor: SignedIn, leadId: string) {
  const { rating, userId } = applicationRatings;
  const rows = await db
    .select({ by: users.name, rating, userId })
    .from(applicationRatings)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(applicationRatings.leadId, leadId))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map((row) => ({ by: row.by, rating: row.rating, isOwn: row.userId === actor.user.id }));
}

/** One application with everything that happened to it. `null` when it is not there. Throws NotAllowedError. */
export async function getApplication(
  { db }: ApplicationDeps,
  actor: SignedIn,
  id: string,
): Promise<ApplicationDetails | null> {
  requirePermission(actor.user, 'applications.manage');
  const row = await findApplication(db, id);
  const [card] = row ? await readCards(db, eq(applications.leadId, id), 1) : [];
  if (!row || !card) return null;
  const { email } = row.lead;
  const isSameApplicant = sql`lower(${leads.email}) = ${email?.toLowerCase() ?? ''}`;
  return {
    ...card,
    lead: await toStoredLead(db, row.lead),
    reference: formatLeadReference(id),
    ratings: await readRatings(db, actor, id),
    events: await readEvents(db, id),
    emails: await listReceivedEmails(db, id),
    others: await readCards(db, and(isOnBoard(), isSameApplicant, ne(applications.leadId, id)), MAX_OTHERS),
  };
}

/** The file of an application. `null` when it is not there. Throws NotAllowedError. */
export async function getApplicationFile(
  deps: ApplicationDeps,
  actor: SignedIn,
  { id, fileId }: { id: string; fileId: string },
): Promise<CheckedFile | null> {
  requirePermission(actor.user, 'applications.manage');
  const row = await findApplication(deps.db, id);
  return row && isUuid(fileId) ? getLeadFile(deps, id, fileId) : null;
}

/** What changed since the version that the user has seen: the last change of the stage. */
export async function describeConflict(
  db: QueryBuilder,
  { application, lead }: { application: ApplicationRow; lead: LeadRow },
): Promise<StageConflict> {
  const [last] = await db
    .select({ by: users.name })
    .from(applicationEvents)
    .leftJoin(users, eq(users.id, applicationEvents.userId))
    .where(and(eq(applicationEvents.leadId, application.leadId), eq(applicationEvents.kind, 'stage')))
    .orderBy(desc(applicationEvents.createdAt), desc(applicationEvents.id))
    .limit(1);
  const { stage, stageChangedAt: at } = application;
  return { kind: 'conflict', name: lead.name ?? '', stage, at, ...(last?.by && { by: last.by }) };
}
