import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listExpiredBackups, readBackupFileName } from '~/domain/backups/backup';
import { site } from '~site';

/** Files of processes that ended while they wrote a backup. */
const DRAFT = /^backup-.+\.ndjson\.gz\.[0-9a-f-]{36}\.part$/;
const MAX_DRAFT_AGE_MS = 24 * 60 * 60 * 1000;

/** The backups in the folder, in no sequence. Empty when there is no folder. */
export async function listBackupFiles(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name) => {
    const at = readBackupFileName(name);
    return at ? [{ name, at }] : [];
  });
}

/** R-BACKUP-2: deletes backups that need not stay. Other files are not touched. */
export async function deleteExpiredFiles(folder: string): Promise<void> {
  const expired = listExpiredBackups(await listBackupFiles(folder), site.openingHours.timeZone);
  for (const { name } of expired) await rm(join(folder, name), { force: true });
}

async function deleteOld(folder: string, pattern: RegExp, now: Date, remove = rm): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!pattern.test(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || now.getTime() - found.mtimeMs <= MAX_DRAFT_AGE_MS) continue;
    // Other users of the machine have temporary folders as well: no backup fails because of them.
    await remove(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Deletes drafts of yesterday: a backup that fails for want of room must not keep them. */
export const deleteOldDrafts = (folder: string, now: Date, remove = rm): Promise<void> =>
  deleteOld(folder, DRAFT, now, remove);

const TEMPORARY_PREFIX = 'tessera-backup-';

/** A folder for a file that goes to the file store. */
export const createTemporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), TEMPORARY_PREFIX));

/** Those of yesterday hold all data of the site, and nobody else deletes them. */
export const deleteOldTemporaryFolders = (now: Date): Promise<void> =>
  deleteOld(tmpdir(), new RegExp(`^${TEMPORARY_PREFIX}[^-]{6}$`), now);
