import type { ListedEvent } from '~/domain/tickets/event';
import { site } from '~site';

const timeZone = site.openingHours.timeZone;
const longDateFormat = new Intl.DateTimeFormat(site.language, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: timeZone,
});
const dateRangeFormat = new Intl.DateTimeFormat(site.language, {
  day: 'numeric',
  month: 'short',
  timeZone: timeZone,
});

/** "12 November 2026" of an ISO date or time. */
export const formatDate = (iso: string): string => longDateFormat.format(new Date(iso));

/** "11–13 Dec" of two ISO dates. */
export const formatDateRange = (from: string, to: string): string =>
  dateRangeFormat.formatRange(new Date(from), new Date(to));

const dateTimeFormat = new Intl.DateTimeFormat(site.language, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: timeZone,
});

/** "26 November 2026 at 6:30 pm". */
export const formatDateTime = (moment: Date): string => dateTimeFormat.format(moment);

const monthFormat = new Intl.DateTimeFormat(site.language, { month: 'long', year: 'numeric', timeZone });

/** "November 2026" of "2026-11" or of an ISO date. */
export const formatMonth = (iso: string): string => monthFormat.format(new Date(iso));

/** "19 Nov" of an ISO date. */
export const formatDayAndMonth = (iso: string): string => dateRangeFormat.format(new Date(iso));

/** "21 January 2027", "11–13 Dec 2026". Empty for an event without a date. */
export function formatEventDay({ day, endsOn }: Pick<ListedEvent, 'day' | 'endsOn'>): string {
  if (day === undefined) return '';
  return endsOn === undefined ? formatDate(day) : `${formatDateRange(day, endsOn)} ${endsOn.slice(0, 4)}`;
}
