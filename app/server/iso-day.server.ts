import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';

/** The ISO date of a moment in the time zone of the company. */
export const toIsoDay = (moment: Date): string => toWallClock(moment, site.openingHours.timeZone).day;

/** "2026-11-21 14:05" in the time zone of the company. */
export function formatMinute(moment: Date): string {
  const { day, minutes } = toWallClock(moment, site.openingHours.timeZone);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day} ${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

const longFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

/** "21 November 2026" for an ISO day. */
export const formatIsoDay = (day: string): string => longFormat.format(new Date(day));
