import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from './accessibility';
import { findOverflow } from './document-errors';
import { pagePaths } from './page-paths';
import { expect, test } from './test';

const DESKTOP = { width: 1280, height: 800 };

/** Expects no overflow at 320 px. The page has this width afterwards. */
export async function expectToFitPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => findOverflow(page), `overflow on ${page.url()}`).toEqual([]);
}

/**
 * Expects no axe violations at desktop width in both themes, and no overflow on a phone. The page has desktop width
 * afterwards.
 */
export async function expectAccessibleLayout(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await expectAccessibleInBothThemes(page);
  await expectToFitPhone(page);
  await page.setViewportSize(DESKTOP);
}

/** Expects no axe violations in both themes at the present width and on a phone, and no overflow on a phone. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  await expectToFitPhone(page);
  await expectAccessibleInBothThemes(page);
}

/**
 * Defines a test: the pages have no axe violations in both themes and fit a phone. It is for pages with parameters:
 * `every-page.spec.ts` checks the others.
 */
export function testAccessibilityAndLayout(pages: string, paths: readonly string[]): void {
  const repeated = paths.filter((path) => pagePaths.includes(path));
  if (repeated.length > 0) throw new Error(`every-page.spec.ts checks ${repeated.join(', ')} already.`);
  test(`${pages} are accessible in both themes and fit a phone`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      await page.goto(path);
      await expectAccessibleLayout(page);
    }
  });
}
