/** `full`: the browser's quota is used up. `blocked`: it keeps nothing for this site at all. */
export type StorageProblem = 'full' | 'blocked';

export interface TextStorage {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  /** Calls when the key may have been changed elsewhere: by another tab, or while this page lay in the back cache. */
  watch: (key: string, listener: () => void) => () => void;
}

function problemOf(error: unknown): StorageProblem {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
}

/**
 * Local storage that never throws. What cannot be written is kept in memory for as long as the page lives, and
 * reported: once, since a person needs to hear it once. Without a window (on the server) it is memory alone.
 */
export function createTextStorage(
  view: Window | undefined,
  onProblem: (problem: StorageProblem) => void,
): TextStorage {
  const unsaved = new Map<string, string>();
  let reported = false;

  function keep(key: string, text: string, error: unknown) {
    unsaved.set(key, text);
    if (reported) return;
    reported = true;
    onProblem(problemOf(error));
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
      } catch (error) {
        keep(key, text, error);
      }
    },

    watch(key, listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return;
        unsaved.delete(key);
        listener();
      };
      const onReturn = (event: PageTransitionEvent) => event.persisted && listener();
      view?.addEventListener('storage', onStorage);
      view?.addEventListener('pageshow', onReturn);
      return () => {
        view?.removeEventListener('storage', onStorage);
        view?.removeEventListener('pageshow', onReturn);
      };
    },
  };
}
