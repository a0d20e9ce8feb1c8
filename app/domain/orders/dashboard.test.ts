import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTileAmount, countTiles, MAX_TILES } from './dashboard';

test('a tile is a round amount', () => {
  expect(chooseTileAmount([])).toBe(10_000);
  expect(chooseTileAmount([12_345_678])).toBe(2_000_000);
  expect(chooseTileAmount([120_000])).toBe(10_000);
  expect(chooseTileAmount([120_001])).toBe(20_000);
});

test('no day is higher than the chart, and a day with a payment is not empty', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 100_000_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(amounts, (days) => {
      const tile = chooseTileAmount(days);
      for (const amount of days) {
        const tiles = countTiles(amount, tile);
        expect(tiles).toBeLessThanOrEqual(MAX_TILES);
        expect(tiles > 0).toBe(amount > 0);
      }
    }),
  );
});

test('the largest day fills more than a third of the chart, above the smallest tile', () => {
  fc.assert(
    fc.property(fc.integer({ min: 120_001, max: 100_000_000_000 }), (amount) => {
      expect(countTiles(amount, chooseTileAmount([amount]))).toBeGreaterThan(MAX_TILES / 3);
    }),
  );
});
