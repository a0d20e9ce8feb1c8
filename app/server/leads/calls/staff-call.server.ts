import type { SignedIn } from '~/domain/auth/session';
import type { LeadEvent } from '~/domain/contact/lead';
import type { StaffCall } from '~/domain/contact/staff-call';
import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import { type LeadFact, listLeadFacts } from '../../email/lead-facts.server';
import { findReadableLead, readLeadEvents } from '../inbox/read-lead.server';
import { toStoredLead } from '../lead-store.server';
import { listBookedCalls } from './bookings.server';
import type { StaffCallDeps } from './call-emails.server';
import { readCallHours } from './call-settings.server';
import { findStaffCall } from './list-week.server';
import { getWeekCalendar, type WeekCalendar } from './week-calendar.server';

export interface StaffCallDetails {
  call: StaffCall;
  message?: string;
  /** The fields of the form besides its message, with labels. */
  facts: LeadFact[];
  /** What happened to the message of the call, the oldest first. */
  events: LeadEvent[];
  /** The slots to which the call can move. */
  week: WeekCalendar;
}

/**
 * A call with the slots of a week to which it can move: `from` is any day of it, by default the week of the call. `null` when
 * it is not there. Throws NotAllowedError.
 */
export async function getCall(
  { db, clock }: StaffCallDeps,
  actor: SignedIn,
  { id, from }: { id: string; from: string | null },
): Promise<StaffCallDetails | null> {
  const row = await findReadableLead(db, actor, id);
  const call = row && (await findStaffCall(db, id));
  if (!call) return null;
  const { message, ...lead } = await toStoredLead(db, row);
  const source = {
    getHours: () => readCallHours(db),
    listBooked: (host: string, now: Date) => listBookedCalls(db, host, now),
  };
  return {
    call,
    facts: listLeadFacts(lead),
    events: await readLeadEvents(db, id),
    week: await getWeekCalendar(source, {
      hostId: call.hostId,
      movedLeadId: id,
      now: clock(),
      from: from ?? toWallClock(call.startsAt, site.openingHours.timeZone).day,
    }),
    ...(message !== undefined && { message }),
  };
}
