import type { Product } from '~/domain/catalogue/product';
import { isInWishlist, parseWishlist, toggleWishlistItem, type Wishlist } from '~/domain/wishlist/wishlist';
import { createPersistentStore } from '../storage/persistent-store';
import type { ReadableStore } from '../storage/store';
import type { TextStorage } from '../storage/text-storage';

export const WISHLIST_KEY = 'tessera.wishlist.v1';
export const EMPTY_WISHLIST: Wishlist = [];

export interface WishlistStore extends ReadableStore<Wishlist> {
  /** R-WISHLIST-1. Returns whether the product is on the wishlist now. */
  toggle: (product: Product) => boolean;
  /** Reads the stored wishlist, also when another tab has just changed it. */
  readLatest: () => Wishlist;
  replace: (wishlist: Wishlist) => void;
}

export function createWishlistStore(storage: TextStorage): WishlistStore {
  const store = createPersistentStore({
    storage,
    key: WISHLIST_KEY,
    parse: parseWishlist,
    empty: EMPTY_WISHLIST,
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    readLatest: store.readLatest,
    replace: store.save,
    toggle(product) {
      store.save(toggleWishlistItem(store.readLatest(), product));
      return isInWishlist(store.get(), product.id);
    },
  };
}
