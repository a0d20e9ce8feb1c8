import type { Product } from '~/domain/catalogue/product';
import {
  addRecentlyViewed,
  parseRecentlyViewed,
  type RecentlyViewed,
} from '~/domain/catalogue/recently-viewed';
import { createPersistentStore } from '../storage/persistent-store';
import type { ReadableStore } from '../storage/store';
import type { TextStorage } from '../storage/text-storage';

export const RECENTLY_VIEWED_KEY = 'tessera.recent.v1';

export interface RecentlyViewedStore extends ReadableStore<RecentlyViewed> {
  add: (product: Product) => void;
}

export function createRecentlyViewedStore(storage: TextStorage): RecentlyViewedStore {
  const store = createPersistentStore<RecentlyViewed>({
    storage,
    key: RECENTLY_VIEWED_KEY,
    parse: parseRecentlyViewed,
    empty: [],
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    add: (product) => store.save(addRecentlyViewed(store.readLatest(), product)),
  };
}
