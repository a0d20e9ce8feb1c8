import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toBackupFileName } from '~/domain/backups/backup';
import { DAY_MS } from '~/domain/time/durations';
import { checkBackups } from './check-backups';

const NOW = new Date('2026-11-23T12:00:00Z');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-doctor-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('says when the latest backup is older than two days, if one is made every night', async () => {
  expect(await checkBackups({ place: 'folder', folder, isNightly: true }, NOW)).toMatchObject({
    isHealthy: false,
  });
  expect(await checkBackups({ place: 'folder', folder, isNightly: false }, NOW)).toMatchObject({
    isHealthy: true,
  });
  for (const days of [5, 3])
    await writeFile(join(folder, toBackupFileName(new Date(NOW.getTime() - days * DAY_MS))), '');
  const old = await checkBackups({ place: 'folder', folder, isNightly: true }, NOW);
  expect(old).toMatchObject({
    isHealthy: false,
    message: expect.stringContaining('2026-11-20T12:00:00.000Z'),
  });
  await writeFile(join(folder, toBackupFileName(new Date(NOW.getTime() - DAY_MS))), '');
  expect(await checkBackups({ place: 'folder', folder, isNightly: true }, NOW)).toMatchObject({
    isHealthy: true,
  });
});

it('with backups in the file store, it says where they are', async () => {
  const { message } = await checkBackups({ place: 's3', folder: undefined, isNightly: true }, NOW);
  expect(message).toContain('file store');
});

it('without a folder, it says what to set', async () => {
  const { isHealthy, message } = await checkBackups(
    { place: 'folder', folder: undefined, isNightly: false },
    NOW,
  );
  expect([isHealthy, message]).toEqual([true, expect.stringContaining('set BACKUP_DIR')]);
});
