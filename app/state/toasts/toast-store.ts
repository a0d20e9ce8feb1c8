import type { Toast } from '~/domain/site/toast';
import { createStore, type ReadableStore } from '../storage/store';

export interface ShownToast extends Toast {
  id: number;
}

export interface ToastStore extends ReadableStore<readonly ShownToast[]> {
  /** Shows the toast for its duration. Returns its id. */
  push: (toast: Toast) => number;
  dismiss: (id: number) => void;
  /** While the pointer or the focus is on it. */
  pause: (id: number) => void;
  /** Goes on with the time that was left. */
  resume: (id: number) => void;
}

export const NO_TOASTS: readonly ShownToast[] = [];

/** More than these nobody can read: the oldest leaves early. */
export const MAX_SHOWN_TOASTS = 4;

interface Countdown {
  leftMs: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** The one queue of toasts, oldest first. R-TOAST-1: each shows for its duration, then hides. */
export function createToastStore(): ToastStore {
  const store = createStore(NO_TOASTS);
  const countdowns = new Map<number, Countdown>();
  let lastId = 0;

  function dismiss(id: number) {
    clearTimeout(countdowns.get(id)?.timer);
    if (countdowns.delete(id)) store.set(store.get().filter((shown) => shown.id !== id));
  }

  function start(id: number, leftMs: number) {
    const timer = setTimeout(() => dismiss(id), leftMs);
    countdowns.set(id, { leftMs, startedAt: Date.now(), timer });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,

    push(toast) {
      lastId += 1;
      for (const { id } of store.get().slice(0, 1 - MAX_SHOWN_TOASTS)) dismiss(id);
      start(lastId, toast.durationMs);
      store.set([...store.get(), { ...toast, id: lastId }]);
      return lastId;
    },

    pause(id) {
      const countdown = countdowns.get(id);
      if (!countdown?.timer) return;
      clearTimeout(countdown.timer);
      countdown.timer = undefined;
      countdown.leftMs = Math.max(0, countdown.leftMs - (Date.now() - countdown.startedAt));
    },

    resume(id) {
      const countdown = countdowns.get(id);
      if (countdown && !countdown.timer) start(id, countdown.leftMs);
    },
  };
}
