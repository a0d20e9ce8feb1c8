import { listOpeningPeriods, type OpeningHours } from '../time/opening-hours';
import { addDays, minutesSinceMidnight, toInstant, toWallClock } from '../time/wall-clock';

/** Minutes. */
export const CALL_MINUTES = 30;

/** So that nobody is surprised, and the first mail is there before the call: in hours. */
export const CALL_LEAD_TIME_HOURS = 4;

/** Days ahead, today included, in which calls are offered. */
export const BOOKABLE_DAYS = 21;

const HOUR_MS = 60 * 60 * 1000;

/** When a person takes calls, by the clock of the offices: within the opening hours, but not at lunch. */
export interface CallHours {
  openingHours: OpeningHours;
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

function startsOn(day: string, { openingHours, days, from, until, lunch }: CallHours): Date[] {
  const { weekday } = toWallClock(toInstant(day, 0, openingHours.timeZone), openingHours.timeZone);
  if (!days.includes(weekday)) return [];
  const [lunchFrom, lunchUntil] = [minutesSinceMidnight(lunch.from), minutesSinceMidnight(lunch.until)];
  return listOpeningPeriods(day, openingHours).flatMap(({ opens, closes }) => {
    const first = Math.max(minutesSinceMidnight(opens), minutesSinceMidnight(from));
    const end = Math.min(minutesSinceMidnight(closes), minutesSinceMidnight(until));
    const count = Math.max(0, Math.floor((end - first) / CALL_MINUTES));
    return Array.from({ length: count }, (_, index) => first + index * CALL_MINUTES)
      .filter((start) => start + CALL_MINUTES <= lunchFrom || start >= lunchUntil)
      .map((start) => toInstant(day, start, openingHours.timeZone));
  });
}

/** Every day on which calls are taken from `now` on, with the starts that are not too near. Days without any are left out. */
export function listAvailableCalls(now: Date, hours: CallHours): CallDay[] {
  const earliest = now.getTime() + CALL_LEAD_TIME_HOURS * HOUR_MS;
  const today = toWallClock(now, hours.openingHours.timeZone).day;
  return Array.from({ length: BOOKABLE_DAYS }, (_, index) => addDays(today, index)).flatMap((day) => {
    const slots = startsOn(day, hours).filter((start) => start.getTime() >= earliest);
    return slots.length > 0 ? [{ day, slots }] : [];
  });
}

/** Whether a call may begin at a moment, as things stand now. */
export const isCallAvailable = (start: Date, now: Date, hours: CallHours): boolean =>
  listAvailableCalls(now, hours).some(({ slots }) =>
    slots.some((slot) => slot.getTime() === start.getTime()),
  );
