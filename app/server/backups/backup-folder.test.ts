import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { toBackupFileName } from '~/domain/backups/backup';
import { deleteOldDrafts } from './backup-folder.server';

const NIGHT = new Date('2026-11-22T20:30:00Z');
const toDraft = (last: number) =>
  `${toBackupFileName(NIGHT)}.01938f00-0000-7000-8000-00000000000${last}.part`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-drafts-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('deletes old drafts, and does not fail because of one of another user', async () => {
  const [ofOthers, own] = [toDraft(1), toDraft(2)];
  for (const name of [ofOthers, own]) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), 0, 0);
  }
  await deleteOldDrafts(folder, NIGHT, async (path, options) => {
    if (path === join(folder, ofOthers)) throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
    await rm(path, options);
  });
  expect(await readdir(folder)).toEqual([ofOthers]);
});
