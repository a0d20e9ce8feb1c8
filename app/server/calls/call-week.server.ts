import { callHours } from '~/content/calls';
import { type CallDay, offeredCalls } from '~/domain/call-slots';
import { dayAfter, weekdayOf } from '~/domain/wall-clock';
import { isoDayOf } from '../iso-day.server';
import type { Calls } from './contract.server';

export interface WeekDay {
  /** ISO date at the place of the offices. */
  day: string;
  /** Why nobody is there. */
  holiday?: string;
  slots: readonly { startsAt: string; isFree: boolean }[];
}

export interface CallWeek {
  /** ISO date of its Monday. */
  monday: string;
  previous?: string;
  next?: string;
  days: readonly WeekDay[];
}

const mondayOf = (day: string) => dayAfter(day, 1 - weekdayOf(day));

function weekDay(day: string, offered: CallDay | undefined, held: ReadonlySet<number>): WeekDay {
  const holiday = callHours.opening.closedDays.find((closed) => closed.day === day)?.name;
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
export async function callWeek(
  calls: Calls,
  { hostId, from, now }: { hostId: string; from: string | null; now: Date },
): Promise<CallWeek> {
  const offered = offeredCalls(now, callHours);
  const held = new Set((await calls.heldStarts(hostId, now)).map((start) => start.getTime()));
  const mondays = [...new Set(offered.map(({ day }) => mondayOf(day)))];
  const firstFree = offered.find(({ slots }) => slots.some((slot) => !held.has(slot.getTime())))?.day;
  const asked = mondays.find((monday) => from !== null && monday <= from && from < dayAfter(monday, 7));
  const fallback = mondayOf(firstFree ?? isoDayOf(now));
  const monday = asked ?? fallback;
  const place = mondays.indexOf(monday);
  const previous = mondays[place - 1];
  const next = mondays[place + 1];
  const days = callHours.days.map((weekday) => dayAfter(monday, weekday - 1));
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
