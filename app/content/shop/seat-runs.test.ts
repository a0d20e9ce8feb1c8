import { expect, test } from 'vitest';
import { eventProducts } from '../../../db/seed/products/events';
import { nextHackathonId, openHackathons } from '../services/hackathon-events';
import { SEAT_RUNS, seatCancelDays } from './seat-runs';

test('the days are those of the seats and of the next hackathon, the earliest first', () => {
  for (const [id, runs] of Object.entries(SEAT_RUNS)) {
    expect(eventProducts.map((product) => product.id)).toContain(id);
    expect(runs.map(({ startsOn }) => startsOn)).toEqual(runs.map(({ startsOn }) => startsOn).toSorted());
    for (const { startsOn, cancelUntil } of runs) expect(cancelUntil < startsOn).toBe(true);
  }
  const next = openHackathons.find(({ id }) => id === nextHackathonId);
  expect(SEAT_RUNS['hackathon-ticket']?.at(-1)?.startsOn).toBe(next?.startsOn);
  expect(seatCancelDays).toEqual({ workshop: '7 January 2027', hackathon: '4 December 2026' });
});
