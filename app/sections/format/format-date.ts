import { site } from '~site';

const zone = site.openingHours.timeZone;
const longDay = new Intl.DateTimeFormat(site.language, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: zone,
});
const range = new Intl.DateTimeFormat(site.language, { day: 'numeric', month: 'short', timeZone: zone });

/** "12 November 2026", of an ISO date or time. */
export const formatDate = (iso: string): string => longDay.format(new Date(iso));

/** "11–13 Dec", of two ISO dates. */
export const formatDateRange = (from: string, to: string): string =>
  range.formatRange(new Date(from), new Date(to));

const evening = new Intl.DateTimeFormat(site.language, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: zone,
});

/** "Thu, 26 Nov, 6:30 pm", of an ISO time. */
export const formatShortDateTime = (iso: string): string => evening.format(new Date(iso));

const dayAndTime = new Intl.DateTimeFormat(site.language, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: zone,
});

/** "26 November 2026 at 6:30 pm", of a moment. */
export const formatDateTime = (moment: Date): string => dayAndTime.format(moment);
