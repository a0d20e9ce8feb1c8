import { readdir, rm, stat } from 'node:fs/promises';
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

/** R-BACKUP-2: deletes backups that need not stay, and drafts of yesterday. Other files are not touched. */
export async function deleteExpiredFiles(folder: string, now: Date): Promise<void> {
  const expired = listExpiredBackups(await listBackupFiles(folder), site.openingHours.timeZone);
  for (const { name } of expired) await rm(join(folder, name), { force: true });
  for (const name of await readdir(folder)) {
    if (!DRAFT.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > MAX_DRAFT_AGE_MS) await rm(path, { force: true });
  }
}
