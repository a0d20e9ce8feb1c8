import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { listExpiredBackups, readBackupFileName } from '~/domain/backups/backup';
import { site } from '~site';
import { type ObjectStore, ObjectStoreError } from '../files/object-store.server';
import {
  createTemporaryFolder,
  deleteExpiredFiles,
  deleteOldDrafts,
  deleteOldTemporaryFolders,
  listBackupFiles,
} from './backup-folder.server';
import type { BackupSettings } from './backup-settings.server';

export interface PlacedBackup {
  name: string;
  at: Date;
  bytes: number | null;
}

/** Where backups are: a folder or the file store. */
export interface BackupPlace {
  list(): Promise<PlacedBackup[]>;
  /** `undefined` when it is not there. `name` is the name of a backup. */
  open(name: string): Promise<{ content: ReadableStream<Uint8Array>; bytes: number } | undefined>;
  /** Runs `make` with the path of a new file. Afterwards the backup is in its place. */
  add<Made>(name: string, make: (path: string) => Promise<Made>): Promise<Made>;
  /** Deletes what processes left that ended while they wrote a backup. */
  deleteDrafts(now: Date): Promise<void>;
  /** R-BACKUP-2 */
  deleteExpired(): Promise<void>;
}

export const createFolderPlace = (folder: string): BackupPlace => ({
  async list() {
    const files = await listBackupFiles(folder);
    return Promise.all(
      files.map(async (file) => {
        const found = await stat(join(folder, file.name)).catch(() => undefined);
        return { ...file, bytes: found?.size ?? null };
      }),
    );
  },
  async open(name) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const content = Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>;
    return { content, bytes: found.size };
  },
  add: (name, make) => make(join(folder, name)),
  deleteDrafts: (now) => deleteOldDrafts(folder, now),
  deleteExpired: () => deleteExpiredFiles(folder),
});

const PREFIX = 'backups/';
const MEDIA_TYPE = 'application/gzip';

export function createStorePlace(store: ObjectStore): BackupPlace {
  const list = async (): Promise<PlacedBackup[]> =>
    (await store.list(PREFIX)).flatMap(({ key, size }) => {
      const name = key.slice(PREFIX.length);
      const at = readBackupFileName(name);
      return at ? [{ name, at, bytes: size }] : [];
    });
  return {
    list,
    async open(name) {
      const found = await store.open(PREFIX + name);
      return found ? { content: found.content, bytes: found.size } : undefined;
    },
    // The file is complete before it is sent: a backup that fails leaves nothing in the store.
    async add(name, make) {
      const folder = await createTemporaryFolder();
      try {
        const path = join(folder, name);
        const made = await make(path);
        await store.putFile(PREFIX + name, path, MEDIA_TYPE);
        return made;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    deleteDrafts: deleteOldTemporaryFolders,
    async deleteExpired() {
      for (const { name } of listExpiredBackups(await list(), site.openingHours.timeZone))
        await store.delete(PREFIX + name);
    },
  };
}

/** `undefined` when backups are made by `npm run backup -- <file>` alone. Throws ObjectStoreError without the settings of the store. */
export async function openBackupPlace(
  { place, folder }: BackupSettings,
  openStore: () => Promise<ObjectStore | undefined>,
): Promise<BackupPlace | undefined> {
  if (place === 'folder') return folder === undefined ? undefined : createFolderPlace(folder);
  const store = await openStore();
  if (!store) throw new ObjectStoreError('The settings of the file store are missing.');
  return createStorePlace(store);
}
