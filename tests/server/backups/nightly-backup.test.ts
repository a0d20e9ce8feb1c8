import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { toBackupFileName } from '~/domain/backups/backup';
import { HOUR_MS } from '~/domain/time/durations';
import { backUpToPlace } from '~/server/backups/back-up-to-place.server';
import { createFolderPlace } from '~/server/backups/backup-place.server';
import { getBackupSettings } from '~/server/backups/backup-settings.server';
import { createBackups } from '~/server/backups/backups.server';
import { verifyBackup } from '~/server/backups/read-backup.server';
import type { Database } from '~/server/db/database.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { claimJob } from '~/server/jobs/claim-job.server';
import { runJob } from '~/server/jobs/run-job.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { runJobs } from '../../fakes/run-jobs';
import { createActor } from '../../fixtures/create-actor';

const NIGHT = new Date('2026-11-22T20:30:00Z');
const admin = createActor('admin', NIGHT);
const staff = createActor('staff', NIGHT);

describe.each(engines)('nightly backups (%s)', (engine) => {
  let database: Database;
  let parent: string;
  let folder: string;
  let now: Date;
  let lines: unknown[];

  const clock = () => now;
  const open = (isNightly = true) =>
    createBackups(database, {
      settings: { place: 'folder', folder, isNightly },
      clock,
      openStore: async () => undefined,
      report: (details, message) => lines.push({ ...details, message }),
    });
  const deps = () => ({
    database,
    secret: 'secret',
    clock,
    emailQueue: createEmailQueue({ clock }),
    openPlace: async () => createFolderPlace(folder),
  });
  const backUp = () => backUpToPlace(deps(), 'night')();
  const readWarnings = () => database.rows({ text: 'select key, recipient from emails' });

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    parent = await mkdtemp(join(tmpdir(), 'tessera-nightly-'));
    folder = join(parent, 'backups');
    now = NIGHT;
    lines = [];
  });
  afterEach(async () => {
    await database.close();
    await rm(parent, { recursive: true, force: true });
  });

  test('one is written, listed and logged when it is downloaded', async () => {
    await backUp();
    const name = toBackupFileName(NIGHT);
    const { sha256, bytes, rowCount } = await verifyBackup(join(folder, name));
    expect(await open().list(admin)).toMatchObject({
      entries: [{ at: NIGHT, origin: 'night', bytes, rowCount, failure: null, file: name }],
      lastGoodAt: NIGHT,
      isOverdue: false,
    });
    expect(sha256).toHaveLength(64);

    const result = await open().openFile(admin, name);
    if (result.kind !== 'file') throw new Error(result.kind);
    expect((await new Response(result.file.content).bytes()).byteLength).toBe(bytes);
    expect(lines).toEqual([{ user: admin.user.id, backup: name, bytes, message: 'backup downloaded' }]);
  });

  test('a download needs a recent authentication, and names nothing outside of the folder', async () => {
    await backUp();
    await writeFile(join(parent, toBackupFileName(now)), 'outside');
    const name = toBackupFileName(NIGHT);
    for (const other of [`../${name}`, '../../etc/passwd', '', toBackupFileName(new Date(0))])
      expect(await open().openFile(admin, other)).toEqual({ kind: 'not-found' });
    now = new Date(NIGHT.getTime() + HOUR_MS);
    expect(await open().openFile(admin, name)).toEqual({ kind: 'stale' });
    expect(lines).toEqual([]);
  });

  test('expired ones and drafts of yesterday are deleted, and nothing else', async () => {
    await mkdir(folder);
    const nights = Array.from(
      { length: 12 },
      (_, days) => new Date(NIGHT.getTime() - (days + 1) * 24 * HOUR_MS),
    );
    for (const night of nights) await writeFile(join(folder, toBackupFileName(night)), '');
    await writeFile(join(folder, 'notes.txt'), '');
    const draft = `${toBackupFileName(NIGHT)}.01938f00-0000-7000-8000-000000000001.part`;
    await writeFile(join(folder, draft), '');
    await utimes(join(folder, draft), 0, 0);
    await backUp();
    // NIGHT is a Monday in India: seven days, and the Sunday eight days before.
    const retained = [NIGHT, ...nights.slice(0, 6), ...nights.slice(7, 8)].map(toBackupFileName);
    expect((await readdir(folder)).toSorted()).toEqual([...retained, 'notes.txt'].toSorted());
    const { entries } = await open().list(admin);
    expect(entries.map(({ origin, file }) => [origin, file])).toEqual([
      ['night', retained[0]],
      ...retained.slice(1).map((file) => [undefined, file]),
    ]);
  });

  test('a failure is listed and emailed once a day, and deletes nothing', async () => {
    await writeFile(folder, 'a file where the folder should be');
    await expect(backUp()).rejects.toThrow('EEXIST');
    await expect(backUp()).rejects.toThrow('EEXIST');
    expect(await readWarnings()).toMatchObject([{ key: 'backup-alert:2026-11-23' }]);
    now = new Date(NIGHT.getTime() + 24 * HOUR_MS);
    await expect(backUp()).rejects.toThrow('EEXIST');
    expect(await readWarnings()).toHaveLength(2);
    const { entries, lastGoodAt, isOverdue } = await open().list(admin);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toMatchObject({ bytes: null, failure: expect.stringContaining('EEXIST') });
    expect([lastGoodAt, isOverdue]).toEqual([undefined, true]);
  });

  test('one whose process ended in each attempt is listed and emailed as failed', async () => {
    await database.rows({
      text: `insert into jobs (id, kind, payload, run_after, attempts)
        values ('01938f00-0000-7000-8000-000000000001', 'nightly-backup', '{}', now(), 4)`,
    });
    const job = await claimJob(database, ['nightly-backup'], 60_000);
    if (!job) throw new Error('The job is not due.');
    const handlers = { 'nightly-backup': backUpToPlace(deps(), 'night') };
    const logger = { warn: () => undefined, error: () => undefined };
    await runJob(job, { database, handlers, logger, leaseMs: 60_000 });
    expect((await open().list(admin)).entries).toMatchObject([
      { origin: 'night', bytes: null, failure: 'Error: The process ended during each attempt.' },
    ]);
    expect(await readWarnings()).toMatchObject([{ key: 'backup-alert:2026-11-23' }]);
    expect(
      await database.rows({
        text: "select failed_at is null as open from jobs where kind = 'nightly-backup' order by 1",
      }),
    ).toEqual([{ open: false }, { open: true }]);
  });

  test('a backup is good when old ones cannot be deleted, and the warning says so', async () => {
    const place = {
      ...createFolderPlace(folder),
      deleteExpired: async () => Promise.reject(new Error('EACCES')),
    };
    await backUpToPlace({ ...deps(), openPlace: async () => place }, 'night')();
    expect(await open().list(admin)).toMatchObject({ entries: [{ failure: null }], lastGoodAt: NIGHT });
    expect(await database.rows({ text: 'select key, content from emails' })).toMatchObject([
      {
        key: 'backup-alert:expired:2026-11-23',
        content: { template: 'backup-alert', data: { reason: 'Error: EACCES', isMade: true } },
      },
    ]);
  });

  test('after two days the owner is asked to look, but not without nightly backups', async () => {
    await backUp();
    now = new Date(NIGHT.getTime() + 48 * HOUR_MS);
    expect(await open().isNightlyOverdue(admin)).toBe(false);
    now = new Date(now.getTime() + 1);
    expect(await open().isNightlyOverdue(admin)).toBe(true);
    expect(await open().isNightlyOverdue(staff)).toBe(false);
    expect(await open(false).isNightlyOverdue(admin)).toBe(false);
    expect(await open(false).list(admin)).toMatchObject({ isOverdue: true });
  });

  test('"Back up now" is a job; only admins see, make and download backups', async () => {
    const backups = open();
    for (const attempt of [backups.list(staff), backups.backUpNow(staff), backups.openFile(staff, 'x')])
      await expect(attempt).rejects.toThrow(NotAllowedError);
    expect([await backups.backUpNow(admin), await backups.backUpNow(admin)]).toEqual(['started', 'started']);
    expect(await runJobs(database, { 'back-up-now': backUpToPlace(deps(), 'staff') })).toEqual([
      'back-up-now',
    ]);
    expect(await backups.list(admin)).toMatchObject({ entries: [{ origin: 'staff' }] });
    const off = createBackups(database, {
      settings: { place: 'folder', folder: undefined, isNightly: false },
      clock,
      report: () => undefined,
      openStore: async () => undefined,
    });
    expect(await off.backUpNow(admin)).toBe('off');
    expect(await off.list(admin)).toMatchObject({ entries: [{ origin: 'staff' }], lastGoodAt: NIGHT });
  });
});

