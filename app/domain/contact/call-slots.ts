import { HOUR_MS, MINUTE_MS } from '../time/durations';
import { addDays, getWeekday, parseClockTime, toInstant, toWallClock } from '../time/wall-clock';
import type { CallHours } from './call-hours';

/** Hours between booking and call, so that the confirmation email arrives in time and the host can prepare. */
export const CALL_LEAD_TIME_HOURS = 4;

export interface CallDay {
  /** ISO day in the time zone of the calls. */
  day: string;
  /** The starts of the calls. */
  slots: readonly Date[];
}

/** A day of the calendar, with the starts of its calls as texts. */
export interface SlotDay {
  /** ISO day in the time zone of the calls. */
  day: string;
  /** Name of the public holiday. */
  holiday?: string;
  slots: readonly { startsAt: string; isFree: boolean }[];
}

/** A booked time. */
export interface CallSpan {
  startsAt: Date;
  minutes: number;
}

function listSlots(day: string, { timeZone, week, slotMinutes, closedDays }: CallHours): Date[] {
  if (closedDays.some((closed) => closed.day === day)) return [];
  const periods = week.find(({ weekday }) => weekday === getWeekday(day))?.periods ?? [];
  return periods.flatMap(({ from, until }) => {
    const first = parseClockTime(from);
    const count = Math.max(0, Math.floor((parseClockTime(until) - first) / slotMinutes));
    return Array.from({ length: count }, (_, index) => toInstant(day, first + index * slotMinutes, timeZone));
  });
}

/** The next `daysAhead` days with their slots after the lead time. Days without slots are left out. */
export function listAvailableCalls(now: Date, hours: CallHours): CallDay[] {
  const earliest = now.getTime() + CALL_LEAD_TIME_HOURS * HOUR_MS;
  const today = toWallClock(now, hours.timeZone).day;
  return Array.from({ length: hours.daysAhead }, (_, index) => addDays(today, index)).flatMap((day) => {
    const slots = listSlots(day, hours).filter((start) => start.getTime() >= earliest);
    return slots.length > 0 ? [{ day, slots }] : [];
  });
}

/** Whether `start` is one of the available slots at the time `now`. Bookings are not considered. */
export const isCallAvailable = (start: Date, now: Date, hours: CallHours): boolean =>
  listAvailableCalls(now, hours).some(({ slots }) =>
    slots.some((slot) => slot.getTime() === start.getTime()),
  );

export const getCallEnd = ({ startsAt, minutes }: CallSpan): Date =>
  new Date(startsAt.getTime() + minutes * MINUTE_MS);

/** Whether two calls share a minute. */
export const areOverlapping = (one: CallSpan, other: CallSpan): boolean =>
  one.startsAt < getCallEnd(other) && other.startsAt < getCallEnd(one);
