import { type Logger, pino } from 'pino';

export type { Logger };

/** One JSON line an event on standard output. Cookies, keys in links and form contents are never passed to it. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

/** The path of a request as it may stand in a log: without the query, where access keys and searches are. */
export const loggedPath = (url: string): string => url.split('?', 1)[0] ?? url;
