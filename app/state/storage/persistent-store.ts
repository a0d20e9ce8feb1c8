import { parseJson } from '~/domain/json/parse-unknown';
import { createStore, type ReadableStore } from './store';
import type { TextStorage } from './text-storage';

export interface PersistentStore<Value> extends ReadableStore<Value> {
  /** Reads the stored value. Base every change on it, so that two tabs do not overwrite each other's changes. */
  readLatest: () => Value;
  save: (value: Value) => void;
  /** Saves a first value, unless one was stored meanwhile, also by another tab. */
  saveFirst: (value: Value) => void;
}

interface Options<Value> {
  storage: TextStorage;
  key: string;
  /** Returns `undefined` for an invalid value, which is then replaced by `empty`. */
  parse: (stored: unknown) => Value | undefined;
  empty: Value;
}

/** A store that saves its value as JSON in the browser's storage and follows changes of other tabs. */
export function createPersistentStore<Value>(options: Options<Value>): PersistentStore<Value> {
  const { storage, key, parse, empty } = options;
  const store = createStore(empty);
  let lastText: string | null = null;

  function save(value: Value) {
    lastText = JSON.stringify(value);
    storage.write(key, lastText);
    store.set(value);
  }

  function refresh() {
    const text = storage.read(key);
    if (text === lastText) return;
    lastText = text;
    const value = text === null ? empty : parse(parseJson(text));
    // A corrupt value is overwritten and not removed: without the key the next visit would count as the first.
    if (value === undefined) save(empty);
    else store.set(value);
  }

  refresh();
  storage.subscribe(key, refresh);

  return {
    get: store.get,
    subscribe: store.subscribe,
    readLatest() {
      refresh();
      return store.get();
    },
    saveFirst(value) {
      refresh();
      if (lastText === null) save(value);
    },
    save(value) {
      if (!Object.is(value, store.get())) save(value);
    },
  };
}
