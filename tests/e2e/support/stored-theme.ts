import type { Page } from '@playwright/test';
import type { Theme } from '../../../app/domain/site/theme';

export const themes: readonly Theme[] = ['dark', 'light'];

/** What a visitor who chose this theme earlier comes with. Call it before the first page is opened. */
export async function storeTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('tessera.theme') === null) localStorage.setItem('tessera.theme', chosen);
  }, theme);
}
