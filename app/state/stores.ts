import type { CartItem } from '~/domain/cart/cart';
import { createStorageFailedToast } from '~/domain/site/toast';
import { createCartStore, readInitialCart } from './cart/cart-store';
import { createSessionStore } from './session/session-store';
import { getDocumentSingleton } from './storage/document-singleton';
import { createStore } from './storage/store';
import { createTextStorage } from './storage/text-storage';
import { createToastStore } from './toasts/toast-store';
import { createWishlistStore } from './wishlist/wishlist-store';

/** `undefined` on the server. */
const page = typeof document === 'undefined' ? undefined : document;
const view = typeof window === 'undefined' ? undefined : window;

export function getTextStorage() {
  return getDocumentSingleton('storage', () =>
    createTextStorage(view, () => {
      getToastStore().push(createStorageFailedToast());
    }),
  );
}

export function getToastStore() {
  return getDocumentSingleton('toasts', createToastStore);
}

/** R-CART-8: the item that was added to the cart last. */
export function getAddedItemStore() {
  return getDocumentSingleton('added-item', () => createStore<CartItem | undefined>(undefined));
}

export function getCartStore() {
  return getDocumentSingleton('cart', () => {
    const store = createCartStore({
      storage: getTextStorage(),
      showToast: getToastStore().push,
      showAdded: getAddedItemStore().set,
    });
    const initial = page && readInitialCart(page);
    if (initial) store.saveFirst(initial);
    return store;
  });
}

export function getWishlistStore() {
  return getDocumentSingleton('wishlist', () => createWishlistStore(getTextStorage()));
}

export function getSessionStore() {
  return getDocumentSingleton('session', () => createSessionStore(page));
}
