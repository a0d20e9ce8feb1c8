import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countServers,
  getOfferedLoad,
  getUtilisation,
  getWaitPercentile,
  getWaitProbability,
  type Objective,
  ROUNDING,
} from './queueing.ts';
import { simulateQueue } from './simulate-queue.ts';

const arrivals = fc.double({ min: 0.1, max: 20_000, noNaN: true });
const serviceMs = fc.double({ min: 0.05, max: 200, noNaN: true });
const objective: fc.Arbitrary<Objective> = fc.record({
  maxUtilisation: fc.double({ min: 0.2, max: 0.95, noNaN: true }),
  maxWaitMs: fc.double({ min: 1, max: 500, noNaN: true }),
});

describe('the formulas of M/M/c', () => {
  // Published tables of Erlang C: 2 servers at 1 erlang 0.3333, 10 at 8 erlang 0.4092, and one server waits with its utilisation.
  it.each([
    [{ arrivals: 1, serviceMs: 1000, servers: 2 }, 1 / 3],
    [{ arrivals: 8, serviceMs: 1000, servers: 10 }, 0.4092],
    [{ arrivals: 0.7, serviceMs: 1000, servers: 1 }, 0.7],
  ])('%j waits with this probability', (queue, probability) => {
    expect(getWaitProbability(queue)).toBeCloseTo(probability, 4);
  });

  it('a queue with too few servers grows without end', () => {
    const queue = { arrivals: 3, serviceMs: 1000, servers: 3 };
    expect([getWaitProbability(queue), getWaitPercentile(queue, 0.5)]).toEqual([1, Infinity]);
  });

  it('more servers never wait longer, and a higher percentile is never shorter', () => {
    fc.assert(
      fc.property(arrivals, serviceMs, fc.integer({ min: 1, max: 400 }), (rate, ms, servers) => {
        const queue = { arrivals: rate, serviceMs: ms, servers };
        const more = { ...queue, servers: servers + 1 };
        expect(getWaitProbability(more)).toBeLessThanOrEqual(getWaitProbability(queue));
        expect(getWaitPercentile(more, 0.99)).toBeLessThanOrEqual(getWaitPercentile(queue, 0.99));
        expect(getWaitPercentile(queue, 0.95)).toBeLessThanOrEqual(getWaitPercentile(queue, 0.99));
      }),
    );
  });
});

describe('the number of servers', () => {
  it('meets the objective, and one server less does not', () => {
    fc.assert(
      fc.property(arrivals, serviceMs, objective, (rate, ms, goal) => {
        const servers = countServers({ arrivals: rate, serviceMs: ms }, goal);
        const meets = (count: number) => {
          const queue = { arrivals: rate, serviceMs: ms, servers: count };
          const isBelow = getOfferedLoad(queue) <= goal.maxUtilisation * count * (1 + ROUNDING);
          return isBelow && getWaitPercentile(queue, 0.99) <= goal.maxWaitMs;
        };
        expect(getUtilisation({ arrivals: rate, serviceMs: ms, servers })).toBeLessThan(1);
        expect(meets(servers)).toBe(true);
        if (servers > 1) expect(meets(servers - 1)).toBe(false);
      }),
    );
  });

  it('is never smaller for more requests or slower ones', () => {
    fc.assert(
      fc.property(
        arrivals,
        serviceMs,
        objective,
        fc.double({ min: 1, max: 5, noNaN: true }),
        (rate, ms, goal, factor) => {
          const servers = countServers({ arrivals: rate, serviceMs: ms }, goal);
          expect(countServers({ arrivals: rate * factor, serviceMs: ms }, goal)).toBeGreaterThanOrEqual(
            servers,
          );
          expect(countServers({ arrivals: rate, serviceMs: ms * factor }, goal)).toBeGreaterThanOrEqual(
            servers,
          );
        },
      ),
    );
  });
});

describe('the simulation', () => {
  it('with one kind of request agrees with the formulas', () => {
    const queues = fc.record({
      serviceMs: fc.double({ min: 0.5, max: 50, noNaN: true }),
      servers: fc.integer({ min: 1, max: 24 }),
      utilisation: fc.double({ min: 0.3, max: 0.8, noNaN: true }),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(queues, ({ serviceMs: ms, servers, utilisation, seed }) => {
        const queue = { arrivals: (utilisation * servers * 1000) / ms, serviceMs: ms, servers };
        const simulated = simulateQueue(queue, [{ share: 1, serviceMs: ms }], { requests: 200_000, seed });
        expect(Math.abs(simulated.utilisation - utilisation)).toBeLessThan(0.03);
        // In service times: the tail of a busy queue varies.
        for (const [share, key] of [
          [0.95, 'p95'],
          [0.99, 'p99'],
        ] as const) {
          const difference = simulated.waits[key] - getWaitPercentile(queue, share);
          expect(Math.abs(difference) / ms).toBeLessThan(
            0.25 + 0.25 * (getWaitPercentile(queue, share) / ms),
          );
        }
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same result for the same seed, and responses are not shorter than waits', () => {
    const kinds = [
      { share: 9, serviceMs: 0.3 },
      { share: 1, serviceMs: 20 },
    ];
    const run = (seed: number) =>
      simulateQueue({ arrivals: 800, servers: 4 }, kinds, { requests: 20_000, seed });
    expect(run(7)).toEqual(run(7));
    expect(run(8)).not.toEqual(run(7));
    const { waits, responses } = run(7);
    expect(responses.p50).toBeGreaterThanOrEqual(waits.p50);
    expect(responses.p99).toBeGreaterThanOrEqual(responses.p95);
  });
});
