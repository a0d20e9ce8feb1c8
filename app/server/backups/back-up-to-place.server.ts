import { v7 as uuid } from 'uuid';
import { type BackupOrigin, toBackupFileName } from '~/domain/backups/backup';
import { toWallClock } from '~/domain/time/wall-clock';
import { site } from '~site';
import type { QueryBuilder } from '../db/database.server';
import { backups } from '../db/schema/backups.server';
import type { BackupProblem } from '../email/templates/backup-warning.server';
import type { EmailQueue } from '../email/types.server';
import { getFailureReason } from '../jobs/failure-reason.server';
import { type JobContext, PROCESS_ENDED } from '../jobs/job-kinds.server';
import type { BackupPlace } from './backup-place.server';
import { type BackupDeps, recordBackup, writeBackup } from './make-backup.server';

interface PlaceBackupDeps extends BackupDeps {
  /** `undefined` when there is no place for backups any more. */
  openPlace: () => Promise<BackupPlace | undefined>;
  emailQueue: EmailQueue;
}

type Failure = { origin: BackupOrigin; startedAt: Date; error: unknown };

/** Emails the owner: at most once a day for each kind of problem, because the job runs again. */
async function warnOwner(
  transaction: QueryBuilder,
  { emailQueue, clock }: PlaceBackupDeps,
  data: BackupProblem,
): Promise<void> {
  const { day } = toWallClock(clock(), site.openingHours.timeZone);
  await emailQueue.enqueue(transaction, {
    template: 'backup-alert',
    data,
    key: `backup-alert:${data.isMade ? 'expired:' : ''}${day}`,
    to: site.emails.orders,
    audience: 'staff',
  });
}

/** Adds the failure to the list. */
async function recordFailure(deps: PlaceBackupDeps, { origin, startedAt, error }: Failure): Promise<void> {
  const failure = getFailureReason(error);
  await deps.database.db.transaction(async (transaction) => {
    await transaction
      .insert(backups)
      .values({ id: uuid(), origin, startedAt, finishedAt: deps.clock(), failure });
    await warnOwner(transaction, deps, { reason: failure });
  });
}

/** The backup is made and stays. The next one deletes what was not deleted: another attempt would make another backup. */
async function deleteExpired(deps: PlaceBackupDeps, place: BackupPlace): Promise<void> {
  try {
    await place.deleteExpired();
  } catch (error) {
    const data = { reason: getFailureReason(error), isMade: true } as const;
    await deps.database.db.transaction((transaction) => warnOwner(transaction, deps, data));
  }
}

/**
 * The jobs of the night and of the button: writes a backup, then deletes those that need not stay. `isLost`: the process ended
 * during each attempt, for example because it had too little memory.
 */
export const backUpToPlace =
  (deps: PlaceBackupDeps, origin: BackupOrigin) =>
  async (_payload?: object, { isLost }: Partial<JobContext> = {}): Promise<void> => {
    const startedAt = deps.clock();
    if (isLost) return recordFailure(deps, { origin, startedAt, error: new Error(PROCESS_ENDED) });
    const fileName = toBackupFileName(startedAt);
    let place: BackupPlace | undefined;
    try {
      place = await deps.openPlace();
      if (!place) return;
      await place.deleteDrafts(startedAt);
      const made = await place.add(fileName, (path) => writeBackup(deps, { path, now: startedAt }));
      await recordBackup(deps, made, { origin, startedAt, fileName });
    } catch (error) {
      await recordFailure(deps, { origin, startedAt, error });
      throw error;
    }
    await deleteExpired(deps, place);
  };
