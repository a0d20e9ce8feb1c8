/** Figures of how quickly a page appears and answers, as https://web.dev/articles/vitals defines them. */
export const WEB_VITALS = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

interface VitalScale {
  /** At most this is good. It is an edge of the buckets. */
  good: number;
  /** More than this is poor. */
  poor: number;
  /** Greater values are refused: they are no measurement. */
  max: number;
  unit: 'ms' | 'score';
}

const MAX_MS = 600_000;

/** The thresholds of web.dev, for the 75th percentile. */
export const VITAL_SCALES: Readonly<Record<WebVital, VitalScale>> = {
  lcp: { good: 2_500, poor: 4_000, max: MAX_MS, unit: 'ms' },
  inp: { good: 200, poor: 500, max: MAX_MS, unit: 'ms' },
  cls: { good: 0.1, poor: 0.25, max: 100, unit: 'score' },
  fcp: { good: 1_800, poor: 3_000, max: MAX_MS, unit: 'ms' },
  ttfb: { good: 800, poor: 1_800, max: MAX_MS, unit: 'ms' },
};

export const VITAL_RATINGS = ['good', 'needs-work', 'poor'] as const;
export type Rating = (typeof VITAL_RATINGS)[number];

export function rateVital(vital: WebVital, value: number): Rating {
  const { good, poor } = VITAL_SCALES[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-work' : 'poor';
}

/** Each bucket ends at 1.1 times the end of the one before. */
const RATIO = 1.1;

/** A value that is read from its bucket differs from the measured one by at most this share. */
export const MAX_RELATIVE_ERROR = Math.sqrt(RATIO) - 1;

/** Bucket 0 begins at zero. Its end is 1/1,000 of the threshold: 2.5 ms of a paint, 0.0001 of a shift. */
const SMALLEST_SHARE = 0.001;
const STEPS_BELOW_GOOD = Math.ceil(Math.log(1 / SMALLEST_SHARE) / Math.log(RATIO));

/** The end of a bucket, which belongs to it. Bucket `STEPS_BELOW_GOOD` ends at the threshold, without a rounding error. */
const getEnd = (vital: WebVital, bucket: number) =>
  VITAL_SCALES[vital].good * RATIO ** (bucket - STEPS_BELOW_GOOD);

/** R-MEASURE-5: the number of the bucket of a value of at least 0. */
export function getBucket(vital: WebVital, value: number): number {
  if (value <= getEnd(vital, 0)) return 0;
  const { good } = VITAL_SCALES[vital];
  const bucket = Math.max(1, Math.ceil(STEPS_BELOW_GOOD + Math.log(value / good) / Math.log(RATIO)));
  // A logarithm is rounded: at an edge it can lead to the next bucket.
  if (value <= getEnd(vital, bucket - 1)) return bucket - 1;
  return value > getEnd(vital, bucket) ? bucket + 1 : bucket;
}

/** The value that stands for all of a bucket: the geometric middle. Bucket 0 stands for zero. */
export const getBucketValue = (vital: WebVital, bucket: number): number =>
  bucket === 0 ? 0 : getEnd(vital, bucket) / Math.sqrt(RATIO);

export interface BucketCount {
  bucket: number;
  count: number;
}

/** The 75th percentile of one vital. */
export interface VitalFigure {
  /** Rounded to what is shown: whole milliseconds, thousandths of a shift. */
  p75: number;
  rating: Rating;
  /** In how many page views it was measured. */
  count: number;
}

/** The figure of each vital. One that no visitor measured is absent. */
export type VitalRow = Partial<Record<WebVital, VitalFigure>>;

const PERCENTILE = 0.75;

const roundVital = (vital: WebVital, value: number): number =>
  VITAL_SCALES[vital].unit === 'ms' ? Math.round(value) : Math.round(value * 1_000) / 1_000;

/**
 * R-MEASURE-5: the smallest value that at least three of four values do not exceed. It is found in its bucket, so it differs by
 * at most `MAX_RELATIVE_ERROR`. Whether it is good is exact, because the threshold is the end of a bucket. Absent without a value.
 */
export function readPercentile(vital: WebVital, counts: readonly BucketCount[]): VitalFigure | undefined {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return undefined;
  const rank = Math.ceil(total * PERCENTILE);
  let seen = 0;
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    seen += count;
    if (seen >= rank) {
      const value = getBucketValue(vital, bucket);
      return { p75: roundVital(vital, value), rating: rateVital(vital, value), count: total };
    }
  }
  return undefined;
}
