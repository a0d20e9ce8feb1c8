import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figures, type Values, values } from './figures.ts';
import { listLimits } from './limits.ts';
import {
  calculateLoadOfDailyViews,
  calculateLoadOfOrders,
  DATABASE_OBJECTIVE,
  type Load,
  plan,
  WEB_OBJECTIVE,
} from './model.ts';

const loads: fc.Arbitrary<Load> = fc.record({
  orders: fc.double({ min: 0, max: 3000, noNaN: true }),
  views: fc.double({ min: 1, max: 500_000, noNaN: true }),
  hasCdn: fc.boolean(),
});
const factors = fc.double({ min: 1, max: 4, noNaN: true });

/** What costs money, from a plan. */
const listNeeds = (load: Load, numbers: Values = values) => {
  const { web, webMachines, database, primaries, worker, emailsPerSecond, egress, logRate, growth } = plan(
    load,
    numbers,
  );
  return [
    web.cores,
    webMachines,
    database.cores,
    primaries,
    worker.cores,
    emailsPerSecond,
    egress,
    logRate,
    growth,
  ];
};

const expectNotLess = (more: readonly number[], less: readonly number[]) =>
  more.forEach((value, index) => {
    expect(value).toBeGreaterThanOrEqual((less[index] ?? 0) * (1 - 1e-9));
  });

describe('a plan', () => {
  it('needs never less for more orders or more views', () => {
    fc.assert(
      fc.property(loads, factors, (load, factor) => {
        const needs = listNeeds(load);
        expectNotLess(
          listNeeds({ ...load, orders: load.orders * factor, views: load.views * factor }),
          needs,
        );
        // With other shares of the kinds, a formula of one mean can be a core lower for a little more load.
        const byWork = [0, 2, 4];
        const more = listNeeds({ ...load, views: load.views * factor });
        for (const index of byWork) expect(more[index]).toBeGreaterThanOrEqual((needs[index] ?? 0) - 1);
      }),
    );
  });

  it('is below the limits of utilisation and of the wait', () => {
    fc.assert(
      fc.property(loads, (load) => {
        const { web, database } = plan(load, values);
        for (const [tier, goal] of [
          [web, WEB_OBJECTIVE],
          [database, DATABASE_OBJECTIVE],
        ] as const) {
          expect(tier.utilisation).toBeLessThanOrEqual(goal.maxUtilisation * (1 + 1e-9));
          expect(tier.waitMs).toBeLessThanOrEqual(goal.maxWaitMs);
        }
      }),
    );
  });

  it('needs never more with a CDN', () => {
    fc.assert(
      fc.property(loads, (load) => {
        const with_ = plan({ ...load, hasCdn: true }, values);
        const without = plan({ ...load, hasCdn: false }, values);
        expect(with_.egress).toBeLessThanOrEqual(without.egress * (1 + 1e-9));
        expect(with_.web.arrivals).toBeLessThanOrEqual(without.web.arrivals);
        expect(with_.webMachines).toBeLessThanOrEqual(without.webMachines + 1);
        expect(with_.database).toEqual(without.database);
      }),
    );
  });

  it('computes with the views that an order has, and the busiest second of a day', () => {
    expect(calculateLoadOfOrders(10, true, values)).toEqual({
      orders: 10,
      views: 10 * values.viewsOfOrder,
      hasCdn: true,
    });
    const { views, orders } = calculateLoadOfDailyViews(86_400, false, values);
    expect([views, orders]).toEqual([values.peakFactor, values.peakFactor / values.viewsOfOrder]);
  });
});

describe('the limits', () => {
  it('are in the order in which they break, and each has a next step', () => {
    const limits = listLimits(values);
    expect(limits.map(({ orders }) => orders)).toEqual(
      limits.map(({ orders }) => orders).toSorted((a, b) => a - b),
    );
    for (const { orders, nextStep } of limits) {
      expect(orders).toBeGreaterThan(0);
      expect(nextStep.length).toBeGreaterThan(20);
    }
  });

  it('are never higher when something costs more', () => {
    const costs = [
      'checkoutWeb',
      'checkoutDatabase',
      'renderedWeb',
      'orderBytes',
      'orderLog',
      'commit',
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...costs), factors, (name, factor) => {
        const before = new Map(listLimits(values).map(({ what, orders }) => [what, orders]));
        for (const { what, orders } of listLimits({ ...values, [name]: values[name] * factor }))
          expect(orders).toBeLessThanOrEqual((before.get(what) ?? 0) * (1 + 1e-9));
      }),
    );
  });
});

it('every figure is above zero, and a measured one has its command and day', () => {
  for (const { what, value, source } of Object.values(figures)) {
    expect(value, what).toBeGreaterThan(0);
    if (source.kind === 'measured') expect(source.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});
