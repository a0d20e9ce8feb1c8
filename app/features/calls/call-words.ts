import { CALL_LENGTH } from '~/domain/call-slots';
import { site } from '~site';

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.language, { ...options, timeZone });

export const indianTime = site.openingHours.timeZone;

/** "Monday" and "23 Nov", of an ISO date. */
export function dayHead(day: string): { weekday: string; date: string } {
  const date = new Date(day);
  return {
    weekday: format('UTC', { weekday: 'long' }).format(date),
    date: format('UTC', { day: 'numeric', month: 'short' }).format(date),
  };
}

/** "10:30 am" by the clock of a zone, with its day where that is another than in India. */
export function timeIn(startsAt: string, timeZone: string): string {
  const start = new Date(startsAt);
  const day = format(timeZone, { weekday: 'short' }).format(start);
  const there = format(indianTime, { weekday: 'short' }).format(start);
  const time = format(timeZone, { hour: 'numeric', minute: '2-digit' }).format(start);
  return day === there ? time : `${day} ${time}`;
}

/** "Monday, 23 November 2026, 10:30 to 11:00 am". */
export function callInWords(startsAt: string, timeZone: string): string {
  const start = new Date(startsAt);
  const end = new Date(start.getTime() + CALL_LENGTH * 60_000);
  const day = format(timeZone, { dateStyle: 'full' }).format(start);
  const time = format(timeZone, { hour: 'numeric', minute: '2-digit' }).formatRange(start, end);
  return `${day}, ${time}`;
}

/** "Kolkata (India)", "New York": the city a zone is named for. */
export const zoneInWords = (timeZone: string): string =>
  timeZone === indianTime ? 'India' : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
