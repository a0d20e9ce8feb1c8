const CHECK_INTERVAL_MS = 250;

/**
 * Calls `callback` once when the parent process has ended. npm sends a stop signal only to the shell between them. The shell
 * ends without forwarding it, and this process would continue to run.
 */
export function whenParentEnds(callback) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, CHECK_INTERVAL_MS);
  watch.unref();
}
