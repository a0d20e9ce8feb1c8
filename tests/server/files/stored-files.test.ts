import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '~/domain/time/durations';
import type { Database } from '~/server/db/database.server';
import { countFiles } from '~/server/files/count-files.server';
import { deleteUnusedObjects } from '~/server/files/delete-unused-objects.server';
import { FILE_COLUMNS } from '~/server/files/file-columns.server';
import { createFileContents, hashContent } from '~/server/files/file-contents.server';
import { moveFilesToStore } from '~/server/files/file-jobs.server';
import { moveFiles } from '~/server/files/move-files.server';
import { DamagedFileError, type ObjectStore, ObjectStoreError } from '~/server/files/object-store.server';
import { createS3Store } from '~/server/files/s3-store.server';
import { createLeads } from '~/server/leads/leads.server';
import { engines } from '../../database/test-database';
import { type FakeObjectStore, startFakeObjectStore } from '../../fakes/fake-object-store';
import { actor, START } from '../orders/test-shop';
import { openReviewShop, type ReviewShop } from '../reviews/test-reviews';
import { type ReadFile, WRITTEN_FILES, writeFiles } from './write-files';

/** What PostgreSQL answers for a text that holds a zero byte (`character_not_in_repertoire`). */
const INVALID_TEXT = '22021';

const getTable = ({ table }: (typeof FILE_COLUMNS)[number]) =>
  String(Reflect.get(table, Symbol.for('drizzle:Name')));

