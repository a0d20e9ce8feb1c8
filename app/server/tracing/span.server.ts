import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  name: string;
  /** Who waits: `server` for a visitor, `consumer` for nobody, `client` for another system, else `internal`. */
  kind: 'server' | 'client' | 'consumer' | 'internal';
  attributes?: SpanAttributes;
}

/** A measured piece of work. */
export interface Span {
  traceId: string;
  /** W3C trace context, for another process or service that continues the trace. */
  traceparent: string;
  startChild(start: SpanStart): Span;
  set(attributes: SpanAttributes): void;
  /** Messages of errors contain values of people: only the kind of an error is recorded. */
  end(errorType?: string): void;
}

/** Begins the trace of a request or a job, or continues the one of `traceparent`. A malformed one is ignored. */
export type StartTrace = (start: SpanStart, traceparent?: string | null) => Span;

const current = new AsyncLocalStorage<Span>();

/** The span in which this code runs. `undefined` without tracing, and outside of requests and jobs. */
export const getCurrentSpan = (): Span | undefined => current.getStore();

export const runInSpan = <Result>(span: Span, work: () => Result): Result => current.run(span, work);

/** The headers with which a request to another service continues the trace. */
export const getTraceHeaders = (): Record<string, string> => {
  const span = getCurrentSpan();
  return span ? { traceparent: span.traceparent } : {};
};

/** SQLSTATE or the class of an error. */
export function getErrorType(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^[A-Z0-9_]{3,40}$/.test(code) ? code : error.name;
}

async function measure<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await runInSpan(span, work);
    span.end();
    return result;
  } catch (error) {
    span.end(getErrorType(error));
    throw error;
  }
}

/** Measures work as a part of the current trace. Without one it only does the work. */
export function trace<Result>(describe: () => SpanStart, work: () => Promise<Result>): Promise<Result> {
  const span = getCurrentSpan()?.startChild(describe());
  return span ? measure(span, work) : work();
}
