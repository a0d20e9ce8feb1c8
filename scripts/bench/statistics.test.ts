import { expect, test } from 'vitest';
import { probabilityOfSuperiority, superiorityNoise } from './statistics';

test.each([
  ['equal', [1, 2, 3], [1, 2, 3], 0.5],
  ['always longer', [4, 5], [1, 2, 3], 1],
  ['never longer', [0], [1, 2, 3], 0],
  ['mostly longer', [2, 4], [1, 3], 0.75],
])('%s', (_, values, others, probability) => {
  expect(probabilityOfSuperiority(values, others)).toBe(probability);
});

test('larger samples have less noise', () => {
  expect(superiorityNoise(100, 100)).toBeCloseTo(0.08, 2);
  expect(superiorityNoise(10, 10)).toBeGreaterThan(superiorityNoise(100, 100));
});
