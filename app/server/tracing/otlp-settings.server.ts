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
