import { DrizzleQueryError } from 'drizzle-orm';
import { type DestinationStream, type Logger, pino } from 'pino';
import { createContext } from 'react-router';
import { getCurrentSpan } from '../tracing/span.server';

export type { Logger };

/**
 * The message of a failed statement and the details from the database contain values of users. Only the statement
 * without its values, the cause and the stack are logged.
 */
function describeError(error: unknown): unknown {
  if (error instanceof DrizzleQueryError && error.cause)
    return { statement: error.query, cause: describeError(error.cause) };
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name: error.name, message: error.message, ...code, stack: error.stack };
}

/** Joins the lines of a request, and those of its jobs, to its trace. */
const describeTrace = () => {
  const span = getCurrentSpan();
  return span ? { traceId: span.traceId } : {};
};

/** In bytes and milliseconds. Lines are buffered, because one write for each line costs as much as a cached page. */
const BUFFER = { minLength: 4096, periodicFlush: 500 };
/** When nothing reads the log, further lines are discarded. */
const MAX_BACKLOG_BYTES = 16 * 1024 * 1024;

const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, ...BUFFER, maxLength: MAX_BACKLOG_BYTES });

/**
 * Writes one JSON line per event to standard output, at most half a second later. Cookies, keys in links and form contents
 * are never logged.
 */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: describeError },
      mixin: describeTrace,
    },
    destination,
  );
}

/** Logs an error that occurred while a page was rendered, with the id of the request. */
export const reportError = createContext<(error: unknown) => void>((error) => console.error(error));
