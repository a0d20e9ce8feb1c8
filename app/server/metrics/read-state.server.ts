import { readLastBackup } from '../backups/read-last-backup.server';
import { readRuns } from '../books/check-books.server';
import type { Database } from '../db/database.server';
import { readQueueDepth } from '../jobs/queue-depth.server';

export interface SiteState {
  jobs: { waiting: number; running: number; later: number; failed: number };
  /** Since the oldest waiting job was due. 0 without one. */
  oldestJobSeconds: number;
  queuedEmails: number;
  /** Absent before the first check. */
  books?: { differences: number; checkedAt: Date };
  /** Absent before the first backup. */
  backedUpAt?: Date;
}

interface StateSource {
  database: Pick<Database, 'db'>;
  clock: () => Date;
}

/** What all processes of the site have in common, as the database has it now. */
export async function readState({ database, clock }: StateSource): Promise<SiteState> {
  const { db } = database;
  // One after the other: a reading takes one connection of the visitors, not three.
  const { oldestDue, queuedEmails, ...jobs } = await readQueueDepth(db);
  const [run] = await readRuns(db, 1);
  const backedUpAt = await readLastBackup(db);
  return {
    jobs,
    oldestJobSeconds: oldestDue ? Math.max(0, (clock().getTime() - oldestDue.getTime()) / 1000) : 0,
    queuedEmails,
    ...(run && { books: { differences: run.differenceCount, checkedAt: run.finishedAt } }),
    ...(backedUpAt && { backedUpAt }),
  };
}
