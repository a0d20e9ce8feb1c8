import { site } from '~site';

const { timeZone, timeZoneLabel } = site.openingHours;
const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'full', timeStyle: 'short', timeZone });

const dateFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone });

/** "23 November 2026", in the time zone of the company. */
export const formatDay = (moment: Date): string => dateFormat.format(moment);

/** "Monday, 23 November 2026 at 10:30 am IST": for emails, in the time zone of the company. */
export const formatMoment = (startsAt: Date): string => `${format.format(startsAt)} ${timeZoneLabel}`;
