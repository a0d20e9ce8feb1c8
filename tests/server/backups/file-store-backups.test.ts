import { existsSync } from 'node:fs';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBackupFileName } from '~/domain/backups/backup';
import { DAY_MS } from '~/domain/time/durations';
import { backUpToPlace } from '~/server/backups/back-up-to-place.server';
import { createStorePlace } from '~/server/backups/backup-place.server';
import { createBackups } from '~/server/backups/backups.server';
import { dumpDatabase } from '~/server/backups/dump-database.server';
import { loadBackup } from '~/server/backups/load-backup.server';
import { verifyBackup } from '~/server/backups/read-backup.server';
import type { Database } from '~/server/db/database.server';
import { readEnvironment } from '~/server/env.server';
import { createFileContents } from '~/server/files/file-contents.server';
import { moveFiles } from '~/server/files/move-files.server';
import { MissingObjectError, type ObjectStore, ObjectStoreError } from '~/server/files/object-store.server';
import { createS3Store } from '~/server/files/s3-store.server';
import { manageFiles } from '~/server/process/manage-site-files.server';
import { engines, openNewTestDatabase } from '../../database/test-database';
import { type FakeObjectStore, startFakeObjectStore } from '../../fakes/fake-object-store';
import { createActor } from '../../fixtures/create-actor';
import { writeFiles } from '../files/write-files';
import { START } from '../orders/test-shop';
import { openReviewShop, type ReviewShop } from '../reviews/test-reviews';
import { hashFiles } from './compare-databases';

const secret = 'a secret of the tests';
const admin = createActor('admin', START);

