import type { EventDates } from '~/domain/tickets/event-dates';
import { site } from '~site';
import { getOpenHackathon } from '../services/hackathon-events';

/** The last one is on sale. The pages of the products and the help centre name its days. */
const workshop: EventDates = { startsOn: '2027-01-21', cancelUntil: '2027-01-07' };
const { startsOn, endsOn } = getOpenHackathon('winter-build-2026');
const hackathon: EventDates = { startsOn, endsOn, cancelUntil: '2026-12-04' };

/**
 * The dates of events, by the id of the product that is sold for them, the earliest first. Add a new date at the end: seats that were bought
 * before keep theirs. A seat without an entry can be cancelled until it is used.
 */
export const EVENT_DATES: Readonly<Record<string, readonly EventDates[]>> = {
  'workshop-ticket': [workshop],
  'hackathon-ticket': [hackathon],
};

const dayFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

const formatLastDay = ({ cancelUntil }: EventDates): string => dayFormat.format(new Date(cancelUntil));

/** "7 January 2027": until when the seats on sale can be cancelled. */
export const seatCancelDays = {
  workshop: formatLastDay(workshop),
  hackathon: formatLastDay(hackathon),
} as const;
