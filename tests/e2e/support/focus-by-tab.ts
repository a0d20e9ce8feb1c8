import type { Page } from '@playwright/test';

const MAX_PRESSES = 60;

/** Presses Tab until an element with this label or text has the focus. */
export async function focusByTab(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    const focusedName = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return (
        element?.labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
      );
    });
    if (name.test(focusedName.trim())) return;
  }
  throw new Error(`Tab reaches no element with the name ${name}.`);
}