describe('where backups are made', () => {
  const DATA_FOLDER = 'data';
  const beside = join('data', 'backups');
  const place = 'folder' as const;
  const url = { DATABASE_URL: 'postgres://host/name' };

  test.each([
    [
      { DATA_FOLDER, DEMO: false },
      { place, folder: beside, isNightly: true },
    ],
    [
      { DATA_FOLDER, DEMO: true },
      { place, folder: beside, isNightly: false },
    ],
    [
      { DATA_FOLDER, DEMO: true, BACKUP_DIR: '/srv' },
      { place, folder: '/srv', isNightly: true },
    ],
    [
      { DATA_FOLDER, DEMO: false, ...url },
      { place, folder: undefined, isNightly: false },
    ],
    [
      { DATA_FOLDER, DEMO: true, ...url, BACKUP_DIR: '/srv', BACKUPS: 's3' as const },
      { place: 's3', folder: undefined, isNightly: true },
    ],
    [
      { DATA_FOLDER, DEMO: false, ...url, BACKUP_DIR: '/srv' },
      { place, folder: '/srv', isNightly: true },
    ],
  ])('%j', (environment, settings) => {
    expect(
      getBackupSettings({
        BACKUP_DIR: undefined,
        DATABASE_URL: undefined,
        BACKUPS: 'folder',
        ...environment,
      }),
    ).toEqual(settings);
  });
});
