import { addDays, minutesSinceMidnight, toWallClock, weekdayOf } from './wall-clock';

/** One line of a week: on these ISO weekdays from when to when, by the clock of the place. */
export interface OpeningPeriod {
  days: readonly number[];
  opens: string;
  closes: string;
}

export interface ClosedDay {
  /** ISO date. */
  day: string;
  name: string;
}

export interface OpeningHours {
  timeZone: string;
  week: readonly OpeningPeriod[];
  closedDays: readonly ClosedDay[];
}

export type OpeningState =
  | { kind: 'open'; closes: string }
  /** When somebody is there next; `holiday` names why it is closed today, where that is the reason. */
  | { kind: 'closed'; opensOn: string; opens: string; daysAhead: number; holiday?: string };

const LONGEST_PAUSE_DAYS = 31;

/** The spans of a day in their order; none on a holiday. */
export function listOpeningPeriods(day: string, { week, closedDays }: OpeningHours): OpeningPeriod[] {
  if (closedDays.some((closed) => closed.day === day)) return [];
  return week
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .toSorted((a, b) => minutesSinceMidnight(a.opens) - minutesSinceMidnight(b.opens));
}

/** Whether somebody is there at a moment, until when, or from when on. Open at the minute it opens, closed at the minute it closes. */
export function getOpeningState(moment: Date, hours: OpeningHours): OpeningState {
  const { day, minutes } = toWallClock(moment, hours.timeZone);
  const current = listOpeningPeriods(day, hours).find(
    ({ opens, closes }) => minutesSinceMidnight(opens) <= minutes && minutes < minutesSinceMidnight(closes),
  );
  if (current) return { kind: 'open', closes: current.closes };
  const holiday = hours.closedDays.find((closed) => closed.day === day)?.name;
  for (let inDays = 0; inDays <= LONGEST_PAUSE_DAYS; inDays += 1) {
    const opensOn = addDays(day, inDays);
    const next = listOpeningPeriods(opensOn, hours).find(
      ({ opens }) => inDays > 0 || minutesSinceMidnight(opens) > minutes,
    );
    if (next)
      return { kind: 'closed', opensOn, opens: next.opens, daysAhead: inDays, ...(holiday && { holiday }) };
  }
  throw new RangeError('These hours never open');
}
