import type { Logger } from '../http/logger.server';

/** Tells the supervisor that the process crashed after its start (EX_SOFTWARE of sysexits.h). */
const CRASH_EXIT_CODE = 70;
/** For pending responses. The next process cannot start before this one has ended. */
const MAX_FINISH_MS = 700;

interface CrashOptions {
  logger: Pick<Logger, 'fatal'>;
  /** Finishes pending requests and jobs within this time in milliseconds. */
  finish(withinMs: number): Promise<void>;
}

/**
 * Ends the process after an uncaught error, because its state is unknown then. Logs the error, finishes pending responses,
 * and exits with a code that makes the supervisor start the process again.
 */
export function exitOnUncaughtError({ logger, finish }: CrashOptions): void {
  let isEnding = false;
  const end = () => process.exit(CRASH_EXIT_CODE);
  // Node also calls this for an unhandled rejection.
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ error, origin }, 'the process ends after an uncaught error');
    if (isEnding) return;
    isEnding = true;
    setTimeout(end, MAX_FINISH_MS);
    finish(MAX_FINISH_MS).then(end, end);
  });
}
