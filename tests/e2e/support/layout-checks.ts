import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility';
import { findOverflow } from './document-errors';
import { storeTheme, themes } from './stored-theme';
import { expect, test } from './test';

/** Fails with what is wider than the narrowest phone, whose width the page has afterwards. */
export async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => findOverflow(page), `too wide: ${page.url()}`).toEqual([]);
}

/** A test a theme: axe finds nothing on any of the addresses, and each fits a phone. `what` begins the tests' names. */
export function testAccessibilityAndLayout(what: string, addresses: readonly string[]): void {
  for (const theme of themes) {
    test(`${what} accessible and fit a phone, ${theme}`, async ({ page }) => {
      test.slow();
      await storeTheme(page, theme);
      for (const address of addresses) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(address);
        await expectNoAxeViolations(page);
        await expectToFitPhone(page);
      }
    });
  }
}
