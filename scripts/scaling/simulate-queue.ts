import type { Queue } from './queueing.ts';

/** A kind of request: its share of all, and the mean of its service time. */
export interface RequestKind {
  share: number;
  serviceMs: number;
}

interface Simulation {
  requests: number;
  seed: number;
}

interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

interface SimulatedQueue {
  utilisation: number;
  /** Of the wait, in milliseconds. */
  waits: Percentiles;
  /** Of the wait and the service together. */
  responses: Percentiles;
}

/** Random numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Times at which servers are free, the earliest first: a binary heap. */
class FreeTimes {
  readonly #times: number[];
  constructor(servers: number) {
    this.#times = Array(servers).fill(0);
  }
  get earliest(): number {
    return this.#times[0] ?? 0;
  }
  /** The server that is free first is busy until this time. */
  replaceEarliest(time: number): void {
    const times = this.#times;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      const [left = Infinity, right = Infinity] = [times[child], times[child + 1]];
      if (right < left) child += 1;
      const smallest = Math.min(left, right);
      if (smallest >= time) break;
      times[index] = smallest;
      index = child;
    }
    times[index] = time;
  }
}

function toPercentiles(values: Float64Array): Percentiles {
  const sorted = values.toSorted();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The first tenth fills the queue and is not counted. */
const WARM_UP = 0.1;

/**
 * Requests of several kinds before equal servers. Each kind has exponential service times, so that their mixture has long tails, as
 * pages from memory and orders have together. The formulas of queueing.ts are for one kind.
 */
export function simulateQueue(
  { arrivals, servers }: Pick<Queue, 'arrivals' | 'servers'>,
  kinds: readonly RequestKind[],
  { requests, seed }: Simulation,
): SimulatedQueue {
  const random = createRandom(seed);
  const drawExponential = (mean: number) => -Math.log(1 - random()) * mean;
  const drawServiceMs = (): number => {
    let rest = random() * kinds.reduce((sum, { share }) => sum + share, 0);
    for (const { share, serviceMs } of kinds) {
      rest -= share;
      if (rest < 0) return drawExponential(serviceMs);
    }
    return drawExponential(kinds.at(-1)?.serviceMs ?? 0);
  };
  const free = new FreeTimes(servers);
  const first = Math.floor(requests * WARM_UP);
  const waits = new Float64Array(requests - first);
  const responses = new Float64Array(requests - first);
  let now = 0;
  let busy = 0;
  let start = 0;
  for (let index = 0; index < requests; index += 1) {
    now += drawExponential(1000 / arrivals);
    if (index === first) start = now;
    const begins = Math.max(now, free.earliest);
    const serviceMs = drawServiceMs();
    free.replaceEarliest(begins + serviceMs);
    if (index < first) continue;
    waits[index - first] = begins - now;
    responses[index - first] = begins - now + serviceMs;
    busy += serviceMs;
  }
  return {
    utilisation: busy / (servers * (now - start)),
    waits: toPercentiles(waits),
    responses: toPercentiles(responses),
  };
}
