/** The median. NaN for no values. */
export function calculateMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1];
  const high = sorted[sorted.length >> 1];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The smallest value that at least this share of the values does not exceed. NaN for no values. */
export function calculateQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** `0.52 (0.48–0.61)`: the median with minimum and maximum. */
export function formatMedianAndRange(values: readonly number[], digits = 2): string {
  const min = Math.min(...values);
  const max = Math.max(...values);
  return `${calculateMedian(values).toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}

/** The ratio of each round. A slow machine affects both values of a round. */
export function calculateRatios(values: readonly number[], references: readonly number[]): number[] {
  return values.map((value, round) => value / (references[round] ?? Number.NaN));
}

/** `0.52 ≥ 0.40 ✓` */
export function formatVerdict(
  value: number,
  limit: { atLeast: number } | { atMost: number },
  digits = 2,
): string {
  const isAtLeast = 'atLeast' in limit;
  const bound = isAtLeast ? limit.atLeast : limit.atMost;
  const isMet = isAtLeast ? value >= bound : value <= bound;
  return `${isAtLeast ? '≥' : '≤'} ${bound.toFixed(digits)} ${isMet ? '✓' : '✗'}`;
}

/** The probability that a value is greater than one of the others; a tie counts half. 0.5 for equal samples (Mann–Whitney). */
export function calculateSuperiority(values: readonly number[], others: readonly number[]): number {
  const wins = values.flatMap((value) =>
    others.map((other) => (value > other ? 1 : value === other ? 0.5 : 0)),
  );
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** The maximum distance of this probability from 0.5 in 95 % of the comparisons of equal samples. */
export function calculateSuperiorityNoise(count: number, otherCount: number): number {
  return 1.96 * Math.sqrt((count + otherCount + 1) / (12 * count * otherCount));
}
