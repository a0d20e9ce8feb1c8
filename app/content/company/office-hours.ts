import type { ClosedDay, OpeningHours } from '~/domain/time/opening-hours';
import { site } from '~site';

/**
 * Holidays on which all offices are closed, besides Sundays. The two lunar holidays have the announced dates; correct
 * them here when they move.
 */
export const closedDays: readonly ClosedDay[] = [
  { day: '2026-11-24', name: 'Guru Nanak Jayanti' },
  { day: '2026-12-25', name: 'Christmas' },
  { day: '2027-01-15', name: 'Makara Sankranti' },
  { day: '2027-01-26', name: 'Republic Day' },
  { day: '2027-03-10', name: 'Eid al-Fitr' },
  { day: '2027-03-22', name: 'Holi' },
  { day: '2027-03-26', name: 'Good Friday' },
  { day: '2027-05-01', name: 'Labour Day' },
  { day: '2027-05-17', name: 'Eid al-Adha' },
  { day: '2027-08-15', name: 'Independence Day' },
  { day: '2027-10-02', name: 'Gandhi Jayanti' },
  { day: '2027-10-09', name: 'Dussehra' },
  { day: '2027-10-29', name: 'Diwali' },
  { day: '2027-11-01', name: 'Kannada Rajyotsava' },
  { day: '2027-12-25', name: 'Christmas' },
];

export const officeHours: OpeningHours = { ...site.openingHours, closedDays };
