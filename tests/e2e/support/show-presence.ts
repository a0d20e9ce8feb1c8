import type { Page } from '@playwright/test';

/**
 * Moves the pointer: the first sign of a visitor, which a page waits for before it loads most of its scripts. Twice, because the
 * pointer may rest in the first place already.
 */
export async function showPresence(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}
