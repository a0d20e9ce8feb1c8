import { addDays, getWeekday, parseClockTime, toWallClock } from './wall-clock';

/** Opening times on some ISO weekdays (1 is Monday). Times as `09:30` in the time zone of the opening hours. */
export interface OpeningPeriod {
  days: readonly number[];
  opens: string;
  closes: string;
}

export interface ClosedDay {
  /** ISO day. */
  day: string;
  /** The name of the holiday. */
  name: string;
}

export interface OpeningHours {
  timeZone: string;
  week: readonly OpeningPeriod[];
  closedDays: readonly ClosedDay[];
}

export type OpeningState =
  | { kind: 'open'; closes: string }
  /** The next opening time. `holiday` is the name of today's holiday, if there is one. */
  | { kind: 'closed'; opensOn: string; opens: string; daysAhead: number; holiday?: string };

const MAX_CLOSED_DAYS = 31;

/** The opening periods of an ISO day in their order; none on a holiday. */
export function listOpeningPeriods(day: string, { week, closedDays }: OpeningHours): OpeningPeriod[] {
  if (closedDays.some((closed) => closed.day === day)) return [];
  return week
    .filter(({ days }) => days.includes(getWeekday(day)))
    .toSorted((a, b) => parseClockTime(a.opens) - parseClockTime(b.opens));
}

/** The closed days from the day of `moment` on. */
export function listComingClosedDays(moment: Date, { timeZone, closedDays }: OpeningHours): ClosedDay[] {
  const today = toWallClock(moment, timeZone).day;
  return closedDays.filter(({ day }) => day >= today);
}

/**
 * Whether it is open at `moment`, with the closing time or the next opening time. It is open at the opening minute and
 * closed at the closing minute. Throws RangeError when there is no opening time within MAX_CLOSED_DAYS.
 */
export function getOpeningState(moment: Date, hours: OpeningHours): OpeningState {
  const { day, minutes } = toWallClock(moment, hours.timeZone);
  const current = listOpeningPeriods(day, hours).find(
    ({ opens, closes }) => parseClockTime(opens) <= minutes && minutes < parseClockTime(closes),
  );
  if (current) return { kind: 'open', closes: current.closes };
  const holiday = hours.closedDays.find((closed) => closed.day === day)?.name;
  for (let daysAhead = 0; daysAhead <= MAX_CLOSED_DAYS; daysAhead += 1) {
    const opensOn = addDays(day, daysAhead);
    const next = listOpeningPeriods(opensOn, hours).find(
      ({ opens }) => daysAhead > 0 || parseClockTime(opens) > minutes,
    );
    if (next) return { kind: 'closed', opensOn, opens: next.opens, daysAhead, ...(holiday && { holiday }) };
  }
  throw new RangeError('These hours never open');
}
