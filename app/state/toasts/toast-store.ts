import type { Toast } from '~/domain/site/toast';
import { createStore, type ReadableStore } from '../storage/store';

export interface ShownToast extends Toast {
  id: number;
}

export interface ToastStore extends ReadableStore<readonly ShownToast[]> {
  /** Adds a toast, which stays until it is dismissed. Returns its id. */
  push: (toast: Toast) => number;
  dismiss: (id: number) => void;
}

const NO_TOASTS: readonly ShownToast[] = [];

/** When there are more, the oldest is dismissed. */
export const MAX_SHOWN_TOASTS = 4;

/** R-TOAST-1: the shown toasts, the oldest first. The script that shows a toast dismisses it after its duration. */
export function createToastStore(): ToastStore {
  const store = createStore(NO_TOASTS);
  let lastId = 0;

  return {
    get: store.get,
    subscribe: store.subscribe,

    push(toast) {
      lastId += 1;
      store.set([...store.get().slice(1 - MAX_SHOWN_TOASTS), { ...toast, id: lastId }]);
      return lastId;
    },

    dismiss(id) {
      const others = store.get().filter((shown) => shown.id !== id);
      if (others.length < store.get().length) store.set(others);
    },
  };
}
