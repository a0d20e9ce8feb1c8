import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BucketCount,
  getBucket,
  getBucketValue,
  MAX_RELATIVE_ERROR,
  rateVital,
  readPercentile,
  VITAL_SCALES,
  WEB_VITALS,
  type WebVital,
} from './web-vitals';

const vitals = fc.constantFrom(...WEB_VITALS);

/** Values of a vital: any of its range, zero, and its thresholds. */
const valuesOf = (vital: WebVital) => {
  const { good, poor, max } = VITAL_SCALES[vital];
  return fc.oneof(
    fc.double({ min: 0, max, noNaN: true }),
    fc.double({ min: 0, max: poor * 2, noNaN: true }),
    fc.constantFrom(0, good, poor),
  );
};

const countBuckets = (vital: WebVital, values: readonly number[]): BucketCount[] => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = getBucket(vital, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return [...counts].map(([bucket, count]) => ({ bucket, count }));
};

/** The exact percentile: the value at the rank, of all values in their order. */
const exactPercentile = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

describe('R-MEASURE-5: buckets', () => {
  it('the 75th percentile of the buckets is near the exact one, and good exactly when that is good', () => {
    fc.assert(
      fc.property(
        vitals.chain((vital) =>
          fc.tuple(fc.constant(vital), fc.array(valuesOf(vital), { minLength: 1, maxLength: 60 })),
        ),
        ([vital, values]) => {
          const figure = readPercentile(vital, countBuckets(vital, values));
          const exact = exactPercentile(values);
          const smallest = VITAL_SCALES[vital].good * 0.001;
          const rounding = VITAL_SCALES[vital].unit === 'ms' ? 0.5 : 0.0005;
          expect(figure?.count).toBe(values.length);
          expect(Math.abs((figure?.p75 ?? Number.NaN) - exact)).toBeLessThanOrEqual(
            exact * MAX_RELATIVE_ERROR + smallest + rounding + 1e-9,
          );
          expect(figure?.rating === 'good').toBe(rateVital(vital, exact) === 'good');
        },
      ),
    );
  });

  it('a greater value never has a smaller bucket, and the number of buckets is small', () => {
    fc.assert(
      fc.property(
        vitals.chain((vital) => fc.tuple(fc.constant(vital), valuesOf(vital), valuesOf(vital))),
        ([vital, one, other]) => {
          const [low, high] = one < other ? [one, other] : [other, one];
          expect(getBucket(vital, low)).toBeLessThanOrEqual(getBucket(vital, high));
          expect(getBucket(vital, high)).toBeLessThan(160);
          expect(getBucket(vital, low)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('the value of a bucket is in it', () => {
    for (const vital of WEB_VITALS)
      for (let bucket = 0; bucket < 130; bucket++)
        expect(getBucket(vital, getBucketValue(vital, bucket))).toBe(bucket);
  });
});

it('a threshold belongs to the better rating', () => {
  for (const vital of WEB_VITALS) {
    const { good, poor } = VITAL_SCALES[vital];
    expect(rateVital(vital, good)).toBe('good');
    expect(rateVital(vital, good * 1.0001)).toBe('needs-work');
    expect(rateVital(vital, poor)).toBe('needs-work');
    expect(rateVital(vital, poor * 1.0001)).toBe('poor');
  }
});

it('a value that is read from its bucket differs by less than a twentieth', () => {
  expect(MAX_RELATIVE_ERROR).toBeGreaterThan(0);
  expect(MAX_RELATIVE_ERROR).toBeLessThan(0.05);
});

it('without a value there is no percentile', () => {
  expect(readPercentile('lcp', [])).toBeUndefined();
});
