import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Gauge, Registry } from 'prom-client';
import { getPageKind } from '~/domain/measurements/page-kind';
import type { Database } from '../db/database.server';
import type { JobObserver } from '../jobs/run-job.server';
import { readState, type SiteState } from './read-state.server';

/** Seconds. From answers out of memory, below a millisecond, to a request that a proxy ends. */
const REQUEST_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Seconds. A job may wait for a mail server. */
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60];

const METHODS = ['GET', 'HEAD', 'POST'];

/** Where the answer to a request comes from: pages and files in memory, or everything else. */
export type Answerer = 'memory' | 'application';

/** The figures of one metric. */
export interface MetricFigures {
  name: string;
  help: string;
  type: string;
  values: {
    value: number;
    labels: Partial<Record<string, string | number>>;
    /** Of a part of a histogram: the name with `_bucket`, `_sum` or `_count`. */
    metricName?: string;
  }[];
}

export interface Metrics {
  /** To be called before the response is sent. */
  observeRequest(request: IncomingMessage, response: ServerResponse, answeredBy: Answerer): void;
  observeJob: JobObserver;
  /** All figures in the text format of Prometheus. Never rejects: without the database its figures are missing. */
  format(): Promise<string>;
  /** All figures as data, for OpenTelemetry. */
  read(): Promise<MetricFigures[]>;
  contentType: string;
}

interface MetricsOptions {
  database: Database;
  clock: () => Date;
}

type GaugeOf = (name: string, help: string, labelNames?: string[]) => Gauge;

/** The figures that all processes of the site have in common. */
function createStateGauges(gauge: GaugeOf) {
  const up = gauge('tessera_database_up', '1 when the database answers this process, else 0.');
  const connections = gauge('tessera_database_connections', 'Connections of this process.', ['state']);
  const jobs = gauge('tessera_jobs', 'Jobs that are not done, by state.', ['state']);
  const oldest = gauge('tessera_oldest_job_wait_seconds', 'For how long the oldest due job waits.');
  const emails = gauge('tessera_emails_queued', 'Emails that the mail server has not accepted.');
  const differences = gauge('tessera_books_differences', 'Differences of the latest check of the books.');
  const checked = gauge('tessera_books_checked_timestamp_seconds', 'The latest check of the books.');
  const backedUp = gauge('tessera_backup_timestamp_seconds', 'The last good backup.');

  function setState({ jobs: depth, oldestJobSeconds, queuedEmails, books, backedUpAt }: SiteState): void {
    for (const [state, value] of Object.entries(depth)) jobs.set({ state }, value);
    oldest.set(oldestJobSeconds);
    emails.set(queuedEmails);
    if (books) {
      differences.set(books.differences);
      checked.set(books.checkedAt.getTime() / 1000);
    }
    if (backedUpAt) backedUp.set(backedUpAt.getTime() / 1000);
  }

  return {
    /** `undefined` when the database does not answer: an old figure must not look like one of now. */
    set(
      state: SiteState | undefined,
      pool: ReturnType<NonNullable<Database['countConnections']>> | undefined,
    ) {
      for (const each of [jobs, oldest, emails, differences, checked, backedUp]) each.reset();
      // A reset gauge without labels is 0, which would read as a figure.
      for (const each of [oldest, emails, differences, checked, backedUp]) each.remove();
      up.set(state ? 1 : 0);
      if (state) setState(state);
      for (const [name, value] of Object.entries(pool ?? {})) connections.set({ state: name }, value);
    },
  };
}

/** Loads prom-client. A process without METRICS_PORT and without an endpoint of OTLP does not. */
export async function createMetrics(options: MetricsOptions): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const registry: Registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });
  const requests = new prometheus.Histogram({
    name: 'tessera_http_request_duration_seconds',
    registers,
    buckets: REQUEST_BUCKETS,
    help: 'From the arrival of a request until its response has ended.',
    labelNames: ['method', 'page', 'status', 'answered_by'],
  });
  const aborted = new prometheus.Counter({
    name: 'tessera_http_requests_aborted_total',
    registers,
    help: 'Requests whose visitor closed the connection before the end of the response.',
  });
  const jobs = new prometheus.Histogram({
    name: 'tessera_job_duration_seconds',
    registers,
    buckets: JOB_BUCKETS,
    help: 'Attempts of jobs, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
  });
  const state = createStateGauges(
    (name, help, labelNames = []) => new prometheus.Gauge({ name, help, labelNames, registers }),
  );

  async function updateState() {
    const found = await readState(options).catch(() => undefined);
    state.set(found, options.database.countConnections?.());
  }

  return {
    observeRequest(request, response, answeredBy) {
      const startedAt = performance.now();
      const { method = '', url = '/' } = request;
      response.on('close', () => {
        if (!response.writableFinished) return aborted.inc();
        const labels = {
          method: METHODS.includes(method) ? method : 'other',
          // A path may name a person or hold a key, and each one would be a series of its own.
          page: getPageKind(url.split('?', 1)[0] ?? '') ?? 'other',
          status: response.statusCode,
          answered_by: answeredBy,
        };
        requests.observe(labels, (performance.now() - startedAt) / 1000);
      });
    },
    observeJob: (kind, outcome, milliseconds) => jobs.observe({ kind, outcome }, milliseconds / 1000),
    async format() {
      await updateState();
      return registry.metrics();
    },
    async read() {
      await updateState();
      const metrics = await registry.getMetricsAsJSON();
      // The types of the package have numbers here, the package has names.
      return metrics.map((metric) => ({ ...metric, type: String(metric.type) }));
    },
    contentType: registry.contentType,
  };
}

/** Answers `/metrics` and nothing else. It has a port of its own, so that a proxy of the site cannot show it. */
export const createMetricsServer = ({ format, contentType }: Metrics): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Metrics are at /metrics.\n');
      return;
    }
    format().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(text),
      (error: Error) => response.destroy(error),
    );
  });
