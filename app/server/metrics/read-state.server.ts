import { listBackupFiles } from '../backups/backup-folder.server';
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
  /** Absent without a folder of backups or without a backup. */
  backedUpAt?: Date;
}

interface StateSource {
  database: Pick<Database, 'db'>;
  backupFolder: string | undefined;
  clock: () => Date;
}

/** What all processes of the site have in common, as the database and the folder of backups have it now. */
export async function readState({ database, backupFolder, clock }: StateSource): Promise<SiteState> {
  const { db } = database;
  // One after the other: a reading takes one connection of the visitors, not three.
  const { oldestDue, queuedEmails, ...jobs } = await readQueueDepth(db);
  const [run] = await readRuns(db, 1);
  const backups = backupFolder === undefined ? [] : await listBackupFiles(backupFolder);
  const latest = Math.max(...backups.map(({ at }) => at.getTime()));
  return {
    jobs,
    oldestJobSeconds: oldestDue ? Math.max(0, (clock().getTime() - oldestDue.getTime()) / 1000) : 0,
    queuedEmails,
    ...(run && { books: { differences: run.differenceCount, checkedAt: run.finishedAt } }),
    ...(backups.length > 0 && { backedUpAt: new Date(latest) }),
  };
}
