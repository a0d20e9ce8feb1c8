import type { HackathonDays } from '~/domain/services/hackathon-schedule';
import { addDays } from '~/domain/time/wall-clock';
import { site } from '~site';

const dayFormat = new Intl.DateTimeFormat(site.language, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** Names of the days without a date: an event ends on a Sunday, a single day is a Saturday. */
const USUAL_DAYS: Readonly<Record<HackathonDays, readonly string[]>> = {
  1: ['Saturday'],
  2: ['Saturday', 'Sunday'],
  3: ['Friday', 'Saturday', 'Sunday'],
};

/** "Saturday", or "Saturday 27 February" of an event with a date. */
export function listDayNames(days: HackathonDays, from: string | undefined): readonly string[] {
  if (from === undefined) return USUAL_DAYS[days];
  return Array.from({ length: days }, (_, day) => dayFormat.format(new Date(addDays(from, day))));
}
