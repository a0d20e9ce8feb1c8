import { setTimeout as pause } from 'node:timers/promises';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/** PostgreSQL's "serialisation failure" and "deadlock detected": the transaction did nothing and may run again. */
const PASSING = new Set(['40001', '40P01']);

function isPassing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && PASSING.has(String(error.code));
}

/** Runs a whole transaction again when the database asked for it; other errors, and the last one, are thrown. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      // At random, so that two who got in each other's way do not meet again.
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}
