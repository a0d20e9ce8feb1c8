import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';

/** The ISO date of a moment in the time zone of the company. */
export const toIsoDay = (moment: Date): string => toWallClock(moment, site.openingHours.timeZone).day;
