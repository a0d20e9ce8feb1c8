import { site } from '~site';

const { timeZone, timeZoneLabel } = site.openingHours;
const format = new Intl.DateTimeFormat(site.language, { dateStyle: 'full', timeStyle: 'short', timeZone });

const dateFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone });

/** "23 November 2026", in the time zone of the company. */
export const formatDay = (moment: Date): string => dateFormat.format(moment);

/** "Sunday, 22 November 2026 at 11:30 pm GMT-5", in a time zone. */
export const formatMomentIn = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat(site.language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(moment);

/** "Monday, 23 November 2026 at 10:30 am IST": for emails, in the time zone of the company. */
export const formatMoment = (startsAt: Date): string => `${format.format(startsAt)} ${timeZoneLabel}`;
