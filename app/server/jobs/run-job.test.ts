import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryDelay } from './run-job.server';

const attempt = fc.integer({ min: 1, max: 200 });
const random = fc.double({ min: 0, max: 1, noNaN: true });

it('is ten seconds at first, and doubles', () => {
  expect([1, 2, 3, 4].map((number) => retryDelay(number, 0))).toEqual([10_000, 20_000, 40_000, 80_000]);
});

it('is from seven seconds to six hours', () => {
  fc.assert(
    fc.property(attempt, random, (number, chance) => {
      expect(retryDelay(number, chance)).toBeLessThanOrEqual(6 * 60 * 60 * 1000);
      expect(retryDelay(number, chance)).toBeGreaterThanOrEqual(7_000);
    }),
  );
});

it('grows until it reaches the maximum, for any random numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), random, random, (number, one, other) => {
      expect(retryDelay(number + 1, one)).toBeGreaterThan(retryDelay(number, other));
    }),
  );
});
