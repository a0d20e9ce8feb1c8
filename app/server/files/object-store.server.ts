import type { ServiceDeps } from '../db/database.server';

export interface StoredObject {
  key: string;
  /** In bytes. */
  size: number;
}

interface ObjectInfo {
  mediaType: string;
  /** Hexadecimal. The store refuses content with another one. */
  sha256: string;
}

/** A place for contents under keys. Every function throws ObjectStoreError when the store does not do what was asked. */
export interface ObjectStore {
  /** For messages: endpoint and bucket. */
  name: string;
  put(key: string, content: Uint8Array, info: ObjectInfo): Promise<void>;
  /** Writes a file of any size. Only a part is in memory at a time. The object exists when the call resolves, and not before. */
  putFile(key: string, path: string, mediaType: string): Promise<void>;
  /** `null` when there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  /** To send it while it is read. */
  open(key: string): Promise<{ content: ReadableStream<Uint8Array>; size: number } | null>;
  /** Does nothing when there is no such object. */
  delete(key: string): Promise<void>;
  /** The objects whose key begins so, by key. */
  list(prefix: string): Promise<StoredObject[]>;
}

export interface ObjectStoreDeps extends ServiceDeps {
  store: ObjectStore;
}

/** The store does not answer, refuses, or lacks what a row names. One line for the operator, without secrets. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
}

/** The store answers, and has no object with the key of a row. */
export class MissingObjectError extends ObjectStoreError {
  override name = 'MissingObjectError';
}

/** The content is not what was written: its SHA-256 is another one. */
export class DamagedFileError extends Error {
  override name = 'DamagedFileError';
}
