import { setTimeout as pause } from 'node:timers/promises';
import { hasSqlState, isConnectionLost } from './sql-state.server';

const MAX_CONFLICTS = 5;
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 500;
/** Longer than it takes until a standby is the primary. */
const MAX_RECONNECT_MS = 20_000;
const MIN_RECONNECT_MS = 1_000;

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

/** The outage that lasts, in milliseconds of `performance.now`. A process has one primary. */
let outage: { readonly began: number; readonly lastSeen: number } | undefined;

function recordLostConnection(now: number): void {
  const isSame = outage !== undefined && now - outage.lastSeen < MAX_RECONNECT_MS;
  outage = { began: isSame && outage ? outage.began : now, lastSeen: now };
}

/**
 * Runs work again while the connection is lost: until 20 seconds after the first connection was lost, and for a second at least. Work that
 * starts late in an outage so fails soon. Only for work that changes nothing, or that finds out itself that it was done: a lost connection
 * does not say whether the commit took place.
 */
export async function retryOnLostConnection<Result>(work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const result = await work();
      outage = undefined;
      return result;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      const now = performance.now();
      recordLostConnection(now);
      const deadline = Math.max((outage?.began ?? now) + MAX_RECONNECT_MS, start + MIN_RECONNECT_MS);
      if (now > deadline) throw error;
      await pauseBefore(attempt);
    }
  }
}
