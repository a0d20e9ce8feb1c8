/** Share of `max` in per cent with one decimal, kept within 0 and 100; 0 where there is nothing to measure by. */
export function toPercent(value: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.round(Math.min(1, Math.max(0, value / max)) * 1000) / 10;
}

const NICE_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next round figure at or above a value, for the top of an axis. */
export function roundUpToNiceNumber(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = NICE_STEPS.find((candidate) => candidate * power >= value * (1 - 1e-9)) ?? 10;
  return Number((step * power).toPrecision(12));
}

/** Steps of heat, from none to full. */
export const HEAT_STEPS = 10;

/** Which step of heat stands for a value between `min` and `max`. */
export function calculateHeatStep(value: number, min: number, max: number): number {
  return Math.round((toPercent(value - min, max - min) / 100) * HEAT_STEPS);
}

/** Moves two places apart from their middle until `gap` lies between them; one place stays where it is. */
export function spreadLabels(positions: readonly number[], gap: number): number[] {
  const [first, second] = positions;
  if (first === undefined || second === undefined || Math.abs(first - second) >= gap) return [...positions];
  const middle = (first + second) / 2;
  const half = first <= second ? gap / 2 : -gap / 2;
  return [middle - half, middle + half];
}
