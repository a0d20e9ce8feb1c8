import { DAY_MS } from '../time/durations';
import { addDays, getWeekday, toWallClock } from '../time/wall-clock';

/** What made a backup: the job of the night, the button of the back office, or `npm run backup`. */
export type BackupOrigin = 'night' | 'staff' | 'command';

const FILE_NAME = /^backup-(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)-(\d{3})z\.ndjson\.gz$/;

/**
 * `backup-2026-11-23t21-30-00-000z.ndjson.gz`: file systems do not accept colons, and paths of the site have no capital
 * letters.
 */
export const toBackupFileName = (at: Date): string =>
  `backup-${at.toISOString().toLowerCase().replace(/[:.]/g, '-')}.ndjson.gz`;

/** When the backup was begun, by its file name. `undefined` for any other file. */
export function readBackupFileName(name: string): Date | undefined {
  const [, day, hour, minute, second, millisecond] = FILE_NAME.exec(name) ?? [];
  if (!day) return undefined;
  const at = new Date(`${day}T${hour}:${minute}:${second}.${millisecond}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** How many backups stay: the latest of each of the last days, and of each of the last weeks, that have one. */
export const RETENTION = { days: 7, weeks: 4 } as const;

interface DatedBackup {
  name: string;
  at: Date;
}

/** The latest of each period, for the last `count` periods that have one. `backups` begins with the latest. */
function pickLatest<Backup extends DatedBackup>(
  backups: readonly Backup[],
  count: number,
  toPeriod: (backup: Backup) => string,
): Backup[] {
  const latest = new Map<string, Backup>();
  for (const backup of backups) {
    const period = toPeriod(backup);
    if (!latest.has(period)) latest.set(period, backup);
  }
  return [...latest.values()].slice(0, count);
}

/**
 * R-BACKUP-2: which backups are deleted. Days without a backup do not count, so that old ones stay while none are made.
 * A week begins on Monday, a day at midnight in `timeZone`.
 */
export function listExpiredBackups<Backup extends DatedBackup>(
  backups: readonly Backup[],
  timeZone: string,
): Backup[] {
  const sorted = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const toDay = ({ at }: DatedBackup) => toWallClock(at, timeZone).day;
  const toMonday = (backup: DatedBackup) => {
    const day = toDay(backup);
    return addDays(day, 1 - getWeekday(day));
  };
  const retained = new Set([
    ...pickLatest(sorted, RETENTION.days, toDay),
    ...pickLatest(sorted, RETENTION.weeks, toMonday),
  ]);
  return sorted.filter((backup) => !retained.has(backup));
}

/** After this time, the back office and the doctor say that the last good backup is old. */
export const MAX_BACKUP_AGE_DAYS = 2;

/** R-BACKUP-3 */
export const isBackupOverdue = (lastGoodAt: Date | undefined, now: Date): boolean =>
  lastGoodAt === undefined || now.getTime() - lastGoodAt.getTime() > MAX_BACKUP_AGE_DAYS * DAY_MS;

export interface ListedBackup {
  /** When it ended. */
  at: Date;
  /** Absent for a file that the list does not know: it was made after the backup that was restored. */
  origin?: BackupOrigin;
  bytes: number | null;
  rowCount: number | null;
  failure: string | null;
  /** To download it. Absent when the folder does not have it. */
  file?: string;
}
