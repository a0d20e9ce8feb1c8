import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';

/** The ISO date of a moment in the time zone of the company. */
export const toIsoDay = (moment: Date): string => toWallClock(moment, site.openingHours.timeZone).day;

const longFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

/** "21 November 2026" for an ISO day. */
export const formatIsoDay = (day: string): string => longFormat.format(new Date(day));
