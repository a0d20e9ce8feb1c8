import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countPointPairs,
  type GraderAgreement,
  isCalibrated,
  measureAgreement,
  type PointPair,
} from './grader-agreement';

const MAX_POINTS = 3;
const anyPoints = fc.nat({ max: MAX_POINTS });
const anyPairs = fc.array(fc.tuple(anyPoints, anyPoints), { minLength: 1, maxLength: 20 });

/** The textbook formula: observed and expected frequencies of the cross table, weighted by the squared distance. */
function calculateKappaFromTable(pairs: readonly PointPair[]): number {
  const table = countPointPairs(pairs, MAX_POINTS);
  const rowSums = table.map((row) => row.reduce((sum, count) => sum + count, 0));
  const columnSums = table.map((_, column) => table.reduce((sum, row) => sum + (row[column] ?? 0), 0));
  let observed = 0;
  let expected = 0;
  for (const [row, counts] of table.entries()) {
    for (const [column, count] of counts.entries()) {
      const weight = (row - column) ** 2 / MAX_POINTS ** 2;
      observed += weight * count;
      expected += (weight * (rowSums[row] ?? 0) * (columnSums[column] ?? 0)) / pairs.length;
    }
  }
  return 1 - observed / expected;
}

describe('the weighted kappa of two graders', () => {
  it('is that of the cross table', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { kappa } = measureAgreement(pairs);
        if (kappa === undefined) expect(new Set(pairs.flat()).size).toBe(1);
        else expect(kappa).toBeCloseTo(calculateKappaFromTable(pairs), 10);
      }),
    );
  });

  it('is at most 1, and 1 exactly when all points are the same', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { kappa, equal, judgements } = measureAgreement(pairs);
        if (kappa === undefined) return;
        expect(kappa).toBeLessThanOrEqual(1);
        expect(kappa === 1).toBe(equal === judgements);
      }),
    );
  });

  it('is 0 when one grader gives everything the same points and the other does not', () => {
    fc.assert(
      fc.property(fc.array(anyPoints, { minLength: 1 }), anyPoints, (points, same) => {
        fc.pre(points.some((point) => point !== same));
        expect(measureAgreement(points.map((point) => [same, point])).kappa).toBeCloseTo(0, 10);
      }),
    );
  });

  it('depends neither on the order nor on who is first, and not on where the scale begins', () => {
    fc.assert(
      fc.property(anyPairs, fc.integer({ min: -5, max: 5 }), (pairs, shift) => {
        const { kappa = 1 } = measureAgreement(pairs);
        const others: PointPair[][] = [
          pairs.toReversed(),
          pairs.map(([first, second]) => [second, first]),
          pairs.map(([first, second]) => [first + shift, second + shift]),
        ];
        for (const other of others) expect(measureAgreement(other).kappa ?? 1).toBeCloseTo(kappa, 10);
      }),
    );
  });

  it('is negative for graders who contradict each other, and unknown without a judgement', () => {
    expect(
      measureAgreement([
        [0, 3],
        [3, 0],
      ]).kappa,
    ).toBe(-1);
    expect(measureAgreement([])).toEqual({
      judgements: 0,
      equal: 0,
      widest: 0,
      difference: 0,
      leniency: 0,
      kappa: undefined,
    });
  });
});

describe('equal points, the widest difference and the leniency', () => {
  it('agree with each other', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const { equal, judgements, widest, difference, leniency } = measureAgreement(pairs);
        expect(widest === 0).toBe(equal === judgements);
        expect(difference).toBeGreaterThanOrEqual(judgements - equal);
        expect(difference).toBeLessThanOrEqual((judgements - equal) * widest ** 2);
        expect(Math.abs(leniency)).toBeLessThanOrEqual(widest);
        const swapped = measureAgreement(pairs.map(([first, second]) => [second, first]));
        expect(swapped.leniency).toBeCloseTo(-leniency, 10);
      }),
    );
  });

  it('the cross table counts every judgement once, the equal ones on its diagonal', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const table = countPointPairs(pairs, MAX_POINTS);
        expect(table.flat().reduce((sum, count) => sum + count, 0)).toBe(pairs.length);
        expect(table.reduce((sum, row, index) => sum + (row[index] ?? 0), 0)).toBe(
          measureAgreement(pairs).equal,
        );
      }),
    );
  });
});

describe('two graders are calibrated', () => {
  const target = { kappa: 0.8, widest: 1 };
  const agreement = (kappa: number | undefined, widest: number): GraderAgreement => ({
    judgements: 15,
    equal: 9,
    difference: 6,
    leniency: 0,
    kappa,
    widest,
  });

  it('from the kappa of the target on, without a wide difference', () => {
    expect(isCalibrated(agreement(0.8, 1), target)).toBe(true);
    expect(isCalibrated(agreement(0.79, 1), target)).toBe(false);
    expect(isCalibrated(agreement(0.95, 2), target)).toBe(false);
    expect(isCalibrated(agreement(undefined, 0), target)).toBe(false);
  });
});
