const FIRST_MS = 10_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/**
 * Milliseconds before a job is tried again after its `attempt`th failure (from 1): ten seconds, doubled each time, six
 * hours at most. Up to a quarter less by chance (`random` from 0 to 1), so that what failed together does not come
 * back together.
 */
export function retryDelay(attempt: number, random: number = Math.random()): number {
  const pause = Math.min(FIRST_MS * 2 ** (attempt - 1), LONGEST_MS);
  return Math.round(pause * (1 - random / 4));
}
