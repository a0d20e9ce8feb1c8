import { callHours } from '~/content/contact/book-call-content';
import { type CallDay, listAvailableCalls } from '~/domain/contact/call-slots';
import { addDays, getWeekday } from '~/domain/time/wall-clock';
import { toIsoDay } from '../../iso-day.server';
import type { Calls } from './calls.server';

export interface WeekDay {
  /** ISO date in the time zone of the offices. */
  day: string;
  /** Name of the public holiday. */
  holiday?: string;
  slots: readonly { startsAt: string; isFree: boolean }[];
}

export interface WeekCalendar {
  /** ISO date of its Monday. */
  monday: string;
  previous?: string;
  next?: string;
  days: readonly WeekDay[];
}

const getMonday = (day: string) => addDays(day, 1 - getWeekday(day));

function toWeekDay(day: string, offered: CallDay | undefined, booked: ReadonlySet<number>): WeekDay {
  const holiday = callHours.openingHours.closedDays.find((closed) => closed.day === day)?.name;
  const slots = (offered?.slots ?? []).map((start) => ({
    startsAt: start.toISOString(),
    isFree: !booked.has(start.getTime()),
  }));
  return { day, slots, ...(holiday && { holiday }) };
}

/**
 * The slots of a team member in one week. `from` is any day of the week. Without it, or outside of the offered weeks, it is
 * the first week with a free slot.
 */
export async function getWeekCalendar(
  calls: Calls,
  { hostId, from, now }: { hostId: string; from: string | null; now: Date },
): Promise<WeekCalendar> {
  const offered = listAvailableCalls(now, callHours);
  const booked = new Set((await calls.listBookedStarts(hostId, now)).map((start) => start.getTime()));
  const mondays = [...new Set(offered.map(({ day }) => getMonday(day)))];
  const firstFree = offered.find(({ slots }) => slots.some((slot) => !booked.has(slot.getTime())))?.day;
  const requested = mondays.find((monday) => from !== null && monday <= from && from < addDays(monday, 7));
  const fallback = getMonday(firstFree ?? toIsoDay(now));
  const monday = requested ?? fallback;
  const index = mondays.indexOf(monday);
  const previous = mondays[index - 1];
  const next = mondays[index + 1];
  const days = callHours.days.map((weekday) => addDays(monday, weekday - 1));
  return {
    monday,
    days: days.map((day) =>
      toWeekDay(
        day,
        offered.find((entry) => entry.day === day),
        booked,
      ),
    ),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}
