import type { CallHours } from '~/domain/contact/call-hours';
import {
  areOverlapping,
  type CallDay,
  type CallSpan,
  listAvailableCalls,
  type SlotDay,
} from '~/domain/contact/call-slots';
import { addDays, getMonday } from '~/domain/time/wall-clock';
import { toIsoDay } from '../../iso-day.server';
import type { Calls } from './calls.server';

export interface WeekCalendar {
  /** ISO date of its Monday. */
  monday: string;
  /** Length of a call. */
  slotMinutes: number;
  previous?: string;
  next?: string;
  days: readonly SlotDay[];
}

/** Whether a call at this time overlaps no booked one. */
const createFreeCheck = (booked: readonly CallSpan[], minutes: number) => (startsAt: Date) =>
  !booked.some((call) => areOverlapping(call, { startsAt, minutes }));

function toSlotDay(
  day: string,
  offered: CallDay | undefined,
  { closedDays, isFree }: Pick<CallHours, 'closedDays'> & { isFree: (startsAt: Date) => boolean },
): SlotDay {
  const holiday = closedDays.find((closed) => closed.day === day)?.name;
  const slots = (offered?.slots ?? []).map((start) => ({
    startsAt: start.toISOString(),
    isFree: isFree(start),
  }));
  return { day, slots, ...(holiday && { holiday }) };
}

interface CalendarQuery {
  hostId: string;
  /** Any day of the week. Without it, or outside of the offered weeks, it is the first week with a free slot. */
  from: string | null;
  now: Date;
  /** The call that moves: slots that overlap it alone are free for it. */
  movedLeadId?: string;
}

/** R-CALL-1: the slots of a team member in one week, the same for visitors and staff. */
export async function getWeekCalendar(
  calls: Pick<Calls, 'getHours' | 'listBooked'>,
  { hostId, from, now, movedLeadId }: CalendarQuery,
): Promise<WeekCalendar> {
  const [hours, all] = await Promise.all([calls.getHours(), calls.listBooked(hostId, now)]);
  const booked = all.filter(({ leadId }) => leadId !== movedLeadId);
  const { slotMinutes, closedDays } = hours;
  const offered = listAvailableCalls(now, hours);
  const isFree = createFreeCheck(booked, slotMinutes);
  const mondays = [...new Set(offered.map(({ day }) => getMonday(day)))];
  const firstFree = offered.find(({ slots }) => slots.some(isFree))?.day;
  const requested = mondays.find((monday) => from !== null && monday <= from && from < addDays(monday, 7));
  const fallback = getMonday(firstFree ?? toIsoDay(now));
  const monday = requested ?? fallback;
  const index = mondays.indexOf(monday);
  const previous = mondays[index - 1];
  const next = mondays[index + 1];
  const days = hours.week.map(({ weekday }) => addDays(monday, weekday - 1));
  return {
    monday,
    slotMinutes,
    days: days.map((day) =>
      toSlotDay(
        day,
        offered.find((entry) => entry.day === day),
        { closedDays, isFree },
      ),
    ),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}
