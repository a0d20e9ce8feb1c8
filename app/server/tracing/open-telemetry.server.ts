import {
  type Context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Span, SpanStart, StartTrace } from './span.server';
import { formatTraceparent, parseTraceparent } from './traceparent.server';
import { type OtlpSettings, warnOfFailedExports } from './warn-of-failed-exports.server';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** The spans that wait to be sent. Further ones are discarded: the site never waits for their receiver. */
const MAX_WAITING_SPANS = 2048;

function createSampler({ sampler, ratio }: OtlpSettings): Sampler {
  const roots: Record<string, () => Sampler> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(ratio),
  };
  const [, parentBased, name = ''] = /^(parentbased_)?(.+)$/.exec(sampler) ?? [];
  const root = roots[name]?.() ?? new AlwaysOnSampler();
  return parentBased ? new ParentBasedSampler({ root }) : root;
}

function createSpan(tracer: Tracer, { name, kind, attributes }: SpanStart, parent: Context): Span {
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent);
  const { traceId, spanId, traceFlags } = span.spanContext();
  const isSampled = (traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED;
  return {
    traceId,
    traceparent: formatTraceparent({ traceId, spanId, isSampled }),
    startChild: (start) => createSpan(tracer, start, trace.setSpan(ROOT_CONTEXT, span)),
    set: (more) => span.setAttributes({ ...more }),
    end(errorType) {
      if (errorType !== undefined) {
        span.setAttribute('error.type', errorType);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

function toContext(traceparent: string | null | undefined): Context {
  const parent = traceparent ? parseTraceparent(traceparent) : undefined;
  if (!parent) return ROOT_CONTEXT;
  const { traceId, spanId, isSampled } = parent;
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

export interface Tracing {
  startTrace: StartTrace;
  /** Sends what waits. */
  shutdown(): Promise<void>;
}

/** Nothing is registered globally: packages that know OpenTelemetry would record values of people. */
export function createTracing(
  settings: OtlpSettings,
  exporter: SpanExporter = new OTLPTraceExporter({
    url: `${settings.endpoint}/v1/traces`,
    headers: { ...settings.headers },
  }),
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ ...settings.resource }),
    sampler: createSampler(settings),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: warnOfFailedExports(exporter, settings.warn, 'traces'),
        maxQueueSize: MAX_WAITING_SPANS,
      }),
    ],
  });
  const tracer = provider.getTracer('tessera');
  return {
    startTrace: (start, traceparent) => createSpan(tracer, start, toContext(traceparent)),
    shutdown: () => provider.shutdown(),
  };
}
