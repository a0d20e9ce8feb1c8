import { setTimeout as pause } from 'node:timers/promises';
import { hasSqlState } from './sql-state.server';

const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 10;

/** PostgreSQL's "serialization failure" and "deadlock detected": the transaction changed nothing and may run again. */
const CONFLICTS = ['40001', '40P01'];

/** Runs a whole transaction again after a conflict. Throws other errors, and the last conflict. */
export async function retryOnConflict<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !hasSqlState(error, CONFLICTS)) throw error;
      // A random pause keeps two conflicting transactions from meeting again.
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}
