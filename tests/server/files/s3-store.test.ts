import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashContent } from '~/server/files/file-contents.server';
import { type ObjectStore, ObjectStoreError } from '~/server/files/object-store.server';
import { createS3Store } from '~/server/files/s3-store.server';
import { type FakeObjectStore, startFakeObjectStore } from '../../fakes/fake-object-store';

const content = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
const info = { mediaType: 'application/pdf', sha256: hashContent(content) };
const quick = { partBytes: 10, pauseMs: 1 };

let fake: FakeObjectStore;
let store: ObjectStore;
let folder: string;

beforeAll(async () => {
  fake = await startFakeObjectStore();
  store = createS3Store(fake.settings, quick);
  folder = await mkdtemp(join(tmpdir(), 'tessera-store-'));
});
afterAll(async () => {
  await fake.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  fake.objects.clear();
  fake.requests.length = 0;
});

test('an object is stored unchanged with its media type, read and deleted', async () => {
  await store.put('files/1', content, info);
  expect(fake.objects.get('files/1')?.mediaType).toBe('application/pdf');
  expect(Buffer.from((await store.get('files/1')) ?? []).equals(content)).toBe(true);
  const opened = await store.open('files/1');
  expect([opened?.size, (await new Response(opened?.content).bytes()).byteLength]).toEqual([70_000, 70_000]);
  await store.delete('files/1');
  await store.delete('files/1');
  expect([await store.get('files/1'), await store.open('files/1')]).toEqual([null, null]);
});

test('a list has the keys of all its pages, and only those with the prefix', async () => {
  const keys = Array.from({ length: 8 }, (_, index) => `backups/${index}`);
  for (const key of [...keys, 'files/1']) await store.put(key, content.subarray(0, 5), info);
  expect(await store.list('backups/')).toEqual(keys.map((key) => ({ key, size: 5 })));
  expect(await store.list('none/')).toEqual([]);
});

test('a file of any size is uploaded in parts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 45 }), async (bytes) => {
      const path = join(folder, 'file');
      await writeFile(path, bytes);
      await store.putFile('backups/one', path, 'application/gzip');
      expect(Buffer.from((await store.get('backups/one')) ?? []).equals(bytes)).toBe(true);
      expect(fake.uploads.size).toBe(0);
    }),
    { numRuns: 25 },
  );
});

describe('when the store', () => {
  test.each([503, 500, 429])('answers %s, the request is sent again', async (status) => {
    fake.failNext(2, status);
    await store.put('files/1', content, info);
    expect(fake.requests).toEqual([
      ...Array(2).fill(`PUT /tessera-files/files/1 ${status}`),
      'PUT /tessera-files/files/1 200',
    ]);
  });

  test('answers 503 each time, the error names the status', async () => {
    fake.failNext(3);
    await expect(store.put('files/1', content, info)).rejects.toThrow(/does not answer: 503 SlowDown/);
    expect(fake.objects.size).toBe(0);
  });

  test('breaks off connections, the error says so', async () => {
    fake.setDown(true);
    await expect(store.get('files/1')).rejects.toThrow(ObjectStoreError);
    fake.setDown(false);
    expect(await store.get('files/1')).toBeNull();
  });

  test('breaks off its answer, it is asked again, and in the end the error says so', async () => {
    await store.put('backups/1', content.subarray(0, 5), info);
    fake.breakOffNext(2);
    expect(await store.list('backups/')).toEqual([{ key: 'backups/1', size: 5 }]);
    fake.breakOffNext(3);
    await expect(store.list('backups/')).rejects.toThrow(ObjectStoreError);
    fake.breakOffNext(1);
    await expect(store.get('backups/none')).rejects.toThrow(ObjectStoreError);
  });

  test('breaks off after it joined the parts of an upload, the file is stored', async () => {
    const path = join(folder, 'joined');
    await writeFile(path, content.subarray(0, 35));
    fake.breakOffNext(1, (url) => /\?uploadId=[^&]*$/.test(url));
    await store.putFile('backups/three', path, 'application/gzip');
    expect(fake.objects.get('backups/three')?.content.byteLength).toBe(35);
  });

  test('has no such upload and no such file, the error says so', async () => {
    const path = join(folder, 'lost');
    await writeFile(path, content.subarray(0, 35));
    const original = fake.uploads.get;
    let asked = 0;
    fake.uploads.get = function getUntilComplete(id) {
      asked += 1;
      return asked > 4 ? undefined : original.call(this, id);
    };
    await expect(store.putFile('backups/four', path, 'application/gzip')).rejects.toThrow('NoSuchUpload');
    fake.uploads.get = original;
    expect([fake.objects.size, fake.uploads.size]).toEqual([0, 0]);
  });

  test('refuses, the request is sent once and the error has no secret', async () => {
    const cases = [
      [{ secretAccessKey: 'another-secret' }, 'SignatureDoesNotMatch'],
      [{ accessKeyId: 'another' }, 'InvalidAccessKeyId'],
      [{ region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
      [{ bucket: 'another-bucket' }, 'NoSuchBucket'],
    ] as const;
    for (const [changed, code] of cases) {
      fake.requests.length = 0;
      const other = createS3Store({ ...fake.settings, ...changed }, quick);
      const error: unknown = await other.get('files/1').catch((failure: unknown) => failure);
      expect(error).toBeInstanceOf(ObjectStoreError);
      expect((error as Error).message).toContain(code);
      expect((error as Error).message).not.toContain('another-secret');
      expect(fake.requests).toHaveLength(1);
    }
  });

  test('fails in the middle of an upload, the upload is given up', async () => {
    const path = join(folder, 'broken');
    await writeFile(path, content.subarray(0, 35));
    const original = fake.uploads.set;
    fake.uploads.set = function setAndFail(id, parts) {
      fake.failNext(3);
      return original.call(this, id, parts);
    };
    await expect(store.putFile('backups/two', path, 'application/gzip')).rejects.toThrow('503');
    fake.uploads.set = original;
    expect([fake.objects.size, fake.uploads.size]).toEqual([0, 0]);
  });
});
