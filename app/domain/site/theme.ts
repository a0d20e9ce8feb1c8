export type Theme = 'light' | 'dark';

/** R-THEME-4: what a visitor chooses. `system` is the theme of the device. */
export type ThemeChoice = Theme | 'system';

/** R-THEME-1, R-THEME-2: a stored `light` gives light; any other value and `null` (nothing stored) give dark. */
export function parseStoredTheme(stored: string | null): Theme {
  return stored === 'light' ? 'light' : 'dark';
}

/** R-THEME-1: the theme is saved on a first visit with nothing stored. An unknown value stays until the visitor chooses. */
export function shouldSaveTheme(stored: string | null): boolean {
  return stored === null;
}

export function getOppositeTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light';
}
