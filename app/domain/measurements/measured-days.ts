/** How many days the page of the measurements shows. */
export const DAY_RANGES = [7, 30, 90] as const;
export type DayRange = (typeof DAY_RANGES)[number];

export const DEFAULT_RANGE: DayRange = 30;

/** Reads `?days=`. Any other value means the default. */
export const parseDayRange = (query: URLSearchParams): DayRange =>
  DAY_RANGES.find((days) => String(days) === query.get('days')) ?? DEFAULT_RANGE;

/** A step from a product to an order. */
export interface FunnelStep {
  step: 'product' | 'cart' | 'checkout' | 'order';
  count: number;
  /** The share of the step before, in percent. Absent for the first step, and when the step before was never reached. */
  rate?: number;
}

/** R-MEASURE-3: each step with its share of the step before. Pages are counted, not persons: a share can be above 100. */
export function buildFunnel(counts: Readonly<Record<FunnelStep['step'], number>>): FunnelStep[] {
  const steps = ['product', 'cart', 'checkout', 'order'] as const;
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const total = before ? counts[before] : 0;
    return {
      step,
      count: counts[step],
      ...(total > 0 && { rate: Math.round((counts[step] / total) * 100) }),
    };
  });
}
