import { createStore, type ReadableStore } from './store';
import type { TextStorage } from './text-storage';

export interface PersistentStore<Value> extends ReadableStore<Value> {
  /** The value as it is stored now: change this one, so that two tabs do not overwrite each other's changes. */
  readLatest: () => Value;
  save: (value: Value) => void;
}

interface Options<Value> {
  storage: TextStorage;
  key: string;
  /** `undefined` for what is none of ours: it is dropped. */
  parse: (stored: unknown) => Value | undefined;
  empty: Value;
  /** The first value when nothing was ever stored; saved at once. */
  initial?: () => Value | undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A store that lives in the browser's storage as JSON and follows what other tabs write there. */
export function createPersistentStore<Value>(options: Options<Value>): PersistentStore<Value> {
  const { storage, key, parse, empty, initial: first } = options;
  const store = createStore(empty);
  let seen: string | null = null;

  function save(value: Value) {
    seen = JSON.stringify(value);
    storage.write(key, seen);
    store.set(value);
  }

  function refresh() {
    const text = storage.read(key);
    if (text === seen) return;
    seen = text;
    const value = text === null ? empty : parse(parseJson(text));
    // Written over rather than removed: a removed key would look like a first visit.
    if (value === undefined) save(empty);
    else store.set(value);
  }

  refresh();
  const initial = seen === null ? first?.() : undefined;
  if (initial !== undefined) save(initial);
  storage.watch(key, refresh);

  return {
    get: store.get,
    subscribe: store.subscribe,
    readLatest() {
      refresh();
      return store.get();
    },
    save(value) {
      if (!Object.is(value, store.get())) save(value);
    },
  };
}
