import type { SeatRun } from '~/domain/tickets/seat-run';
import { site } from '~site';

/** The last one is on sale. The pages of the products and the help centre name its days. */
const workshop: SeatRun = { startsOn: '2027-01-21', cancelUntil: '2027-01-07' };
const hackathon: SeatRun = { startsOn: '2026-12-11', cancelUntil: '2026-12-04' };

/**
 * When the events of seats are held, by the id of the product, the earliest first. Another holding is added: seats that were bought
 * before keep their days. A seat without an entry can be cancelled until it is used.
 */
export const SEAT_RUNS: Readonly<Record<string, readonly SeatRun[]>> = {
  'workshop-ticket': [workshop],
  'hackathon-ticket': [hackathon],
};

const dayFormat = new Intl.DateTimeFormat(site.language, { dateStyle: 'long', timeZone: 'UTC' });

const formatLastDay = ({ cancelUntil }: SeatRun): string => dayFormat.format(new Date(cancelUntil));

/** "7 January 2027": until when the seats on sale can be cancelled. */
export const seatCancelDays = {
  workshop: formatLastDay(workshop),
  hackathon: formatLastDay(hackathon),
} as const;
