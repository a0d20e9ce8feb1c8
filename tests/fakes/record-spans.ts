import type { Span, SpanStart, StartTrace } from '~/server/tracing/span.server';
import { formatTraceparent, parseTraceparent } from '~/server/tracing/traceparent.server';

export interface RecordedSpan extends SpanStart {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  hasEnded: boolean;
  errorType?: string | undefined;
}

const toHex = (number: number, length: number) => number.toString(16).padStart(length, '0');

/** Records spans in memory, with ids that count up. */
export function createSpanRecorder() {
  const spans: RecordedSpan[] = [];
  let traces = 0;

  function start(from: SpanStart, parent: { traceId: string; spanId: string } | undefined): Span {
    traces += parent ? 0 : 1;
    const traceId = parent?.traceId ?? toHex(traces, 32);
    const spanId = toHex(spans.length + 1, 16);
    const span: RecordedSpan = { ...from, traceId, spanId, parentId: parent?.spanId, hasEnded: false };
    spans.push(span);
    return {
      traceId,
      traceparent: formatTraceparent({ traceId, spanId, isSampled: true }),
      startChild: (child) => start(child, span),
      set: (attributes) => void Object.assign(span, { attributes: { ...span.attributes, ...attributes } }),
      end(errorType) {
        span.hasEnded = true;
        span.errorType = errorType;
      },
    };
  }

  const startTrace: StartTrace = (from, traceparent) =>
    start(from, traceparent ? parseTraceparent(traceparent) : undefined);
  return { spans, startTrace, find: (name: string) => spans.filter((span) => span.name === name) };
}
