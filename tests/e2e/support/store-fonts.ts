import type { Page } from '@playwright/test';

/** Opens a small page. A page uses the fonts only when they are there at its first paint, so the next page has them for sure. */
export async function storeFonts(page: Page): Promise<void> {
  await page.goto('/auth/forgot-password', { waitUntil: 'load' });
}
