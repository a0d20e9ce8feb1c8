import { setTimeout as pause } from 'node:timers/promises';
import { hasSqlState, isConnectionLost } from './sql-state.server';

const MAX_CONFLICTS = 5;
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 500;
/** Longer than it takes until a standby is the primary. */
const MAX_RECONNECT_MS = 20_000;

/** PostgreSQL's "serialization failure" and "deadlock detected": the transaction changed nothing and may run again. */
const CONFLICTS = ['40001', '40P01'];

const isConflict = (error: unknown): boolean => hasSqlState(error, CONFLICTS);

/** A random pause keeps two conflicting transactions from meeting again. */
const pauseBefore = (attempt: number): Promise<void> =>
  pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS));

/** Runs a whole transaction again after a conflict. Throws other errors, and the last conflict. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt > MAX_CONFLICTS || !isConflict(error)) throw error;
      await pauseBefore(attempt);
    }
  }
}

/**
 * Runs work again while the connection is lost, 20 seconds at most. Only for work that changes nothing, or that finds out
 * itself that it was done: a lost connection does not say whether the commit took place.
 */
export async function retryOnLostConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + MAX_RECONNECT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline || !isConnectionLost(error)) throw error;
      await pauseBefore(attempt);
    }
  }
}
