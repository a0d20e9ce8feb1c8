import { expect, test } from 'vitest';
import { eventProducts } from '../../../db/seed/products/events';
import { EVENT_DATES, seatCancelDays } from './event-dates';

test('the days are those of the seats, the earliest first', () => {
  for (const [id, dates] of Object.entries(EVENT_DATES)) {
    expect(eventProducts.map((product) => product.id)).toContain(id);
    expect(dates.map(({ startsOn }) => startsOn)).toEqual(dates.map(({ startsOn }) => startsOn).toSorted());
    for (const { startsOn, cancelUntil } of dates) expect(cancelUntil < startsOn).toBe(true);
  }
  expect(seatCancelDays).toEqual({ workshop: '7 January 2027', hackathon: '4 December 2026' });
});
