export interface TextStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  /**
   * Calls the listener when another tab changed the key, and when the page returns from the back/forward cache. Returns a
   * function that ends the subscription.
   */
  subscribe: (key: string, listener: () => void) => () => void;
}

/**
 * Local storage that never throws. A text that cannot be written is held in memory until the page is closed. The first
 * failure is reported by `onFailure`. Without a window (on the server) all texts are in memory.
 */
export function createTextStorage(view: Window | undefined, onFailure: () => void): TextStorage {
  const unsaved = new Map<string, string>();
  let isReported = false;

  function holdInMemory(key: string, text: string) {
    unsaved.set(key, text);
    if (isReported) return;
    isReported = true;
    onFailure();
  }

  return {
    read(key) {
      try {
        return unsaved.get(key) ?? view?.localStorage.getItem(key) ?? null;
      } catch {
        return null;
      }
    },

    write(key, text) {
      if (!view) {
        unsaved.set(key, text);
        return;
      }
      try {
        view.localStorage.setItem(key, text);
        unsaved.delete(key);
      } catch {
        // The quota is exceeded, or the browser denies storage to this site.
        holdInMemory(key, text);
      }
    },

    subscribe(key, listener) {
      const handleStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        unsaved.delete(key);
        listener();
      };
      const handlePageShow = (event: PageTransitionEvent) => event.persisted && listener();
      view?.addEventListener('storage', handleStorage);
      view?.addEventListener('pageshow', handlePageShow);
      return () => {
        view?.removeEventListener('storage', handleStorage);
        view?.removeEventListener('pageshow', handlePageShow);
      };
    },
  };
}
