import { listOpeningPeriods, type OpeningHours } from '../time/opening-hours';
import { addDays, parseClockTime, toInstant, toWallClock } from '../time/wall-clock';

/** Length of a call in minutes. */
export const CALL_MINUTES = 30;

/** Hours between booking and call, so that the confirmation email arrives in time and the host can prepare. */
export const CALL_LEAD_TIME_HOURS = 4;

/** Number of days with bookable calls, from today. */
export const BOOKABLE_DAYS = 21;

const HOUR_MS = 60 * 60 * 1000;

/** When calls take place: within the opening hours, not at lunch. Times as `09:30` in the time zone of the opening hours. */
export interface CallHours {
  openingHours: OpeningHours;
  /** ISO weekdays: 1 is Monday, 7 is Sunday. */
  days: readonly number[];
  from: string;
  until: string;
  lunch: { from: string; until: string };
}

export interface CallDay {
  /** ISO day in the time zone of the opening hours. */
  day: string;
  /** The starts of the calls. */
  slots: readonly Date[];
}

function listSlots(day: string, { openingHours, days, from, until, lunch }: CallHours): Date[] {
  const { weekday } = toWallClock(toInstant(day, 0, openingHours.timeZone), openingHours.timeZone);
  if (!days.includes(weekday)) return [];
  const [lunchFrom, lunchUntil] = [parseClockTime(lunch.from), parseClockTime(lunch.until)];
  return listOpeningPeriods(day, openingHours).flatMap(({ opens, closes }) => {
    const first = Math.max(parseClockTime(opens), parseClockTime(from));
    const end = Math.min(parseClockTime(closes), parseClockTime(until));
    const count = Math.max(0, Math.floor((end - first) / CALL_MINUTES));
    return Array.from({ length: count }, (_, index) => first + index * CALL_MINUTES)
      .filter((start) => start + CALL_MINUTES <= lunchFrom || start >= lunchUntil)
      .map((start) => toInstant(day, start, openingHours.timeZone));
  });
}

/** The next BOOKABLE_DAYS with their slots after the lead time. Days without slots are left out. */
export function listAvailableCalls(now: Date, hours: CallHours): CallDay[] {
  const earliest = now.getTime() + CALL_LEAD_TIME_HOURS * HOUR_MS;
  const today = toWallClock(now, hours.openingHours.timeZone).day;
  return Array.from({ length: BOOKABLE_DAYS }, (_, index) => addDays(today, index)).flatMap((day) => {
    const slots = listSlots(day, hours).filter((start) => start.getTime() >= earliest);
    return slots.length > 0 ? [{ day, slots }] : [];
  });
}

/** Whether `start` is one of the available slots at the time `now`. Bookings are not considered. */
export const isCallAvailable = (start: Date, now: Date, hours: CallHours): boolean =>
  listAvailableCalls(now, hours).some(({ slots }) =>
    slots.some((slot) => slot.getTime() === start.getTime()),
  );
