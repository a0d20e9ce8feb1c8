import type { Theme, ThemeChoice } from '~/domain/site/theme';
import type { TextStorage } from '../storage/text-storage';
import type { ThemeStore } from './theme-store';

/** R-THEME-4: `system` while the theme follows the device. Beside the theme, whose own values are those of R-THEME-2. */
export const THEME_SOURCE_KEY = 'tessera.theme-source';

interface Options {
  storage: TextStorage;
  theme: ThemeStore;
  /** Whether the device has a light theme. */
  systemIsLight: MediaQueryList;
}

/** R-THEME-4: the theme of the device as a third choice. The theme itself is saved as `light` or `dark`. */
export function createThemeChoice({ storage, theme, systemIsLight }: Options) {
  const isFollowing = () => storage.read(THEME_SOURCE_KEY) === 'system';
  const getSystemTheme = (): Theme => (systemIsLight.matches ? 'light' : 'dark');

  function follow() {
    if (isFollowing()) theme.set(getSystemTheme());
  }

  function stopFollowing() {
    if (isFollowing()) storage.write(THEME_SOURCE_KEY, 'visitor');
  }

  systemIsLight.addEventListener('change', follow);
  follow();

  return {
    get: (): ThemeChoice => (isFollowing() ? 'system' : theme.get()),
    choose(choice: ThemeChoice) {
      if (choice === 'system') storage.write(THEME_SOURCE_KEY, 'system');
      else stopFollowing();
      theme.set(choice === 'system' ? getSystemTheme() : choice);
    },
    /** Called when the visitor changes the theme by the button of the header. */
    stopFollowing,
  };
}
