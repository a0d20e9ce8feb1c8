import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.server';
import type { Environment } from '../env.server';
import type { Logger } from '../http/logger.server';
import { createMetricsServer, type Metrics } from '../metrics/metrics.server';
import type { StartTrace } from '../tracing/span.server';
import type { OtlpSettings } from '../tracing/warn-of-failed-exports.server';
import { listen } from './listen.server';

/** The end of a process waits this long for the receiver of traces. Spans that are not sent by then are lost. */
const MAX_FLUSH_MS = 2_000;

interface TelemetryOptions {
  environment: Environment;
  database: Database;
  logger: Pick<Logger, 'warn'>;
  processKind: 'web' | 'worker';
}

/** How this process is seen from outside. Every part is absent without its setting. */
export interface Telemetry extends Partial<Pick<Metrics, 'observeRequest' | 'observeJob'>> {
  startTrace?: StartTrace;
  /** Sends what waits, two seconds at most. */
  close(): Promise<void>;
}

type Close = () => Promise<void>;

function readOtlpSettings({ environment, logger, processKind }: TelemetryOptions): OtlpSettings | undefined {
  const endpoint = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    endpoint,
    headers: environment.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    sampler: environment.OTEL_TRACES_SAMPLER,
    ratio: environment.OTEL_TRACES_SAMPLER_ARG,
    metricInterval: environment.OTEL_METRIC_EXPORT_INTERVAL,
    resource: {
      'service.name': environment.OTEL_SERVICE_NAME,
      'service.instance.id': randomUUID(),
      'site.process': processKind,
      ...environment.OTEL_RESOURCE_ATTRIBUTES,
    },
    warn: (details, message) => logger.warn(details, message),
  };
}

/** Throws StartupError if the port cannot be used. */
async function serveMetrics(metrics: Metrics, HOST: string, PORT: number): Promise<Close> {
  const server = createMetricsServer(metrics);
  await listen(server, { HOST, PORT, setting: 'METRICS_PORT' });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** Starts what the settings ask for. Packages are loaded only then. Throws StartupError if METRICS_PORT cannot be used. */
export async function startTelemetry(options: TelemetryOptions): Promise<Telemetry> {
  const { environment, database } = options;
  const { METRICS_PORT, METRICS_HOST } = environment;
  const settings = readOtlpSettings(options);
  if (METRICS_PORT === undefined && !settings) return { close: async () => undefined };
  const { createMetrics } = await import('../metrics/metrics.server');
  const metrics = await createMetrics({ database, clock: () => new Date() });
  const closing: Close[] = [];
  if (METRICS_PORT !== undefined) closing.push(await serveMetrics(metrics, METRICS_HOST, METRICS_PORT));
  const { observeRequest, observeJob } = metrics;
  const telemetry: Telemetry = {
    observeRequest,
    observeJob,
    close: async () => {
      const closed = Promise.allSettled(closing.map((close) => close()));
      await Promise.race([closed, pause(MAX_FLUSH_MS, undefined, { ref: false })]);
    },
  };
  if (!settings) return telemetry;
  const { createTracing } = await import('../tracing/open-telemetry.server');
  const { exportMetrics } = await import('../metrics/export-metrics.server');
  const tracing = createTracing(settings);
  closing.push(tracing.shutdown, exportMetrics(metrics, settings).shutdown);
  return { ...telemetry, startTrace: tracing.startTrace };
}
