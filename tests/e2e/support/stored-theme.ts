import type { Page } from '@playwright/test';
import type { Theme } from '../../../app/domain/site/theme';

export const themes: readonly Theme[] = ['dark', 'light'];

/** Stores the theme before the first page loads. A stored theme is not replaced. */
export async function storeTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((value) => {
    if (localStorage.getItem('tessera.theme') === null) localStorage.setItem('tessera.theme', value);
  }, theme);
}
