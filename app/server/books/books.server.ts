import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import { bindDeps } from '../bind-deps.server';
import type { Database } from '../db/database.server';
import { orders } from '../db/schema/orders.server';
import { enqueue } from '../jobs/enqueue.server';
import { type BookRun, type BooksDeps, readRuns, runCheck } from './check-books.server';

/** With more orders than this, a check is a job, because a request would take too long. */
const MAX_ORDERS_IN_REQUEST = 2_000;

const LISTED_RUNS = 15;

/** The latest checks first. Throws NotAllowedError. */
async function listRuns({ db }: BooksDeps, { user }: SignedIn): Promise<BookRun[]> {
  requirePermission(user, 'books.check');
  return readRuns(db, LISTED_RUNS);
}

/** The number beside "Books" in the rail: differences of the latest check. 0 for a user who may not see them. */
async function countDifferences({ db }: BooksDeps, { user }: SignedIn): Promise<number> {
  if (!hasPermission(user, 'books.check')) return 0;
  const [latest] = await readRuns(db, 1);
  return latest?.differenceCount ?? 0;
}

/** Checks at once, or as a job in a large shop. Throws NotAllowedError. */
async function checkNow(deps: BooksDeps, { user }: SignedIn): Promise<'checked' | 'started'> {
  requirePermission(user, 'books.check');
  if ((await deps.db.$count(orders)) > MAX_ORDERS_IN_REQUEST) {
    await enqueue(deps.db, 'check-books', {}, { key: 'check-books-now' });
    return 'started';
  }
  await runCheck(deps);
  return 'checked';
}

/** Recomputes what is recorded about orders, money, documents, stock and codes. */
export const createBooks = ({ db }: Database, options: Omit<BooksDeps, 'db'>) =>
  bindDeps({ db, ...options }, { listRuns, countDifferences, checkNow });

export type Books = ReturnType<typeof createBooks>;
