import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Database } from '../db/database.server';
import type { ContentColumns, ContentRecord, FileContents } from '../db/file-contents.server';
import { unusedObjects } from '../db/schema/unused-objects.server';
import {
  DamagedFileError,
  MissingObjectError,
  type ObjectStore,
  type ObjectStoreDeps,
  ObjectStoreError,
} from './object-store.server';

export const hashContent = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const describeContent = (content: Uint8Array, mediaType: string): ContentRecord => ({
  sha256: hashContent(content),
  size: content.byteLength,
  mediaType,
});

/** Throws DamagedFileError when the content is not what the record names. */
export function checkContent(content: Uint8Array, { sha256, key }: ContentRecord): Uint8Array {
  if (hashContent(content) === sha256) return content;
  throw new DamagedFileError(
    `A file is damaged: its SHA-256 is not ${sha256} (${key ?? 'in the database'}).`,
  );
}

/** Of a record with a key. Throws DamagedFileError and ObjectStoreError. */
export async function readObject(
  store: ObjectStore | undefined,
  record: ContentRecord & { key: string },
): Promise<Uint8Array> {
  if (!store)
    throw new ObjectStoreError(
      'A file is in the file store, and its settings are missing: set S3_ENDPOINT and the others.',
    );
  const content = await store.get(record.key);
  if (!content) throw new MissingObjectError(`The file store ${store.name} has no ${record.key}.`);
  return checkContent(content, record);
}

export const hasKey = (record: ContentRecord | null): record is ContentRecord & { key: string } =>
  record?.key !== undefined;

/** False for a column that may be empty, such as the photo of a return. */
export const hasContent = ({ content, record }: ContentColumns): boolean =>
  content !== null || hasKey(record);

/**
 * Writes a new object. A key is never used twice. It is an unused object before it exists, so that a job finds it when the process ends
 * before a row has it.
 */
export async function putObject(
  { db, store, clock }: ObjectStoreDeps,
  content: Uint8Array,
  mediaType: string,
): Promise<ContentRecord & { key: string }> {
  const record = { ...describeContent(content, mediaType), key: `files/${uuid()}` };
  await db.insert(unusedObjects).values({ key: record.key, since: clock() });
  await store.put(record.key, content, record);
  return record;
}

interface StoreOptions {
  store?: ObjectStore | undefined;
  /** Whether new contents go to the store. */
  isStoreUsed: boolean;
  clock: () => Date;
  /** Reports the errors of a store that does not answer. */
  reportError: (error: unknown) => void;
}

/** After a failure, visitors do not wait for the store again. */
const REST_MS = 30_000;

export function createFileContents(
  { db }: Pick<Database, 'db'>,
  { store, isStoreUsed, clock, reportError }: StoreOptions,
): FileContents {
  let restsUntil = 0;
  return {
    async put(content, mediaType): Promise<ContentColumns> {
      const inDatabase = { content, record: describeContent(content, mediaType) };
      if (!store || !isStoreUsed || clock().getTime() < restsUntil) return inDatabase;
      try {
        return { content: null, record: await putObject({ db, store, clock }, content, mediaType) };
      } catch (error) {
        if (!(error instanceof ObjectStoreError)) throw error;
        // R-FILES-3: nothing is lost. A job moves it to the store.
        restsUntil = clock().getTime() + REST_MS;
        reportError(error);
        return inDatabase;
      }
    },
    async get({ content, record }) {
      if (content) return record ? checkContent(content, record) : content;
      if (hasKey(record)) return readObject(store, record);
      throw new DamagedFileError('A file has no content.');
    },
  };
}

/** Without an object store: the content is in the row. */
export const getContents = (database: Pick<Database, 'db' | 'contents'>): FileContents =>
  database.contents ??
  createFileContents(database, { isStoreUsed: false, clock: () => new Date(), reportError: () => undefined });
