import { unsavedToast } from '~/domain/toast';
import { createCartStore } from './cart/cart-store';
import { initialCartFromDocument } from './cart/initial-cart-from-document';
import { createLayoutStore } from './layout/layout-store';
import { createNotificationStore } from './notifications/notification-store';
import { createRecentlyViewedStore } from './recently-viewed/recently-viewed-store';
import { createSessionStore } from './session/session-store';
import { onePerDocument } from './storage/one-per-document';
import { createTextStorage } from './storage/text-storage';
import { createThemeStore } from './theme/theme-store';
import { createWishlistStore } from './wishlist/wishlist-store';

const page = typeof document === 'undefined' ? undefined : document;
const view = typeof window === 'undefined' ? undefined : window;

function textStorage() {
  return onePerDocument('storage', () =>
    createTextStorage(view, () => {
      notificationStore().push(unsavedToast());
    }),
  );
}

export function notificationStore() {
  return onePerDocument('notifications', createNotificationStore);
}

export function cartStore() {
  return onePerDocument('cart', () =>
    createCartStore({
      storage: textStorage(),
      notify: notificationStore().push,
      first: () => page && initialCartFromDocument(page),
    }),
  );
}

export function wishlistStore() {
  return onePerDocument('wishlist', () => createWishlistStore(textStorage()));
}

export function recentlyViewedStore() {
  return onePerDocument('recently-viewed', () => createRecentlyViewedStore(textStorage()));
}

export function themeStore() {
  return onePerDocument('theme', () => createThemeStore(textStorage(), page?.documentElement));
}

export function sessionStore() {
  return onePerDocument('session', () => createSessionStore(page));
}

export function layoutStore() {
  return onePerDocument('layout', createLayoutStore);
}
