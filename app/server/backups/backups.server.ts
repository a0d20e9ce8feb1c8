import { desc } from 'drizzle-orm';
import { hasPermission, requirePermission } from '~/domain/auth/permissions';
import { isRecentlyAuthenticated } from '~/domain/auth/recent-auth';
import type { SignedIn } from '~/domain/auth/session';
import { isBackupOverdue, type ListedBackup, readBackupFileName } from '~/domain/backups/backup';
import { recordChange } from '../audit/record-change.server';
import { bindDeps } from '../bind-deps.server';
import type { Database, ServiceDeps } from '../db/database.server';
import { backups } from '../db/schema/backups.server';
import type { StreamedFile } from '../files/byte-stream.server';
import { type ObjectStore, ObjectStoreError } from '../files/object-store.server';
import { enqueue } from '../jobs/enqueue.server';
import { type BackupPlace, openBackupPlace, type PlacedBackup } from './backup-place.server';
import type { BackupSettings } from './backup-settings.server';
import { readLastBackup } from './read-last-backup.server';

interface BackupsDeps extends ServiceDeps {
  settings: BackupSettings;
  openStore: () => Promise<ObjectStore | undefined>;
  /** Writes a line of the log that every level shows. */
  report: (details: object, message: string) => void;
}

const LISTED = 30;

const openPlace = ({ settings, openStore }: BackupsDeps): Promise<BackupPlace | undefined> =>
  openBackupPlace(settings, openStore);

/** A page about failed backups must not fail with the store: then nothing can be downloaded. */
async function listPlaced(deps: BackupsDeps): Promise<PlacedBackup[]> {
  try {
    return (await (await openPlace(deps))?.list()) ?? [];
  } catch (error) {
    if (!(error instanceof ObjectStoreError)) throw error;
    deps.report({ error }, 'the backups in the file store could not be listed');
    return [];
  }
}

/** The latest backups and failures, and the files in their place that no row names. */
async function readEntries(deps: BackupsDeps): Promise<ListedBackup[]> {
  const { db } = deps;
  const rows = await db
    .select()
    .from(backups)
    .orderBy(desc(backups.finishedAt), desc(backups.id))
    .limit(LISTED);
  const files = new Map((await listPlaced(deps)).map((placed) => [placed.name, placed]));
  const listed = rows.map(
    ({ finishedAt, origin, bytes, rowCount, failure, fileName }): ListedBackup => ({
      at: finishedAt,
      origin,
      bytes,
      rowCount,
      failure,
      ...(fileName && files.delete(fileName) && { file: fileName }),
    }),
  );
  const others = [...files.values()].map(
    ({ name: file, at, bytes }): ListedBackup => ({ at, bytes, rowCount: null, failure: null, file }),
  );
  return [...listed, ...others].sort((a, b) => b.at.getTime() - a.at.getTime()).slice(0, LISTED);
}

/** Throws NotAllowedError. */
async function list(deps: BackupsDeps, { user }: SignedIn) {
  requirePermission(user, 'backups.manage');
  const { db, settings, clock } = deps;
  const entries = await readEntries(deps);
  const lastGoodAt = await readLastBackup(db);
  const now = clock();
  return { ...settings, entries, lastGoodAt, now, isOverdue: isBackupOverdue(lastGoodAt, now) };
}

/** Whether the owner has to look: backups are made every night, and the last good one is old. */
async function isNightlyOverdue({ db, settings, clock }: BackupsDeps, { user }: SignedIn): Promise<boolean> {
  if (!settings.isNightly || !hasPermission(user, 'backups.manage')) return false;
  return isBackupOverdue(await readLastBackup(db), clock());
}

/** As a job. `off`: there is no place for it. Throws NotAllowedError. */
async function backUpNow(
  { db, settings, clock }: BackupsDeps,
  { user }: SignedIn,
): Promise<'started' | 'off'> {
  requirePermission(user, 'backups.manage');
  if (settings.place === 'folder' && settings.folder === undefined) return 'off';
  await db.transaction(async (transaction) => {
    await enqueue(transaction, 'back-up-now', {}, { key: 'back-up-now' });
    await recordChange(transaction, {
      userId: user.id,
      area: 'backups',
      action: 'backup-started',
      subjectId: 'backups',
      at: clock(),
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
  deps: BackupsDeps,
  { user, session }: SignedIn,
  name: string,
): Promise<BackupDownload> {
  requirePermission(user, 'backups.manage');
  const { db, clock, report } = deps;
  // Only the name of a backup, never a path.
  if (!readBackupFileName(name)) return { kind: 'not-found' };
  const found = await (await openPlace(deps))?.open(name);
  if (!found) return { kind: 'not-found' };
  if (!isRecentlyAuthenticated(session.authenticatedAt, clock(), 'sensitive')) {
    await found.content.cancel();
    return { kind: 'stale' };
  }
  const entry = { userId: user.id, area: 'backups', action: 'backup-downloaded', at: clock() } as const;
  await recordChange(db, { ...entry, subjectId: 'backups', subjectLabel: name });
  report({ user: user.id, backup: name, bytes: found.bytes }, 'backup downloaded');
  return { kind: 'file', file: { name, content: found.content }, bytes: found.bytes };
}

/** Backups of the whole database, in a folder of the machine that runs the jobs or in the file store. */
export const createBackups = ({ db }: Database, options: Omit<BackupsDeps, 'db'>) =>
  bindDeps({ db, ...options }, { list, isNightlyOverdue, backUpNow, openFile });

export type Backups = ReturnType<typeof createBackups>;
