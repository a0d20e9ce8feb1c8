import { DrizzleQueryError } from 'drizzle-orm';
import { type Logger, pino } from 'pino';
import { createContext } from 'react-router';

export type { Logger };

/**
 * A failed statement brings the values that somebody typed, in its message and in the database's details: only what
 * went wrong, in which statement and where is recorded.
 */
function describeFault(error: unknown): unknown {
  if (error instanceof DrizzleQueryError && error.cause)
    return { statement: error.query, cause: describeFault(error.cause) };
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name: error.name, message: error.message, ...code, stack: error.stack };
}

/** Lines are collected until there are so many bytes or milliseconds: a write for each costs as much as a cached page. */
const BUFFER = { minLength: 4096, periodicFlush: 500 };
/** When nothing reads the log, what goes beyond is dropped: in bytes. */
const LONGEST_BACKLOG = 16 * 1024 * 1024;

const standardOutput = () =>
  pino.destination({ dest: 1, sync: false, ...BUFFER, maxLength: LONGEST_BACKLOG });

/**
 * One JSON line an event on standard output, half a second later at most. Cookies, keys in links and form contents are
 * never passed to it.
 */
export function createLogger(level: string, destination = standardOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { fault: describeFault },
    },
    destination,
  );
}

const LONGEST_PATH = 300;
const privateParts = /^(\/(?:messages|notices\/leave\/\w+)\/)[^/]+/;

/** The path of a request as it may stand in a log: without its query and without the secret of a private link. */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? url;
  return path.replace(privateParts, '$1…').slice(0, LONGEST_PATH);
}

/** Records what broke while a page was made, with the request it broke for. */
export const reportError = createContext<(error: unknown) => void>((error) => console.error(error));
