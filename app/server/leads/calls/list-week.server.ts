import { and, asc, count, eq, gt, gte, isNull, lt, min } from 'drizzle-orm';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { StaffCall } from '~/domain/contact/staff-call';
import { addDays, isTimeZone, toInstant, toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder } from '../../db/database.server';
import { calls } from '../../db/schema/calls.server';
import { leads } from '../../db/schema/leads.server';
import type { StaffCallDeps } from './call-emails.server';

const { timeZone: companyTimeZone } = site.openingHours;

const startOf = (day: string) => toInstant(day, 0, companyTimeZone);

const columns = {
  leadId: calls.leadId,
  hostId: calls.hostId,
  startsAt: calls.startsAt,
  minutes: calls.minutes,
  revision: calls.revision,
  cancelledAt: calls.cancelledAt,
  name: leads.name,
  email: leads.email,
  topic: leads.topic,
  meta: leads.meta,
};

/** Withdrawn messages hold nothing any more: their calls are left out. */
const selectCalls = (db: QueryBuilder) =>
  db.select(columns).from(calls).innerJoin(leads, eq(leads.id, calls.leadId));

type Row = Awaited<ReturnType<typeof selectCalls>>[number];

function toStaffCall({ cancelledAt, name, email, topic, meta, ...call }: Row): StaffCall {
  const { timeZone } = meta;
  return {
    ...call,
    isCancelled: cancelledAt !== null,
    ...(name !== null && { name }),
    ...(email !== null && { email }),
    ...(topic !== null && { topic }),
    ...(typeof timeZone === 'string' && isTimeZone(timeZone) && { timeZone }),
  };
}

/** The calls from a Monday to Sunday in Indian time, also the cancelled ones. Throws NotAllowedError. */
export async function listWeek({ db }: StaffCallDeps, actor: SignedIn, monday: string): Promise<StaffCall[]> {
  requirePermission(actor.user, 'leads.manage');
  const from = startOf(monday);
  const until = startOf(addDays(monday, 7));
  const rows = await selectCalls(db)
    .where(and(gte(calls.startsAt, from), lt(calls.startsAt, until), isNull(leads.withdrawnAt)))
    .orderBy(asc(calls.startsAt), asc(calls.leadId));
  return rows.map(toStaffCall);
}

/** The call of a message. `null` for one without a call. */
export async function findStaffCall(db: QueryBuilder, leadId: string): Promise<StaffCall | null> {
  const [row] = await selectCalls(db).where(eq(calls.leadId, leadId));
  return row ? toStaffCall(row) : null;
}

/** The calls that are still to come today and when the next one begins. None for a user who may not see them. */
export async function readCallsToday(
  { db, clock }: StaffCallDeps,
  actor: SignedIn,
): Promise<{ count: number; next?: Date }> {
  if (!hasPermission(actor.user, 'leads.manage')) return { count: 0 };
  const now = clock();
  const tomorrow = startOf(addDays(toWallClock(now, companyTimeZone).day));
  const [row] = await db
    .select({ count: count(), next: min(calls.startsAt) })
    .from(calls)
    .where(and(gt(calls.startsAt, now), lt(calls.startsAt, tomorrow), isNull(calls.cancelledAt)));
  return { count: row?.count ?? 0, ...(row?.next && { next: row.next }) };
}
