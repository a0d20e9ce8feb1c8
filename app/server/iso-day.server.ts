import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';

/** The ISO date at the company's place. */
export const isoDayOf = (moment: Date): string => toWallClock(moment, site.openingHours.timeZone).day;
