/**
 * A queue before equal servers (M/M/c, Erlang C): requests arrive at random, each server takes one at a time, and all wait in one queue.
 * A web process is a server: it has one core.
 */
export interface Queue {
  /** A second. */
  arrivals: number;
  /** The mean, in milliseconds. */
  serviceMs: number;
  servers: number;
}

/** Busy servers on average (erlang). */
export const getOfferedLoad = ({ arrivals, serviceMs }: Pick<Queue, 'arrivals' | 'serviceMs'>): number =>
  (arrivals * serviceMs) / 1000;

export const getUtilisation = (queue: Queue): number => getOfferedLoad(queue) / queue.servers;

/** The share of requests that wait. 1 for a queue that grows without end. */
export function getWaitProbability(queue: Queue): number {
  const load = getOfferedLoad(queue);
  if (load === 0) return 0;
  if (load >= queue.servers) return 1;
  // Erlang B by its recurrence, which does not overflow.
  let blocked = 1;
  for (let servers = 1; servers <= queue.servers; servers += 1)
    blocked = (load * blocked) / (servers + load * blocked);
  return blocked / (1 - getUtilisation(queue) * (1 - blocked));
}

/** The wait that this share of requests does not exceed, in milliseconds. `share` is below 1. */
export function getWaitPercentile(queue: Queue, share: number): number {
  const waiting = getWaitProbability(queue);
  if (waiting >= 1) return Infinity;
  if (waiting <= 1 - share) return 0;
  const spare = queue.servers - getOfferedLoad(queue);
  return (Math.log(waiting / (1 - share)) * queue.serviceMs) / spare;
}

export interface Objective {
  /** The highest utilisation, below 1. */
  maxUtilisation: number;
  /** The longest wait of 99 of 100 requests, in milliseconds. */
  maxWaitMs: number;
}

/** Relative. */
export const ROUNDING = 1e-9;

/** The fewest servers that meet the objective. Grows with the arrivals and with the service time. */
export function countServers(
  { arrivals, serviceMs }: Pick<Queue, 'arrivals' | 'serviceMs'>,
  { maxUtilisation, maxWaitMs }: Objective,
): number {
  // Without the tolerance, rounding of a whole quotient can add a server.
  const fewest = getOfferedLoad({ arrivals, serviceMs }) / maxUtilisation / (1 + ROUNDING);
  let servers = Math.max(1, Math.ceil(fewest));
  while (getWaitPercentile({ arrivals, serviceMs, servers }, 0.99) > maxWaitMs) servers += 1;
  return servers;
}
