import { expect, test } from 'vitest';
import { calculateQuantile, calculateSuperiority, calculateSuperiorityNoise } from './statistics';

test.each([
  ['equal', [1, 2, 3], [1, 2, 3], 0.5],
  ['always longer', [4, 5], [1, 2, 3], 1],
  ['never longer', [0], [1, 2, 3], 0],
  ['mostly longer', [2, 4], [1, 3], 0.75],
])('%s', (_, values, others, probability) => {
  expect(calculateSuperiority(values, others)).toBe(probability);
});

test('larger samples have less noise', () => {
  expect(calculateSuperiorityNoise(100, 100)).toBeCloseTo(0.08, 2);
  expect(calculateSuperiorityNoise(10, 10)).toBeGreaterThan(calculateSuperiorityNoise(100, 100));
});

test.each([
  [0.99, Array.from({ length: 200 }, (_, index) => 200 - index), 198],
  [0.5, [3, 1, 2], 2],
  [0.99, [7], 7],
])('the quantile %d', (share, values, value) => {
  expect(calculateQuantile(values, share)).toBe(value);
});
