const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
/** A run of this length shows that the program works. */
const LONG_RUN_MS = 60_000;
const MOST_FAILED_STARTS = 5;
/** More than the attempts of a job that ends its process each time: it must be given up before the worker is. */
const MOST_SHORT_RUNS = 30;

/** The exit code of a crash (app/server/process/crash-handler), and what a shell makes of SIGABRT: out of memory. */
const CRASH_CODES = [70, 134];
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Whether a program broke while it ran. All other exit codes are decisions: asked to stop, or unable to start. */
export function isCrash(code, signal) {
  return signal === null ? CRASH_CODES.includes(code) : !STOP_SIGNALS.includes(signal);
}

/**
 * Returns what to do after each crash: the milliseconds to wait before the next start, or `undefined` to give up.
 * The pause doubles with every short run in a row.
 */
export function createRestartPolicy() {
  let failedStarts = 0;
  let shortRuns = 0;
  return ({ wasReady, milliseconds }) => {
    failedStarts = wasReady ? 0 : failedStarts + 1;
    shortRuns = milliseconds < LONG_RUN_MS ? shortRuns + 1 : 1;
    if (failedStarts >= MOST_FAILED_STARTS || shortRuns > MOST_SHORT_RUNS) return undefined;
    return Math.min(FIRST_PAUSE_MS * 2 ** (shortRuns - 1), LONGEST_PAUSE_MS);
  };
}
