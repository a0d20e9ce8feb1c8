import type { HrTime } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { type OtlpSettings, warnOfFailedExports } from '../tracing/warn-of-failed-exports.server';
import type { Metrics } from './metrics.server';
import { toOtlpMetric } from './to-otlp-metrics.server';

const MAX_EXPORT_MS = 10_000;

const toHrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.round((ms % 1000) * 1e6)];

export interface MetricsExport {
  /** Sends the figures a last time. */
  shutdown(): Promise<void>;
}

/** Sends the figures of `/metrics` by OTLP. They are defined once, with their names. */
export function exportMetrics({ read }: Pick<Metrics, 'read'>, settings: OtlpSettings): MetricsExport {
  const { endpoint, headers, metricInterval, resource: attributes, warn } = settings;
  const resource = resourceFromAttributes({ ...attributes });
  const startTime = toHrTime(Date.now());
  const exporter = new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, headers: { ...headers } });
  const collect = async () => {
    const period = { startTime, endTime: toHrTime(Date.now()) };
    const metrics = (await read()).map((figures) => toOtlpMetric(figures, period));
    return {
      resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'tessera' }, metrics }] },
      errors: [],
    };
  };
  const reader = new PeriodicExportingMetricReader({
    exporter: warnOfFailedExports(exporter, warn, 'metrics'),
    exportIntervalMillis: metricInterval,
    exportTimeoutMillis: Math.min(MAX_EXPORT_MS, metricInterval),
    metricProducers: [{ collect }],
  });
  const provider = new MeterProvider({ resource, readers: [reader] });
  return { shutdown: () => provider.shutdown() };
}
