import { expect, test } from 'vitest';
import { measureAgreement, type PointPair } from '~/domain/assessment/grader-agreement';
import { describeCalibration, formatKappa } from './describe-agreement';

test.each([
  [1, '1.00'],
  [0.57, '0.57'],
  [0.8, '0.80'],
  [-0.3, '−0.30'],
  [undefined, 'none'],
])('kappa of %s', (kappa, text) => {
  expect(formatKappa(kappa)).toBe(text);
});

test('R-RUBRIC-1: a kappa just below the target does not look like the target', () => {
  const mine = [2, 2, 2, 1, 1, 0, 3, 3, 0, 0, 2, 3, 0, 0, 0];
  const theirs = [3, 3, 3, 0, 0, 1, 2, 3, 0, 0, 2, 2, 0, 1, 0];
  const agreement = measureAgreement(mine.map((points, index): PointPair => [points, theirs[index] ?? 0]));
  expect(agreement.kappa).toBeCloseTo(0.797, 3);
  expect(formatKappa(agreement.kappa)).toBe('0.79');
  expect(describeCalibration(agreement)).toBe('Not yet. We begin from 0.80 on.');
});
