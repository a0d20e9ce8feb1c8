import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateHeatStep, HEAT_STEPS, roundUpToNiceNumber, spreadLabels, toPercent } from './scale';

test('a share is in per cent with one decimal', () => {
  expect(toPercent(1, 3)).toBe(33.3);
  expect(toPercent(5, 0)).toBe(0);
  expect(toPercent(-1, 3)).toBe(0);
  expect(toPercent(9, 3)).toBe(100);
});

test('an axis ends at a round number', () => {
  expect(roundUpToNiceNumber(0)).toBe(1);
  expect(roundUpToNiceNumber(7)).toBe(8);
  expect(roundUpToNiceNumber(0.23)).toBe(0.25);
  expect(roundUpToNiceNumber(412)).toBe(500);
  expect(roundUpToNiceNumber(1000)).toBe(1000);
});

test('an axis is never shorter than its value, and at most twice as long', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (value) => {
      const top = roundUpToNiceNumber(value);
      expect(top).toBeGreaterThanOrEqual(value * (1 - 1e-6));
      expect(top).toBeLessThanOrEqual(value * 2);
    }),
  );
});

test('the smallest value has no heat, and the largest has all steps', () => {
  expect(calculateHeatStep(4, 4, 10)).toBe(0);
  expect(calculateHeatStep(10, 4, 10)).toBe(HEAT_STEPS);
  expect(calculateHeatStep(7, 4, 10)).toBe(5);
  expect(calculateHeatStep(3, 4, 4)).toBe(0);
});

test('overlapping labels are moved apart in their order', () => {
  expect(spreadLabels([40], 10)).toEqual([40]);
  expect(spreadLabels([20, 60], 10)).toEqual([20, 60]);
  expect(spreadLabels([50, 54], 10)).toEqual([47, 57]);
  expect(spreadLabels([54, 50], 10)).toEqual([57, 47]);
});