describe.each(engines)('backups and the file store (%s)', (engine) => {
  let shop: ReviewShop;
  let fake: FakeObjectStore;
  let store: ObjectStore;
  let stored: Database;
  let folder: string;
  let now: Date;

  const clock = () => now;
  const openStore = async () => store;
  const backUp = () =>
    backUpToPlace(
      {
        database: stored,
        secret,
        clock,
        emailQueue: shop.deps.emailQueue,
        openPlace: async () => createStorePlace(store),
      },
      'night',
    )();
  const backups = () =>
    createBackups(stored, {
      settings: { place: 's3', folder: undefined, isNightly: true },
      openStore,
      clock,
      report: () => undefined,
    });

  beforeAll(async () => {
    shop = await openReviewShop(engine);
    fake = await startFakeObjectStore();
    store = createS3Store(fake.settings, { pauseMs: 1, partBytes: 4096 });
    stored = {
      ...shop.database,
      contents: createFileContents(shop.database, {
        store,
        isStoreUsed: true,
        clock: () => START,
        reportError: (error) => {
          throw error;
        },
      }),
    };
    folder = await mkdtemp(join(tmpdir(), 'tessera-store-backup-'));
    await writeFiles(shop, stored);
  });
  afterAll(async () => {
    await fake.close();
    await shop.database.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    now = START;
    fake.setDown(false);
  });

  const removeBackups = async () => {
    for (const { key } of await store.list('backups/')) await store.delete(key);
    await shop.database.rows({ text: 'truncate backups, emails, jobs cascade' });
  };

  test('R-BACKUP-7: a backup has every file wherever it is, and a restored database needs no store', async () => {
    await shop.database.rows({ text: `insert into unused_objects values ('files/of-an-upload', now())` });
    const path = join(folder, 'all.ndjson.gz');
    await dumpDatabase(stored, { path, secret, now });
    const restored = await openNewTestDatabase(engine === 'embedded' ? 'postgres' : 'embedded');
    await loadBackup(restored, path, await verifyBackup(path));
    expect(await restored.rows({ text: 'select key from unused_objects' })).toEqual([]);
    const copies = await hashFiles(restored);
    const keys = [...fake.objects.keys()].filter((key) => key.startsWith('files/'));
    await moveFiles({ db: restored.db, store, clock }, { to: 's3' });
    const added = [...fake.objects.keys()].filter((key) => key.startsWith('files/') && !keys.includes(key));
    await restored.rows({ text: `insert into unused_objects values ('files/of-an-upload', now())` });
    await loadBackup(restored, path, await verifyBackup(path));
    const unused = await restored.rows<{ key: string }>({ text: 'select key from unused_objects' });
    expect(unused.map(({ key }) => key).toSorted()).toEqual([...added, 'files/of-an-upload'].toSorted());
    expect(added.length).toBeGreaterThan(9);
    for (const key of added) fake.objects.delete(key);
    await restored.close();
    expect(copies.length).toBeGreaterThan(9);
    await moveFiles({ db: shop.database.db, store, clock }, { to: 'database' });
    expect(copies).toEqual(await hashFiles(shop.database));
    await moveFiles({ db: shop.database.db, store, clock }, { to: 's3' });
  });

  test('a backup fails when the store lacks a file of a row', async () => {
    const [[key, object]] = [...fake.objects].filter(([name]) => name.startsWith('files/')).slice(-1) as [
      [string, { content: Buffer; mediaType: string }],
    ];
    fake.objects.delete(key);
    const path = join(folder, 'incomplete.ndjson.gz');
    await expect(dumpDatabase(stored, { path, secret, now })).rejects.toThrow(MissingObjectError);
    await expect(verifyBackup(path)).rejects.toThrow('cannot be read');
    fake.objects.set(key, object);
  });

  test('a nightly backup is written to the store, listed, downloaded and deleted when it has expired', async () => {
    await removeBackups();
    await backUp();
    const name = toBackupFileName(START);
    const [entry] = (await backups().list(admin)).entries;
    expect(entry).toMatchObject({ origin: 'night', file: name, bytes: expect.any(Number) });
    const download = await backups().openFile(admin, name);
    if (download.kind !== 'file') throw new Error(download.kind);
    expect((await new Response(download.file.content).bytes()).byteLength).toBe(entry?.bytes);
    now = new Date(START.getTime() + DAY_MS);
    expect(await backups().openFile(admin, name)).toEqual({ kind: 'stale' });
    expect(await backups().openFile(admin, toBackupFileName(new Date(0)))).toEqual({ kind: 'not-found' });

    const environment = readEnvironment({ ...fake.environment, BACKUPS: 's3' });
    expect(await manageFiles(environment, { kind: 'backups' })).toEqual([expect.stringContaining(name)]);
    const path = join(folder, `${engine}-copy.ndjson.gz`);
    fake.breakOffNext(1, (url) => url.includes(name));
    const broken = manageFiles(environment, { kind: 'download', backup: name, path });
    await expect(broken).rejects.toThrow(`${name} could not be copied to ${path}`);
    await manageFiles(environment, { kind: 'download', backup: name, path });
    expect((await verifyBackup(path)).bytes).toBe(entry?.bytes);
    await expect(manageFiles(environment, { kind: 'download', backup: name, path })).rejects.toThrow(
      'exists',
    );

    for (let day = 1; day <= 9; day += 1) {
      now = new Date(START.getTime() + day * DAY_MS);
      await backUp();
    }
    const placed = (await createStorePlace(store).list()).map(({ name: file }) => file);
    expect(placed).not.toContain(toBackupFileName(new Date(START.getTime() + DAY_MS)));
    expect(placed).toHaveLength(7);
  }, 60_000);

  test('what a process left that ended while it wrote a backup is deleted, although the store is down', async () => {
    const left = await mkdtemp(join(tmpdir(), 'tessera-backup-'));
    await writeFile(join(left, 'backup.ndjson.gz'), 'all data');
    await utimes(left, 0, 0);
    fake.setDown(true);
    await expect(backUp()).rejects.toThrow(ObjectStoreError);
    expect(existsSync(left)).toBe(false);
  });

  test('when the store is down, the failure is listed and emailed, and nothing is left of it', async () => {
    await removeBackups();
    const objects = fake.objects.size;
    fake.setDown(true);
    await expect(backUp()).rejects.toThrow(ObjectStoreError);
    expect(await shop.database.rows({ text: 'select recipient from emails' })).toHaveLength(1);
    expect((await backups().list(admin)).entries).toMatchObject([
      { bytes: null, failure: expect.stringContaining('file store') },
    ]);
    fake.setDown(false);
    expect([fake.objects.size, fake.uploads.size]).toEqual([objects, 0]);
  });
});
