import type { OpeningPeriod, OpeningState } from './opening-hours';
import { parseClockTime, toInstant } from './wall-clock';

/** 1 January 2024 was a Monday: in this month the first days are their own ISO weekdays. */
const formatWeekday = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, weekday));

/** "Monday to Friday", "Saturday". */
export function formatOpeningDays({ days }: OpeningPeriod, language: string): string {
  const [first = 1] = days;
  const last = days.at(-1) ?? first;
  const name = formatWeekday(first, language);
  return first === last ? name : `${name} to ${formatWeekday(last, language)}`;
}

/** "09:30" → "9:30 am". */
export function formatClockTime(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(parseClockTime(time) * 60_000);
}

interface Locale {
  /** A BCP 47 tag. */
  language: string;
  /** The time zone of the opening hours. */
  timeZone: string;
  /** The visitor's time zone. */
  visitorZone: string;
}

/** The opening state as a sentence. It has the next opening time also in the visitor's time zone, when that differs. */
export function formatOpeningState(state: OpeningState, { language, timeZone, visitorZone }: Locale): string {
  if (state.kind === 'open') return `Open now, until ${formatClockTime(state.closes, language)} in India.`;
  const { opensOn, opens, daysAhead, holiday } = state;
  const opensAt = toInstant(opensOn, parseClockTime(opens), timeZone);
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone }).format(opensAt);
  const day = daysAhead === 0 ? 'today' : daysAhead === 1 ? 'tomorrow' : `on ${weekday}`;
  const formatIn = (zone: string) =>
    new Intl.DateTimeFormat(language, {
      weekday: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    }).format(opensAt);
  const visitorTime = formatIn(visitorZone);
  const inVisitorZone = visitorTime === formatIn(timeZone) ? '' : ` (${visitorTime} where you are)`;
  const reason = holiday ? `Closed for ${holiday}.` : 'Closed now.';
  return `${reason} Open again ${day} at ${formatClockTime(opens, language)} in India${inVisitorZone}.`;
}
