/** The middle of the values; of an even number of them, between the middle two. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** `0.52 (0.48–0.61)`: the median, and the least and greatest, which say how quiet the machine was. */
export function formatMedianAndRange(values: readonly number[], digits = 2): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${greatest.toFixed(digits)})`;
}

/** Round by round, so that what slowed the whole machine down slowed both. */
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
  const held = isAtLeast ? value >= bound : value <= bound;
  return `${isAtLeast ? '≥' : '≤'} ${bound.toFixed(digits)} ${held ? '✓' : '✗'}`;
}

/** How often one of the values is greater than one of the others, a tie being half: 0.5 when they are alike (Mann–Whitney). */
export function probabilityOfSuperiority(values: readonly number[], others: readonly number[]): number {
  const wins = values.flatMap((value) =>
    others.map((other) => (value > other ? 1 : value === other ? 0.5 : 0)),
  );
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

/** How far from 0.5 that chance lies in 95 of 100 comparisons of samples that are alike. */
export function superiorityNoise(count: number, otherCount: number): number {
  return 1.96 * Math.sqrt((count + otherCount + 1) / (12 * count * otherCount));
}
