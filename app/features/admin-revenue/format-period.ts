import type { ReportPeriod } from '~/domain/revenue/report-period';
import { site } from '~site';

const longRange = new Intl.DateTimeFormat(site.language, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortRange = new Intl.DateTimeFormat(site.language, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat(site.language, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** "1–28 November 2026" */
export const formatPeriod = ({ from, to }: ReportPeriod): string =>
  longRange.formatRange(new Date(from), new Date(to));

/** "1–28 Oct" of the period before, with the year when it is not that of the period: "1 Apr – 28 Nov 2025". */
export const formatPeriodBefore = (before: ReportPeriod, { from }: ReportPeriod): string => {
  const range = shortRange.formatRange(new Date(before.from), new Date(before.to));
  const year = before.from.slice(0, 4);
  return year === from.slice(0, 4) ? range : `${range} ${before.to.slice(0, 4)}`;
};

/** "Mon, 2 Nov" of a day, "2–8 Nov" of more. */
export const formatInterval = ({ from, to }: ReportPeriod): string =>
  from === to ? weekday.format(new Date(from)) : shortRange.formatRange(new Date(from), new Date(to));
