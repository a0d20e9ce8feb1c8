export type Theme = 'light' | 'dark';

/** R-THEME-2: a stored `light` gives light, any other stored value and nothing at all give dark. */
export function parseStoredTheme(stored: string | null): Theme {
  return stored === 'light' ? 'light' : 'dark';
}

/** R-THEME-1: only a first load with nothing stored is saved; a foreign value is left until the person chooses. */
export function shouldSaveTheme(stored: string | null): boolean {
  return stored === null;
}

export function oppositeTheme(theme: Theme): Theme {
  return theme === 'light' ? 'dark' : 'light';
}
