import type { Values } from './figures.ts';
import { countServers, getUtilisation, getWaitPercentile, type Objective } from './queueing.ts';
import type { RequestKind } from './simulate-queue.ts';

/** The load of the busiest second. */
export interface Load {
  orders: number;
  views: number;
  hasCdn: boolean;
}

/** A load of so many orders a second, with the views that lead to them. */
export const calculateLoadOfOrders = (orders: number, hasCdn: boolean, { viewsOfOrder }: Values): Load => ({
  orders,
  views: orders * viewsOfOrder,
  hasCdn,
});

const SECONDS_OF_DAY = 24 * 60 * 60;

/** The busiest second of a day with so many views, with the orders that they lead to. */
export function calculateLoadOfDailyViews(
  daily: number,
  hasCdn: boolean,
  { viewsOfOrder, peakFactor }: Values,
): Load {
  const views = (daily / SECONDS_OF_DAY) * peakFactor;
  return { orders: views / viewsOfOrder, views, hasCdn };
}

/** Web processes go on after the loss of a machine or a zone. */
export const WEB_OBJECTIVE: Objective = { maxUtilisation: 0.6, maxWaitMs: 50 };
/** A primary takes over the reads of a lost standby, and its vacuum runs at the same time. */
export const DATABASE_OBJECTIVE: Objective = { maxUtilisation: 0.5, maxWaitMs: 20 };
/** Emails may wait a little. */
const WORKER_OBJECTIVE: Objective = { maxUtilisation: 0.7, maxWaitMs: 5000 };

interface Tier {
  /** Requests a second that arrive. */
  arrivals: number;
  /** The mean for one, in milliseconds of a core. */
  serviceMs: number;
  cores: number;
  utilisation: number;
  /** Of the wait for a core, 99 of 100, in milliseconds. */
  waitMs: number;
  kinds: readonly RequestKind[];
}

/** `share` of each kind is its number a second. */
function planTier(kinds: readonly RequestKind[], objective: Objective): Tier {
  const arrivals = kinds.reduce((sum, { share }) => sum + share, 0);
  const work = kinds.reduce((sum, { share, serviceMs }) => sum + share * serviceMs, 0);
  const serviceMs = arrivals > 0 ? work / arrivals : 0;
  const cores = countServers({ arrivals, serviceMs }, objective);
  const queue = { arrivals, serviceMs, servers: cores };
  return {
    arrivals,
    serviceMs,
    cores,
    kinds,
    utilisation: getUtilisation(queue),
    waitMs: getWaitPercentile(queue, 0.99),
  };
}

export interface ScalingPlan {
  load: Load;
  web: Tier;
  /** With one more than the load needs. */
  webMachines: number;
  database: Tier;
  /** Primaries that share the orders. Each has a synchronous standby. */
  primaries: number;
  worker: Tier;
  emailsPerSecond: number;
  /** To visitors, by web processes, in Gbit/s. */
  egress: number;
  /** Of the log, in MB/s. */
  logRate: number;
  /** Of the database, in GB a year, at the mean of a day. */
  growth: number;
}

/** What a load needs. */
export function plan(load: Load, values: Values): ScalingPlan {
  const { orders, views, hasCdn } = load;
  const rendered = views * values.renderedShare;
  const throughCdn = views - rendered + views * values.filesOfView;
  const fromMemory = throughCdn * (hasCdn ? 1 - values.cdnShare : 1);
  const web = planTier(
    [
      { share: fromMemory, serviceMs: values.memoryWeb },
      { share: rendered, serviceMs: values.renderedWeb },
      { share: orders, serviceMs: values.checkoutWeb },
    ],
    WEB_OBJECTIVE,
  );
  const database = planTier(
    [
      { share: rendered, serviceMs: values.renderedDatabase },
      { share: orders, serviceMs: values.checkoutDatabase },
    ],
    DATABASE_OBJECTIVE,
  );
  const sentShare = hasCdn ? (rendered + fromMemory) / (rendered + throughCdn) : 1;
  return {
    load,
    web,
    database,
    webMachines: Math.ceil(web.cores / values.machineCores) + 1,
    primaries: Math.ceil(database.cores / values.databaseCores),
    worker: planTier([{ share: orders, serviceMs: values.checkoutWorker }], WORKER_OBJECTIVE),
    emailsPerSecond: orders * values.emailsOfOrder,
    egress: (views * values.viewBytes * sentShare * 8 * 1024) / 1e9,
    logRate: (orders * values.orderLog) / 1024,
    growth: ((orders / values.peakFactor) * SECONDS_OF_DAY * 365 * values.orderBytes) / 1024 ** 2,
  };
}
