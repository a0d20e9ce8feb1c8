import type { Environment } from '../env.server';
import type { SpanAttributes } from './span.server';

/** Where traces and metrics are sent, and as whose. */
export interface OtlpSettings {
  /** Without a slash at the end. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  sampler: Environment['OTEL_TRACES_SAMPLER'];
  /** The share of traces that are sent, for samplers with a ratio. */
  ratio: number;
  /** How often metrics are sent, in milliseconds. */
  metricInterval: number;
  /** What is the same for all spans and metrics of a process. */
  resource: SpanAttributes;
  warn: (details: object, message: string) => void;
}

/** The result of an export of OpenTelemetry. The code 0 is success. */
interface ExportResult {
  code: number;
  error?: Error;
}

interface Exporter<Items> {
  export(items: Items, callback: (result: ExportResult) => void): void;
}

const MIN_PAUSE_MS = 10 * 60_000;

/** An endpoint that does not answer is a line in the log, every ten minutes at most. */
export function warnOfFailedExports<Items, Full extends Exporter<Items>>(
  exporter: Full & Exporter<Items>,
  warn: OtlpSettings['warn'],
  what: 'traces' | 'metrics',
): Full {
  const send = exporter.export.bind(exporter);
  let warnedAt = Number.NEGATIVE_INFINITY;
  exporter.export = (items, callback) =>
    send(items, (result) => {
      const now = performance.now();
      if (result.code !== 0 && now - warnedAt > MIN_PAUSE_MS) {
        warnedAt = now;
        warn({ reason: result.error?.message }, `${what} could not be sent`);
      }
      callback(result);
    });
  return exporter;
}
