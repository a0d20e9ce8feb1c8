import { v7 as uuid } from 'uuid';
import { type BackupOrigin, toBackupFileName } from '~/domain/backups/backup';
import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import { backups } from '../db/schema/backups.server';
import type { EmailQueue } from '../email/types.server';
import { getFailureReason } from '../jobs/failure-reason.server';
import type { BackupPlace } from './backup-place.server';
import { type BackupDeps, recordBackup, writeBackup } from './make-backup.server';

interface PlaceBackupDeps extends BackupDeps {
  /** `undefined` when there is no place for backups any more. */
  openPlace: () => Promise<BackupPlace | undefined>;
  emailQueue: EmailQueue;
}

/** Adds the failure to the list and emails the owner: at most once a day, because the job runs again. */
async function recordFailure(
  { database, emailQueue, clock }: PlaceBackupDeps,
  { origin, startedAt, error }: { origin: BackupOrigin; startedAt: Date; error: unknown },
): Promise<void> {
  const failure = getFailureReason(error);
  const finishedAt = clock();
  const { day } = toWallClock(finishedAt, site.openingHours.timeZone);
  await database.db.transaction(async (transaction) => {
    await transaction.insert(backups).values({ id: uuid(), origin, startedAt, finishedAt, failure });
    await emailQueue.enqueue(transaction, {
      template: 'backup-alert',
      data: { reason: failure },
      key: `backup-alert:${day}`,
      to: site.emails.orders,
      audience: 'staff',
    });
  });
}

/** The jobs of the night and of the button: writes a backup, then deletes those that need not stay. */
export const backUpToPlace = (deps: PlaceBackupDeps, origin: BackupOrigin) => async (): Promise<void> => {
  const startedAt = deps.clock();
  const fileName = toBackupFileName(startedAt);
  try {
    const place = await deps.openPlace();
    if (!place) return;
    await place.deleteDrafts(startedAt);
    const made = await place.add(fileName, (path) => writeBackup(deps, { path, now: startedAt }));
    await recordBackup(deps, made, { origin, startedAt, fileName });
    await place.deleteExpired();
  } catch (error) {
    await recordFailure(deps, { origin, startedAt, error });
    throw error;
  }
};
