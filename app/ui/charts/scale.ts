/** Share of `max` in per cent with one decimal, limited to 0 to 100; 0 when `max` is not positive. */
export function toPercent(value: number, max: number): number {
  if (!(max > 0)) return 0;
  return Math.round(Math.min(1, Math.max(0, value / max)) * 1000) / 10;
}

const NICE_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next round number at or above a value, for the end of an axis. */
export function roundUpToNiceNumber(value: number): number {
  if (!(value > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = NICE_STEPS.find((candidate) => candidate * power >= value * (1 - 1e-9)) ?? 10;
  return Number((step * power).toPrecision(12));
}

/** Number of heat steps, from none to full. */
export const HEAT_STEPS = 10;

/** The heat step of a value between `min` and `max`. */
export function calculateHeatStep(value: number, min: number, max: number): number {
  return Math.round((toPercent(value - min, max - min) / 100) * HEAT_STEPS);
}

/** Moves two positions apart from their middle until the distance is `gap`. A single position does not change. */
export function spreadLabels(positions: readonly number[], gap: number): number[] {
  const [first, second] = positions;
  if (first === undefined || second === undefined || Math.abs(first - second) >= gap) return [...positions];
  const middle = (first + second) / 2;
  const half = first <= second ? gap / 2 : -gap / 2;
  return [middle - half, middle + half];
}
