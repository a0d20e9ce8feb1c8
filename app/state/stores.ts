import type { CartItem } from '~/domain/cart/cart';
import { createStorageFailedToast } from '~/domain/site/toast';
import { createCartStore } from './cart/cart-store';
import { readInitialCart } from './cart/read-initial-cart';
import { createSessionStore } from './session/session-store';
import { getDocumentSingleton } from './storage/document-singleton';
import { createStore } from './storage/store';
import { createTextStorage } from './storage/text-storage';
import { createToastStore } from './toasts/toast-store';
import { createWishlistStore } from './wishlist/wishlist-store';

/** `undefined` on the server. */
const page = typeof document === 'undefined' ? undefined : document;
const view = typeof window === 'undefined' ? undefined : window;

export function textStorage() {
  return getDocumentSingleton('storage', () =>
    createTextStorage(view, () => {
      toastStore().push(createStorageFailedToast());
    }),
  );
}

export function toastStore() {
  return getDocumentSingleton('toasts', createToastStore);
}

/** R-CART-8: the item that was added to the cart last. */
export function addedItemStore() {
  return getDocumentSingleton('added-item', () => createStore<CartItem | undefined>(undefined));
}

export function cartStore() {
  return getDocumentSingleton('cart', () => {
    const store = createCartStore({
      storage: textStorage(),
      showToast: toastStore().push,
      showAdded: addedItemStore().set,
    });
    const initial = page && readInitialCart(page);
    if (initial) store.saveFirst(initial);
    return store;
  });
}

export function wishlistStore() {
  return getDocumentSingleton('wishlist', () => createWishlistStore(textStorage()));
}

export function sessionStore() {
  return getDocumentSingleton('session', () => createSessionStore(page));
}
