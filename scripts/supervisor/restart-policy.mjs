const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 10_000;
/** After a run of this length, the pause is reset. */
const LONG_RUN_MS = 60_000;
const MAX_FAILED_STARTS = 5;
/** More than the attempts of a job: a job that crashes the process each time fails before the restarts end. */
const MAX_SHORT_RUNS = 30;

/** The exit code of app/server/process/crash-handler, and the code of a shell for SIGABRT: out of memory. */
const CRASH_CODES = [70, 134];
const STOP_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/** Whether a program crashed. All other exit codes mean that it was stopped or could not start. */
export function isCrash(code, signal) {
  return signal === null ? CRASH_CODES.includes(code) : !STOP_SIGNALS.includes(signal);
}

/**
 * Returns a function for each crash: it returns the pause before the restart in milliseconds, or `undefined` for no
 * restart. The pause doubles with every consecutive short run.
 */
export function createRestartPolicy() {
  let failedStarts = 0;
  let shortRuns = 0;
  return ({ wasReady, milliseconds }) => {
    failedStarts = wasReady ? 0 : failedStarts + 1;
    shortRuns = milliseconds < LONG_RUN_MS ? shortRuns + 1 : 1;
    if (failedStarts >= MAX_FAILED_STARTS || shortRuns > MAX_SHORT_RUNS) return undefined;
    return Math.min(FIRST_PAUSE_MS * 2 ** (shortRuns - 1), MAX_PAUSE_MS);
  };
}
