import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility';
import { findOverflow } from './document-errors';
import { storeTheme, themes } from './stored-theme';
import { expect, test } from './test';

const DESKTOP = { width: 1280, height: 800 };

/** Expects no overflow at 320 px. The page keeps this width. */
export async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => findOverflow(page), `overflow on ${page.url()}`).toEqual([]);
}

/** Expects no axe violations at desktop width and no overflow on a phone. The page has desktop width afterwards. */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await expectNoAxeViolations(page);
  await expectToFitPhone(page);
  await page.setViewportSize(DESKTOP);
}

/** Defines one test for each theme: the pages have no axe violations and fit a phone. */
export function testAccessibilityAndLayout(pages: string, paths: readonly string[]): void {
  for (const theme of themes) {
    test(`${pages} are accessible and fit a phone, ${theme}`, async ({ page }) => {
      test.slow();
      await storeTheme(page, theme);
      for (const path of paths) {
        await page.goto(path);
        await expectAccessibleLayout(page);
      }
    });
  }
}
