import type { Page } from '@playwright/test';
import type { Theme } from '../../../app/domain/site/theme';
import { THEME_KEY } from '../../../app/state/theme/theme-store';
import { expect } from './test';

/**
 * Changes the theme of the open page as another tab does, without transitions between the colours. A page that has the theme
 * already is left alone.
 */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  const shown = await page.evaluate(
    ([key, newValue]) => {
      const { dataset } = document.documentElement;
      if (dataset.theme === newValue) return newValue;
      const withoutTransitions = new CSSStyleSheet();
      withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important; }');
      document.adoptedStyleSheets.push(withoutTransitions);
      localStorage.setItem(key, newValue);
      // At once, also before a script of the page follows other tabs.
      dataset.theme = newValue;
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
      // Reading a size applies the new colours while transitions are off.
      document.documentElement.getBoundingClientRect();
      document.adoptedStyleSheets.pop();
      return dataset.theme;
    },
    [THEME_KEY, theme] as const,
  );
  expect(shown).toBe(theme);
}
