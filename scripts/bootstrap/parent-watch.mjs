const CHECK_EVERY_MS = 250;

/**
 * Calls back once when the process that started this one has ended. npm passes a stop signal only to the shell between
 * the two; the shell ends without passing it on, and the program would be left running on its own.
 */
export function whenParentEnds(callback) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    callback();
  }, CHECK_EVERY_MS);
  watch.unref();
}
