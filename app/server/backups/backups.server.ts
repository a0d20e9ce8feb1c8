import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { desc, isNull } from 'drizzle-orm';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import { type BackupOrigin, readBackupFileName } from '~/domain/backups/backup';
import { isBackupOverdue } from '~/domain/backups/retention';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, QueryBuilder } from '../db/database.server';
import { backups } from '../db/schema/backups.server';
import type { StreamedFile } from '../files/byte-stream.server';
import { enqueue } from '../jobs/enqueue.server';
import { listBackupFiles } from './backup-folder.server';
import type { BackupSettings } from './backup-settings.server';

interface BackupsDeps {
  db: QueryBuilder;
  settings: BackupSettings;
  clock: () => Date;
  /** Writes a line of the log that every level shows. */
  report: (details: object, message: string) => void;
}

const LISTED = 30;

interface ListedBackup {
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

const readLastGood = async (db: QueryBuilder): Promise<Date | undefined> => {
  const { finishedAt, failure } = backups;
  const [last] = await db
    .select({ finishedAt })
    .from(backups)
    .where(isNull(failure))
    .orderBy(desc(finishedAt), desc(backups.id))
    .limit(1);
  return last?.finishedAt;
};

/** The latest backups and failures, and the files in the folder that no row names. */
async function readEntries(db: QueryBuilder, folder: string | undefined): Promise<ListedBackup[]> {
  const rows = await db
    .select()
    .from(backups)
    .orderBy(desc(backups.finishedAt), desc(backups.id))
    .limit(LISTED);
  const files = new Map((folder ? await listBackupFiles(folder) : []).map(({ name, at }) => [name, at]));
  const listed = rows.map(
    ({ finishedAt, origin, bytes, rowCount, failure, fileName }): ListedBackup => ({
      ...{ at: finishedAt, origin, bytes, rowCount, failure },
      ...(fileName && files.delete(fileName) && { file: fileName }),
    }),
  );
  const others = await Promise.all(
    [...files].map(async ([file, at]): Promise<ListedBackup> => {
      const found = await stat(join(folder ?? '', file)).catch(() => undefined);
      return { at, bytes: found?.size ?? null, rowCount: null, failure: null, file };
    }),
  );
  return [...listed, ...others].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, LISTED);
}

/** Throws NotAllowedError. */
async function list({ db, settings, clock }: BackupsDeps, { user }: SignedIn) {
  requirePermission(user, 'backups.manage');
  const [entries, lastGoodAt, now] = [
    await readEntries(db, settings.folder),
    await readLastGood(db),
    clock(),
  ];
  return { ...settings, entries, lastGoodAt, now, isOverdue: isBackupOverdue(lastGoodAt, now) };
}

/** Whether the owner has to look: backups are made every night, and the last good one is old. */
async function isNightlyOverdue({ db, settings, clock }: BackupsDeps, { user }: SignedIn): Promise<boolean> {
  if (!settings.isNightly || !hasPermission(user, 'backups.manage')) return false;
  return isBackupOverdue(await readLastGood(db), clock());
}

/** As a job. `off`: there is no folder for it. Throws NotAllowedError. */
async function backUpNow(
  { db, settings, clock }: BackupsDeps,
  { user }: SignedIn,
): Promise<'started' | 'off'> {
  requirePermission(user, 'backups.manage');
  if (settings.folder === undefined) return 'off';
  await db.transaction(async (transaction) => {
    await enqueue(transaction, 'back-up-now', {}, { key: 'back-up-now' });
    await recordChange(transaction, {
      ...{ userId: user.id, area: 'backups', action: 'backup-started', subjectId: 'backups', at: clock() },
    });
  });
  return 'started';
}

type BackupDownload =
  | { kind: 'file'; file: StreamedFile; bytes: number }
  /** A backup holds everything: it needs a recent authentication. */
  | { kind: 'stale' }
  | { kind: 'not-found' };

/** R-BACKUP-4: every download is a line of the log and an entry of the audit log. Throws NotAllowedError. */
async function openFile(
  { db, settings: { folder }, clock, report }: BackupsDeps,
  { user, session }: SignedIn,
  name: string,
): Promise<BackupDownload> {
  requirePermission(user, 'backups.manage');
  // Only the name of a backup, never a path.
  if (folder === undefined || !readBackupFileName(name)) return { kind: 'not-found' };
  const path = join(folder, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return { kind: 'not-found' };
  if (!isRecentlyAuthenticated(session.authenticatedAt, clock(), 'sensitive')) return { kind: 'stale' };
  const entry = { userId: user.id, area: 'backups', action: 'backup-downloaded', at: clock() } as const;
  await recordChange(db, { ...entry, subjectId: 'backups', subjectLabel: name });
  report({ user: user.id, backup: name, bytes: found.size }, 'backup downloaded');
  const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
  return { kind: 'file', file: { name, content }, bytes: found.size };
}

/** Backups of the whole database, in a folder of the machine that runs the jobs. */
export const createBackups = ({ db }: Database, options: Omit<BackupsDeps, 'db'>) =>
  bindDeps({ db, ...options }, { list, isNightlyOverdue, backUpNow, openFile });

export type Backups = ReturnType<typeof createBackups>;
