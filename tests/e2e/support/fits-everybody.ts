import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility';
import { overflowing } from './page-faults';
import { expect } from './test';

/** Opens each page at a desk and on the smallest phone: axe finds nothing, and nothing is wider than the window. */
export async function expectAccessibleAndFitting(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expectNoAxeViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => overflowing(page), address).toEqual([]);
  }
}
