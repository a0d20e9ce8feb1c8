import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { type BackupOrigin, toBackupFileName } from '~/domain/backups/backup';
import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import { backups } from '../db/schema/backups.server';
import type { EmailQueue } from '../email/types.server';
import { failureReason } from '../jobs/failure-reason.server';
import { deleteExpiredFiles } from './backup-folder.server';
import { type BackupDeps, makeBackup } from './make-backup.server';

interface FolderBackupDeps extends BackupDeps {
  folder: string;
  emailQueue: EmailQueue;
}

/** Adds the failure to the list, and tells the owner: at most once a day, because the job tries again. */
async function recordFailure(
  { database, emailQueue, clock }: FolderBackupDeps,
  { origin, startedAt, error }: { origin: BackupOrigin; startedAt: Date; error: unknown },
): Promise<void> {
  const [failure, finishedAt] = [failureReason(error), clock()];
  const { day } = toWallClock(finishedAt, site.openingHours.timeZone);
  await database.db.transaction(async (transaction) => {
    await transaction.insert(backups).values({ id: uuid(), origin, startedAt, finishedAt, failure });
    await emailQueue.enqueue(transaction, {
      template: 'backup-alert',
      data: { reason: failure },
      ...{ key: `backup-alert:${day}`, to: site.emails.orders, audience: 'staff' },
    });
  });
}

/** The jobs of the night and of the button: writes a backup, then deletes those that need not stay. */
export const backUpToFolder = (deps: FolderBackupDeps, origin: BackupOrigin) => async (): Promise<void> => {
  const { folder, clock } = deps;
  const startedAt = clock();
  try {
    await makeBackup(deps, { path: join(folder, toBackupFileName(startedAt)), origin });
    await deleteExpiredFiles(folder, startedAt);
  } catch (error) {
    await recordFailure(deps, { origin, startedAt, error });
    throw error;
  }
};
