import type { Toast } from '~/domain/site/toast';
import { createStore, type ReadableStore } from '../storage/store';

export interface ShownToast extends Toast {
  id: number;
}

export interface ToastStore extends ReadableStore<readonly ShownToast[]> {
  /** Adds a toast. Its time begins with `resume`, when the script that shows it is there. Returns its id. */
  push: (toast: Toast) => number;
  dismiss: (id: number) => void;
  /** Stops the countdown, while the pointer or the focus is on the toast. */
  pause: (id: number) => void;
  /** Starts the countdown of a toast that is shown now, or continues it with the remaining time. */
  resume: (id: number) => void;
}

const NO_TOASTS: readonly ShownToast[] = [];

/** When there are more, the oldest is dismissed. */
export const MAX_SHOWN_TOASTS = 4;

interface Countdown {
  /** Below 0 when the browser was late: the toast then hides as soon as it is resumed. */
  remainingMs: number;
  startedAt: number;
  /** `undefined` before the toast is shown and while it is paused. */
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/** R-TOAST-1: the shown toasts, the oldest first. Each shows for its duration, then hides. */
export function createToastStore(): ToastStore {
  const store = createStore(NO_TOASTS);
  const countdowns = new Map<number, Countdown>();
  let lastId = 0;

  function dismiss(id: number) {
    clearTimeout(countdowns.get(id)?.timer);
    if (countdowns.delete(id)) store.set(store.get().filter((shown) => shown.id !== id));
  }

  function startCountdown(id: number, remainingMs: number) {
    const timer = setTimeout(() => dismiss(id), remainingMs);
    countdowns.set(id, { remainingMs, startedAt: Date.now(), timer });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,

    push(toast) {
      lastId += 1;
      for (const { id } of store.get().slice(0, 1 - MAX_SHOWN_TOASTS)) dismiss(id);
      countdowns.set(lastId, { remainingMs: toast.durationMs, startedAt: 0 });
      store.set([...store.get(), { ...toast, id: lastId }]);
      return lastId;
    },

    pause(id) {
      const countdown = countdowns.get(id);
      if (!countdown?.timer) return;
      clearTimeout(countdown.timer);
      countdown.timer = undefined;
      countdown.remainingMs -= Date.now() - countdown.startedAt;
    },

    resume(id) {
      const countdown = countdowns.get(id);
      if (countdown && !countdown.timer) startCountdown(id, countdown.remainingMs);
    },
  };
}
