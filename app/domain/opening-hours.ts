import { dayAfter, minutesOf, wallClockAt, weekdayOf } from './wall-clock';

/** One line of a week: on these ISO weekdays from when to when, by the clock of the place. */
export interface OpenSpan {
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
  week: readonly OpenSpan[];
  closedDays: readonly ClosedDay[];
}

export type OpenState =
  | { kind: 'open'; closes: string }
  /** When somebody is there next; `holiday` names why it is closed today, where that is the reason. */
  | { kind: 'closed'; opensOn: string; opens: string; inDays: number; holiday?: string };

const LONGEST_PAUSE_DAYS = 31;

/** The spans of a day in their order; none on a holiday. */
export function spansOn(day: string, { week, closedDays }: OpeningHours): OpenSpan[] {
  if (closedDays.some((closed) => closed.day === day)) return [];
  return week
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .toSorted((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}

/** Whether somebody is there at a moment, until when, or from when on. Open at the minute it opens, closed at the minute it closes. */
export function openStateAt(moment: Date, hours: OpeningHours): OpenState {
  const { day, minutes } = wallClockAt(moment, hours.timeZone);
  const current = spansOn(day, hours).find(
    ({ opens, closes }) => minutesOf(opens) <= minutes && minutes < minutesOf(closes),
  );
  if (current) return { kind: 'open', closes: current.closes };
  const holiday = hours.closedDays.find((closed) => closed.day === day)?.name;
  for (let inDays = 0; inDays <= LONGEST_PAUSE_DAYS; inDays += 1) {
    const opensOn = dayAfter(day, inDays);
    const next = spansOn(opensOn, hours).find(({ opens }) => inDays > 0 || minutesOf(opens) > minutes);
    if (next) return { kind: 'closed', opensOn, opens: next.opens, inDays, ...(holiday && { holiday }) };
  }
  throw new RangeError('These hours never open');
}
