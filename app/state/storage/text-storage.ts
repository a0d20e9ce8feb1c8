import { parseJson } from '~/domain/json/parse-unknown';

export interface TextStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  /** Calls the listener when another tab changed the key, and when the page returns from the back/forward cache, as long as the page lives. */
  subscribe: (key: string, listener: () => void) => void;
}

/**
 * Local storage that never throws. A text that does not fit is held in memory until the page is closed. Where the browser
 * refuses to store, the name of the window has the texts for the next pages of the tab (R-CART-10). It is not read elsewhere,
 * because a page that opens ours can set it. The first failure is reported by `onFailure`. Without a window (on the server)
 * all texts are in memory.
 */
export function createTextStorage(view: Window | undefined, onFailure: () => void): TextStorage {
  const unsaved = new Map<string, string>();
  let storage: Storage | undefined;
  try {
    storage = view?.localStorage;
  } catch {
    // The browser refuses to store.
  }
  // What another page put there is no problem: those that read a text check what it contains.
  const readTab = () => parseJson(view?.name) as Record<string, string> | undefined;

  return {
    read: (key) => unsaved.get(key) ?? (storage ? storage.getItem(key) : readTab()?.[key]) ?? null,

    write(key, text) {
      if (view && !storage) {
        const tab = readTab();
        view.name = JSON.stringify({ ...tab, [key]: text });
        if (!tab) onFailure();
        return;
      }
      const isFirst = !unsaved.size;
      unsaved.set(key, text);
      try {
        storage?.setItem(key, text);
        if (storage) unsaved.delete(key);
      } catch {
        // The quota is exceeded.
        if (isFirst) onFailure();
      }
    },

    subscribe(key, listener) {
      view?.addEventListener('storage', (event) => {
        if (event.key !== key && event.key !== null) return;
        unsaved.delete(key);
        listener();
      });
      view?.addEventListener('pageshow', ({ persisted }) => persisted && listener());
    },
  };
}
