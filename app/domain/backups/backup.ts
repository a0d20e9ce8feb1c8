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