describe.each(engines)('files (%s)', (engine) => {
  let shop: ReviewShop;
  let fake: FakeObjectStore;
  let store: ObjectStore;
  let stored: Database;
  let errors: unknown[];

  const clock = () => START;
  const move = (to: 's3' | 'database') => moveFiles({ db: shop.database.db, store, clock }, { to });
  const unused = () => shop.database.rows<{ key: string }>({ text: 'select key from unused_objects' });
  const use = (isStoreUsed: boolean): Database => ({
    ...shop.database,
    contents: createFileContents(shop.database, {
      store,
      isStoreUsed,
      clock,
      reportError: (error) => errors.push(error),
    }),
  });
  async function hashAll(readers: Record<string, ReadFile>): Promise<Record<string, string>> {
    const hashes: Record<string, string> = {};
    for (const [name, read] of Object.entries(readers)) {
      const content = await read();
      if (!content) throw new Error(`There is no ${name}.`);
      hashes[name] = hashContent(content);
    }
    return hashes;
  }

  beforeAll(async () => {
    shop = await openReviewShop(engine);
    fake = await startFakeObjectStore();
    store = createS3Store(fake.settings, { pauseMs: 1 });
  });
  afterAll(async () => {
    await fake.close();
    await shop.database.close();
  });
  beforeEach(async () => {
    await shop.reset();
    for (const column of FILE_COLUMNS)
      await shop.database.rows({ text: `truncate ${getTable(column)} cascade` });
    await shop.database.rows({ text: 'truncate unused_objects' });
    fake.objects.clear();
    fake.setDown(false);
    errors = [];
    stored = use(true);
  });

  test('every column with files is known', async () => {
    const columns = await shop.database.rows<{ name: string }>({
      text: `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type = 'bytea'`,
    });
    const known = FILE_COLUMNS.map((column) => `${getTable(column)}.${column.content.name}`);
    expect(known.toSorted()).toEqual(columns.map(({ name }) => name).toSorted());
    for (const { content, record } of FILE_COLUMNS) expect(record.name).toBe(`${content.name}_record`);
  });

  test('R-FILES-1: every service writes to the store and reads from it, and both ways of moving keep each byte', async () => {
    const readers = await writeFiles(shop, stored);
    const before = await hashAll(readers);
    const counts = await countFiles(shop.database.db);
    expect([counts.s3.files, counts.database.files]).toEqual([WRITTEN_FILES, 0]);
    expect([fake.objects.size, await unused()]).toEqual([WRITTEN_FILES, []]);
    expect([...fake.objects.values()].map(({ mediaType }) => mediaType)).toContain('image/avif');

    expect(
      await moveFiles({ db: shop.database.db, store, clock }, { to: 'database', isDryRun: true }),
    ).toEqual({
      moved: WRITTEN_FILES,
      bytes: counts.s3.bytes,
      failures: [],
    });
    expect(await move('database')).toEqual({ moved: WRITTEN_FILES, bytes: counts.s3.bytes, failures: [] });
    expect(await move('database')).toEqual({ moved: 0, bytes: 0, failures: [] });
    expect(await unused()).toHaveLength(WRITTEN_FILES);
    expect(await hashAll(readers)).toEqual(before);
    fake.objects.clear();
    expect(await hashAll(readers)).toEqual(before);

    expect((await move('s3')).moved).toBe(WRITTEN_FILES);
    expect((await countFiles(shop.database.db)).database.files).toBe(0);
    expect(await hashAll(readers)).toEqual(before);
  });

  test('R-FILES-3: when the store is down nothing is lost, and a job moves it there later', async () => {
    fake.setDown(true);
    const readers = await writeFiles(shop, stored);
    const before = await hashAll(readers);
    // The first one waits for the store, the others do not.
    expect(errors).toEqual([expect.any(ObjectStoreError)]);
    fake.setDown(false);
    const job = { db: shop.database.db, openStore: async () => store, clock };
    await moveFilesToStore({ ...job, isStoreUsed: false })();
    expect(fake.objects.size).toBe(0);
    await moveFilesToStore({ ...job, isStoreUsed: true })();
    expect((await countFiles(shop.database.db)).s3.files).toBe(WRITTEN_FILES);
    expect(await hashAll(readers)).toEqual(before);
  });

  test('R-FILES-2: a file whose store is down or whose content is another one is not sent', async () => {
    const readers = await writeFiles(shop, stored);
    const read = readers.attachment as ReadFile;
    fake.setDown(true);
    await expect(read()).rejects.toThrow(ObjectStoreError);
    fake.setDown(false);
    for (const object of fake.objects.values()) object.content = Buffer.from('%PDF of another');
    for (const [name, readAny] of Object.entries(readers))
      await expect(readAny(), name).rejects.toThrow(DamagedFileError);
    expect(await move('database')).toMatchObject({
      moved: 0,
      failures: Array(WRITTEN_FILES).fill(expect.stringContaining('damaged')),
    });
    fake.objects.clear();
    await expect(read()).rejects.toThrow(/has no files\//);
    expect((await move('database')).failures).toHaveLength(WRITTEN_FILES);
  });

  test('a content in the database is checked as well, and that of an earlier version of the site is read', async () => {
    const readers = await writeFiles(shop, use(false));
    const read = readers['file of a project'] as ReadFile;
    expect(fake.objects.size).toBe(0);
    const before = await hashAll(readers);
    await shop.database.rows({ text: `alter table project_files disable trigger track_objects` });
    await shop.database.rows({ text: `update project_files set content = 'another'` });
    await shop.database.rows({ text: `alter table project_files enable trigger track_objects` });
    await expect(read()).rejects.toThrow(DamagedFileError);
    await shop.database.rows({ text: 'update project_files set content_record = null' });
    expect(Buffer.from((await read()) ?? []).toString()).toBe('another');
    // An earlier version of the site changes a content without its record.
    await shop.database.rows({ text: `update profile_pictures set large = 'another'` });
    expect(Buffer.from((await readers['large profile picture']?.()) ?? []).toString()).toBe('another');
    expect(before['large profile picture']).toBeDefined();
    await expect(shop.database.rows({ text: 'update attachments set content = null' })).rejects.toThrow(
      /attachments_content/,
    );
  });

  test('R-FILES-5: what no row uses is deleted after a day, and nothing else', async () => {
    const leads = createLeads(stored, { secret: 'secret', clock });
    const file = { name: 'cv.pdf', mediaType: 'application/pdf', content: new Uint8Array([1]) };
    const sent = await leads.create({ kind: 'application', files: [file] });
    const withdrawn = await leads.create({ kind: 'application', files: [file] });
    // The content is stored, and the transaction fails.
    await expect(
      leads.create({ kind: 'application', files: [{ ...file, name: 'null\0byte.pdf' }] }),
    ).rejects.toMatchObject({ cause: { code: INVALID_TEXT } });
    fake.objects.set('of-others', { content: Buffer.from(''), mediaType: '' });
    expect([fake.objects.size, (await unused()).length]).toEqual([4, 1]);
    await leads.withdraw(withdrawn.token);
    expect(await unused()).toHaveLength(2);

    const run = (at: Date, used = store) =>
      deleteUnusedObjects({ db: shop.database.db, store: used, clock: () => at });
    const fail = () => Promise.reject(new Error('refused'));
    const since = new Date();
    expect(await run(new Date(Math.min(START.getTime(), since.getTime())))).toBe(0);
    fake.setDown(true);
    const later = new Date(Math.max(START.getTime(), since.getTime()) + DAY_MS + 60_000);
    await expect(run(later)).rejects.toThrow(ObjectStoreError);
    fake.setDown(false);
    const [refused] = await unused();
    const refusing = {
      ...store,
      delete: (key: string) => (key === refused?.key ? fail() : store.delete(key)),
    };
    await expect(run(later, refusing)).rejects.toThrow('refused');
    expect(await unused(), 'the other one is deleted').toEqual([refused]);
    expect(await run(later)).toBe(1);
    expect([fake.objects.size, await unused()]).toEqual([2, []]);
    const [id] = (await leads.getByToken(sent.token))?.files ?? [];
    expect((await leads.readFile(sent.token, id?.id ?? ''))?.content).toHaveLength(1);
  });

  test('a new profile picture releases the former one, and a deleted account its own', async () => {
    await writeFiles(shop, stored);
    const objects = fake.objects.size;
    await writeFiles(shop, stored);
    expect((await unused()).length).toBe(2);
    expect(fake.objects.size).toBe(2 * objects);
    await shop.database.rows({ text: `delete from profile_pictures where user_id = '${actor.user.id}'` });
    expect((await unused()).length).toBe(4);
  });

  test('a move that ends in the middle is finished by the next one', async () => {
    const readers = await writeFiles(shop, use(false));
    const before = await hashAll(readers);
    const put = store.put;
    let puts = 0;
    const breaking: ObjectStore = {
      ...store,
      put: (...args) => {
        puts += 1;
        if (puts === 4) throw new Error('The process was killed.');
        return put(...args);
      },
    };
    await expect(moveFiles({ db: shop.database.db, store: breaking, clock }, { to: 's3' })).rejects.toThrow(
      'killed',
    );
    expect((await countFiles(shop.database.db)).s3.files).toBe(3);
    expect(await hashAll(readers)).toEqual(before);
    expect((await move('s3')).moved).toBe(WRITTEN_FILES - 3);
    expect(await hashAll(readers)).toEqual(before);
  });
});
