import type { Values } from './figures.ts';
import { DATABASE_OBJECTIVE, WEB_OBJECTIVE } from './model.ts';

/** A part that holds up to a number of orders a second, with the views that lead to them, and what to do then. */
export interface Limit {
  what: string;
  /** Orders of the busiest second. */
  orders: number;
  nextStep: string;
}

const SECONDS_OF_YEAR = 365 * 24 * 60 * 60;

/** Work of an order with its views, in milliseconds of a core. */
function getWork(values: Values) {
  const { viewsOfOrder, renderedShare, filesOfView } = values;
  const rendered = viewsOfOrder * renderedShare;
  const fromMemory = viewsOfOrder * (1 - renderedShare + filesOfView);
  return {
    web: values.checkoutWeb + rendered * values.renderedWeb + fromMemory * values.memoryWeb,
    database: values.checkoutDatabase + rendered * values.renderedDatabase,
  };
}

/** Sorted: what breaks first is first. */
export function listLimits(values: Values): Limit[] {
  const work = getWork(values);
  const perCore = (ms: number, utilisation: number) => (1000 * utilisation) / ms;
  /** One order after the other: the lock is held until the commit is on the standby. */
  const lockMs = values.checkoutDatabase + values.commit;
  const yearly = (gigabytes: number) =>
    ((gigabytes * 1024 ** 2) / values.orderBytes / SECONDS_OF_YEAR) * values.peakFactor;
  const dumpGigabytes = (values.dumpRate * values.dumpHours * 3600) / 1024;
  return [
    {
      what: 'One process with the embedded database (`npm start`)',
      orders: perCore(work.web + work.database, WEB_OBJECTIVE.maxUtilisation),
      nextStep: 'PostgreSQL, and a web process for each core (docs/OPERATIONS.md, "Several web processes").',
    },
    {
      what: 'One machine for the web processes',
      orders: values.machineCores * perCore(work.web, WEB_OBJECTIVE.maxUtilisation),
      nextStep: 'A balancer and more machines (`deploy/kubernetes`). A CDN for files and shared pages.',
    },
    {
      what: `The nightly backup of a year (${values.dumpHours} hours)`,
      orders: yearly(dumpGigabytes),
      nextStep:
        'Physical backups with the log (pgBackRest, WAL-G) every night; `npm run backup` once a week from a standby. Files to the file store (`FILES=s3`).',
    },
    {
      what: `A year of orders in one table (${values.comfortableSize.toLocaleString('en-IN')} GB)`,
      orders: yearly(values.comfortableSize),
      nextStep:
        'Partitions of `orders`, `order_lines`, `order_events` and `emails` by month. Months that are closed go to an archive that `/admin/orders` reads.',
    },
    {
      what: 'Emails of one provider',
      orders: values.mailRate / values.emailsOfOrder,
      nextStep: 'More workers with a mail server each, or a provider with a higher limit.',
    },
    {
      what: 'Notifications of changes (`INVALIDATION=listen`)',
      orders: values.notifications,
      nextStep: '`INVALIDATION=poll`: a row for each change, which takes no lock.',
    },
    {
      what: `Stock of the best selling product (${values.hotShare * 100} % of the orders)`,
      orders: 1000 / lockMs / values.hotShare,
      nextStep:
        'Its stock in several rows of which an order takes one, or a queue before the checkout of a launch.',
    },
    {
      what: 'Number of the invoice, one after the other',
      orders: 1000 / lockMs,
      nextStep:
        'A series for each warehouse or state: the law asks for no gap within a series, not for one series.',
    },
    {
      what: `Cores of one primary (${values.databaseCores}), reads included`,
      orders: values.databaseCores * perCore(work.database, DATABASE_OBJECTIVE.maxUtilisation),
      nextStep:
        'Reads to standbys (`DATABASE_READ_URL`), the search to an engine of its own (OpenSearch, Typesense): then orders alone.',
    },
    {
      what: `Cores of one primary (${values.databaseCores}), orders alone`,
      orders: values.databaseCores * perCore(values.checkoutDatabase, DATABASE_OBJECTIVE.maxUtilisation),
      nextStep: 'Several primaries by region of the buyer, or a distributed engine that speaks PostgreSQL.',
    },
    {
      what: `Log on one disk (${values.diskWrite} MB/s)`,
      orders: (values.diskWrite * 1024) / values.orderLog,
      nextStep: 'A local NVMe disk for the log, then several primaries.',
    },
  ].toSorted((one, other) => one.orders - other.orders);
}
