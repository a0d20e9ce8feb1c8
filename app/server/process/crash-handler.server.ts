import type { Logger } from '../http/logger.server';

/** Tells the supervisor that this process broke, not its start: EX_SOFTWARE of sysexits.h. */
const CRASH_EXIT_CODE = 70;
/** For the responses under way. The next process cannot start before this one has ended. */
const LONGEST_FINISH_MS = 700;

interface CrashOptions {
  logger: Pick<Logger, 'fatal'>;
  /** Finishes what is under way, within so many milliseconds. */
  finish(withinMs: number): Promise<void>;
}

/**
 * The last line of defence. After an error that nothing caught, the state of the process is unknown: the error is
 * logged, responses under way get a moment, and the process ends with a code of its own, so that it is started again.
 */
export function endOnUncaughtError({ logger, finish }: CrashOptions): void {
  let isEnding = false;
  const end = () => process.exit(CRASH_EXIT_CODE);
  // Node reports a rejection that nothing handles here, too.
  process.on('uncaughtException', (fault, origin) => {
    logger.fatal({ fault, origin }, 'the process ends after an uncaught error');
    if (isEnding) return;
    isEnding = true;
    setTimeout(end, LONGEST_FINISH_MS);
    finish(LONGEST_FINISH_MS).then(end, end);
  });
}
