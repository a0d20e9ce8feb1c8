import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideAmount } from './divide-amount';

const anyAmount = fc.integer({ min: 0, max: 1_000_000_000_000 });
const anyWeights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 40 });

test('the parts add up, and each is its share to a paisa', () => {
  fc.assert(
    fc.property(anyAmount, anyWeights, (amount, weights) => {
      const parts = divideAmount(amount, weights);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      for (const [index, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0);
        if (whole > 0) expect(Math.abs(part - (amount * (weights[index] ?? 0)) / whole)).toBeLessThan(1.01);
      }
    }),
  );
});

test.each([
  [100, [1, 1, 1], [33, 33, 34]],
  [100, [0, 5], [0, 100]],
  [7, [0, 0], [7, 0]],
  [0, [3, 4], [0, 0]],
  [5, [], []],
])('%i paise by %j', (amount, weights, parts) => expect(divideAmount(amount, weights)).toEqual(parts));
