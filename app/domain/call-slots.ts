import { type OpeningHours, spansOn } from './opening-hours';
import { dayAfter, minutesOf, momentOf, wallClockAt } from './wall-clock';

/** Minutes. */
export const CALL_LENGTH = 30;

/** So that nobody is surprised, and the first mail is there before the call: in hours. */
export const CALL_NOTICE = 4;

/** Days ahead, today included, in which calls are offered. */
export const CALL_DAYS = 21;

const HOUR_MS = 60 * 60 * 1000;

/** When a person takes calls, by the clock of the offices: within the opening hours, but not at lunch. */
export interface CallHours {
  opening: OpeningHours;
  /** ISO weekdays. */
  days: readonly number[];
  from: string;
  until: string;
  lunch: { from: string; until: string };
}

export interface CallDay {
  /** ISO date at the place of the offices. */
  day: string;
  slots: readonly Date[];
}

function startsOn(day: string, { opening, days, from, until, lunch }: CallHours): Date[] {
  const { weekday } = wallClockAt(momentOf(day, 0, opening.timeZone), opening.timeZone);
  if (!days.includes(weekday)) return [];
  const [lunchFrom, lunchUntil] = [minutesOf(lunch.from), minutesOf(lunch.until)];
  return spansOn(day, opening).flatMap(({ opens, closes }) => {
    const first = Math.max(minutesOf(opens), minutesOf(from));
    const end = Math.min(minutesOf(closes), minutesOf(until));
    const count = Math.max(0, Math.floor((end - first) / CALL_LENGTH));
    return Array.from({ length: count }, (_, index) => first + index * CALL_LENGTH)
      .filter((start) => start + CALL_LENGTH <= lunchFrom || start >= lunchUntil)
      .map((start) => momentOf(day, start, opening.timeZone));
  });
}

/** Every day on which calls are taken from `now` on, with the starts that are not too near. Days without any are left out. */
export function offeredCalls(now: Date, hours: CallHours): CallDay[] {
  const earliest = now.getTime() + CALL_NOTICE * HOUR_MS;
  const today = wallClockAt(now, hours.opening.timeZone).day;
  return Array.from({ length: CALL_DAYS }, (_, index) => dayAfter(today, index)).flatMap((day) => {
    const slots = startsOn(day, hours).filter((start) => start.getTime() >= earliest);
    return slots.length > 0 ? [{ day, slots }] : [];
  });
}

/** Whether a call may begin at a moment, as things stand now. */
export const isOffered = (start: Date, now: Date, hours: CallHours): boolean =>
  offeredCalls(now, hours).some(({ slots }) => slots.some((slot) => slot.getTime() === start.getTime()));
