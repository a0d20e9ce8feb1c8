const FIRST_DELAY_MS = 10_000;
const MAX_DELAY_MS = 6 * 60 * 60 * 1000;

/**
 * Milliseconds before a job is tried again after its `attempt`th failure (from 1): ten seconds, doubled each time, six
 * hours at most. `random` (from 0 to 1) takes off up to a quarter, so that jobs that failed together do not run together
 * again.
 */
export function retryDelay(attempt: number, random: number = Math.random()): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), MAX_DELAY_MS);
  return Math.round(delay * (1 - random / 4));
}
