import { wallClockAt } from '~/domain/wall-clock';
import { site } from '~site';

/** The ISO date at the company's place. */
export const isoDayOf = (moment: Date): string => wallClockAt(moment, site.openingHours.timeZone).day;
