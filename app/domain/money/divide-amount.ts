import type { Paise } from './money';

/** `amount × part / whole`, rounded down. Exact for all amounts in paise. */
export const takeShare = (amount: Paise, part: number, whole: number): Paise =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));

/**
 * Divides an amount in proportion to weights from 0 up. The parts add up to the amount, and each differs from its exact share
 * by less than a paisa. Without any weight, the first part is the whole amount.
 */
export function divideAmount(amount: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  let before = 0;
  return weights.map((weight) => {
    const part = takeShare(amount, before + weight, whole) - takeShare(amount, before, whole);
    before += weight;
    return part;
  });
}
