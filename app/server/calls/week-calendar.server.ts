import { callHours } from '~/content/contact/book-call-content';
import { type CallDay, listAvailableCalls } from '~/domain/contact/call-slots';
import { addDays, weekdayOf } from '~/domain/time/wall-clock';
import { isoDayOf } from '../iso-day.server';
import type { Calls } from './types.server';

export interface WeekDay {
  /** ISO date at the place of the offices. */
  day: string;
  /** Why nobody is there. */
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

const mondayOf = (day: string) => addDays(day, 1 - weekdayOf(day));

function weekDay(day: string, offered: CallDay | undefined, held: ReadonlySet<number>): WeekDay {
  const holiday = callHours.openingHours.closedDays.find((closed) => closed.day === day)?.name;
  const slots = (offered?.slots ?? []).map((start) => ({
    startsAt: start.toISOString(),
    isFree: !held.has(start.getTime()),
  }));
  return { day, slots, ...(holiday && { holiday }) };
}

/**
 * A week of somebody's calls: `from` is any day of it; without one, or outside of what is offered, it is the first that has
 * a free half hour.
 */
export async function getWeekCalendar(
  calls: Calls,
  { hostId, from, now }: { hostId: string; from: string | null; now: Date },
): Promise<WeekCalendar> {
  const offered = listAvailableCalls(now, callHours);
  const held = new Set((await calls.listBookedStarts(hostId, now)).map((start) => start.getTime()));
  const mondays = [...new Set(offered.map(({ day }) => mondayOf(day)))];
  const firstFree = offered.find(({ slots }) => slots.some((slot) => !held.has(slot.getTime())))?.day;
  const asked = mondays.find((monday) => from !== null && monday <= from && from < addDays(monday, 7));
  const fallback = mondayOf(firstFree ?? isoDayOf(now));
  const monday = asked ?? fallback;
  const place = mondays.indexOf(monday);
  const previous = mondays[place - 1];
  const next = mondays[place + 1];
  const days = callHours.days.map((weekday) => addDays(monday, weekday - 1));
  return {
    monday,
    days: days.map((day) =>
      weekDay(
        day,
        offered.find((entry) => entry.day === day),
        held,
      ),
    ),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}
