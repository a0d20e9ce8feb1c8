import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toBackupFileName } from '~/domain/backups/backup';
import { deleteOldDrafts } from './backup-folder.server';

const NIGHT = new Date('2026-11-22T20:30:00Z');
const toDraft = (last: number) =>
  `${toBackupFileName(NIGHT)}.01938f00-0000-7000-8000-00000000000${last}.part`;
const [OF_OTHERS, OWN] = [toDraft(1), toDraft(2)];

vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  return {
    ...original,
    rm: async (path: string, options: object) => {
      if (path.endsWith(OF_OTHERS)) throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
      await original.rm(path, options);
    },
  };
});

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-drafts-'));
});
afterEach(async () => {
  const { rm: remove } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
  await remove(folder, { recursive: true });
});

it('deletes old drafts, and does not fail because of one of another user', async () => {
  for (const name of [OF_OTHERS, OWN]) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 0, 0);
  }
  await deleteOldDrafts(folder, NIGHT);
  expect(await readdir(folder)).toEqual([OF_OTHERS]);
});
