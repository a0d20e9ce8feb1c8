import { getOppositeTheme, parseStoredTheme, shouldSaveTheme, type Theme } from '~/domain/site/theme';
import { createStore, type ReadableStore } from '../storage/store';
import type { TextStorage } from '../storage/text-storage';

export const THEME_KEY = 'tessera.theme';

export interface ThemeStore extends ReadableStore<Theme> {
  set: (theme: Theme) => void;
  toggle: () => void;
}

/** R-THEME-1, R-THEME-2, R-THEME-3. `root` is the element with `data-theme`; `undefined` on the server. */
export function createThemeStore(storage: TextStorage, root: HTMLElement | undefined): ThemeStore {
  const stored = storage.read(THEME_KEY);
  const store = createStore(parseStoredTheme(stored));

  function show(theme: Theme) {
    store.set(theme);
    if (root) root.dataset.theme = theme;
  }

  function set(theme: Theme) {
    show(theme);
    storage.write(THEME_KEY, theme);
  }

  if (shouldSaveTheme(stored)) set(store.get());
  else show(store.get());
  storage.subscribe(THEME_KEY, () => show(parseStoredTheme(storage.read(THEME_KEY))));

  return {
    get: store.get,
    subscribe: store.subscribe,
    set,
    toggle: () => set(getOppositeTheme(store.get())),
  };
}
