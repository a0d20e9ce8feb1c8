import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildFunnel, parseDayRange } from './measured-days';

it('days that are not offered mean the default', () => {
  expect(parseDayRange(new URLSearchParams('days=90'))).toBe(90);
  for (const query of ['', 'days=31', 'days=x', 'days=-7'])
    expect(parseDayRange(new URLSearchParams(query))).toBe(30);
});

it('R-MEASURE-3: a rate is the share of the step before, and unknown without one', () => {
  const count = fc.nat(1_000_000);
  fc.assert(
    fc.property(fc.record({ product: count, cart: count, checkout: count, order: count }), (counts) => {
      const steps = buildFunnel(counts);
      expect(steps.map((step) => step.count)).toEqual(Object.values(counts));
      expect(steps[0]?.rate).toBeUndefined();
      for (const [index, { rate, count: own }] of steps.entries()) {
        const before = steps[index - 1]?.count ?? 0;
        if (before === 0) expect(rate).toBeUndefined();
        else expect(Math.abs((rate ?? Number.NaN) - (own / before) * 100)).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});
