import type { Page } from '@playwright/test';

/** Presses Tab until what has the focus has this name. */
export async function focusByTab(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (
        element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      );
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Nothing called ${name} can be reached by Tab.`);
}
