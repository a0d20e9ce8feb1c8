import type { Page } from '@playwright/test';
import { paths } from '../../../app/paths';
import {
  expectAccessibleInTheme,
  expectElementsOfOneWidthAccessible,
  markShownElements,
} from '../support/accessibility';
import { findBrokenWords } from '../support/broken-words';
import { findDocumentErrors, findOverflow } from '../support/document-errors';
import { openWithoutLayoutShift } from '../support/layout-shift-check';
import { isNotFoundPath, isSizeKnown, pagePaths } from '../support/page-paths';
import { showPresence } from '../support/show-presence';
import { getRequiredRole, signInAs } from '../support/sign-in-as';
import { spaceText } from '../support/space-text';
import { stopPainting } from '../support/stop-painting';
import { expect, test } from '../support/test';
import { DEFAULT_TEXT_SIZE, setTextSize } from '../support/text-size';

test.describe.configure({ mode: 'parallel' });
const height = 900;
const phone = 390;
const desktop = 1440;
// A new context for each page takes a third of a second. Storage, cookies and cache are cleared between the tests.
test.use({ reuseContext: true, viewport: { width: desktop, height } });

/** The narrowest desktop layout, a tablet held upright, and the narrowest phone. */
const otherWidths = [992, 768, 320];
/** The text size of the browser's settings, in pixels: 200 %. */
const LARGE_TEXT = 32;
const largeTextWidths = [phone, 768, desktop];
const spacedTextWidths = [320, desktop];

// Without locators: each document would compile their script, which takes longer than a check.
for (const path of pagePaths) {
  test(`${path} is valid, accessible in both themes and fits every width, text size and text spacing, and nothing moves when its files arrive late`, async ({
    page,
    browserErrors,
  }) => {
    if (isNotFoundPath(path)) browserErrors.expect(/^status 404: GET /);
    // Without the answer of an organisation the page logs a failure.
    if (path === paths.auth.oidcCallback()) browserErrors.expect(/console error: Identity redirect failed/);
    const role = getRequiredRole(path);
    if (role) await signInAs(page.request, role);

    const response = await (isSizeKnown(path) ? openWithoutLayoutShift(page, path) : page.goto(path));
    expect(response?.status()).toBe(isNotFoundPath(path) ? 404 : 200);
    expect(await findDocumentErrors(page, (await response?.text()) ?? '')).toEqual([]);

    await showPresence(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await expectToFit(page, desktop);
    await markShownElements(page, desktop);
    await expectToFit(page, phone);
    await expectWholeWords(page, phone);
    await markShownElements(page, phone);
    await expectAccessibleInTheme(page, 'dark');
    await expectElementsOfOneWidthAccessible(page, 'light', phone);
    await page.setViewportSize({ width: desktop, height });
    await expectAccessibleInTheme(page, 'light');
    await expectElementsOfOneWidthAccessible(page, 'dark', desktop);

    await stopPainting(page);
    for (const width of otherWidths) {
      await expectToFit(page, width);
      if (width > phone) await expectWholeWords(page, width);
    }
    await setTextSize(page, LARGE_TEXT);
    for (const width of largeTextWidths) await expectToFit(page, width, 'text of twice the size');
    // The next test has the same page.
    await setTextSize(page, DEFAULT_TEXT_SIZE);
    await spaceText(page);
    for (const width of spacedTextWidths) await expectToFit(page, width, 'wider text spacing');
  });
}

async function expectToFit(page: Page, width: number, condition = 'text of the usual size'): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height });
  await expect.poll(() => findOverflow(page), `at ${width} px, ${condition}`).toEqual([]);
}

/** Expects whole words at the present width. Words of the usual size are whole from the width of a common phone on. */
async function expectWholeWords(page: Page, width: number): Promise<void> {
  await expect.poll(() => findBrokenWords(page), `words at ${width} px`).toEqual([]);
}

test('an element that is wider than the window is found, painted or not', async ({ page }) => {
  await page.setViewportSize({ width: phone, height });
  await page.goto(paths.pricing());
  await page.locator('main').evaluate((main) => {
    const wide = document.createElement('p');
    wide.textContent = 'wide';
    wide.style.width = '500px';
    main.prepend(wide);
  });
  const painted = await findOverflow(page);
  expect(painted).toContain('<p style="width: 500px;">wide</p>');
  await stopPainting(page);
  expect(await findOverflow(page)).toEqual(painted);
});
