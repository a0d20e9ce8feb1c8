/** The middle of the values; of an even number of them, between the middle two. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** `0.52 (0.48–0.61)`: the median, and the least and greatest, which say how quiet the machine was. */
export function spread(values: readonly number[], digits = 2): string {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${least.toFixed(digits)}–${greatest.toFixed(digits)})`;
}

/** Round by round, so that what slowed the whole machine down slowed both. */
export function ratios(values: readonly number[], references: readonly number[]): number[] {
  return values.map((value, round) => value / (references[round] ?? Number.NaN));
}

/** `0.52 ≥ 0.40 ✓` */
export function judged(value: number, limit: { atLeast: number } | { atMost: number }, digits = 2): string {
  const isAtLeast = 'atLeast' in limit;
  const bound = isAtLeast ? limit.atLeast : limit.atMost;
  const held = isAtLeast ? value >= bound : value <= bound;
  return `${isAtLeast ? '≥' : '≤'} ${bound.toFixed(digits)} ${held ? '✓' : '✗'}`;
}
