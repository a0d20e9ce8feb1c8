import type { OpeningPeriod, OpeningState } from './opening-hours';
import { minutesSinceMidnight, toInstant } from './wall-clock';

/** 1 January 2024 was a Monday, so that the day of the month is the ISO weekday. */
const weekdayName = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** "Monday to Friday", "Saturday". */
export function formatOpeningDays({ days }: OpeningPeriod, language: string): string {
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  const name = weekdayName(first, language);
  return first === last ? name : `${name} to ${weekdayName(last, language)}`;
}

/** "9:30 am", of "09:30". */
export function formatClockTime(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(minutesSinceMidnight(time) * 60_000);
}

interface Reader {
  language: string;
  /** Where the doors are, and where the reader is. */
  timeZone: string;
  ownZone: string;
}

/** When the doors open next, as one says it at the doors, and what that is on the reader's own clock, where it differs. */
export function formatOpeningState(state: OpeningState, { language, timeZone, ownZone }: Reader): string {
  if (state.kind === 'open') return `Open now, until ${formatClockTime(state.closes, language)} in India.`;
  const { opensOn, opens, daysAhead, holiday } = state;
  const there = toInstant(opensOn, minutesSinceMidnight(opens), timeZone);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(there);
  const day = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : `on ${weekday}`;
  const own = (zone: string) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    }).format(there);
  const here = own(ownZone) === own(timeZone) ? '' : ` (${own(ownZone)} where you are)`;
  const reason = holiday ? `Closed for ${holiday}.` : 'Closed now.';
  return `${reason} Open again ${day} at ${formatClockTime(opens, language)} in India${here}.`;
}
