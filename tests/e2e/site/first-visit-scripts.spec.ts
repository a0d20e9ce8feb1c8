import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { weighInlineScripts } from '../../../scripts/build/weigh-inline-scripts';
import { trackRequests } from '../support/ended-requests';
import { holdRequests } from '../support/hold-requests';
import { showPresence } from '../support/show-presence';
import { expect, test } from '../support/test';

/** In bytes after Brotli, what is loaded while the browser is idle included. */
const MAX_SCRIPT = { static: 6 * 1024, island: 8 * 1024 } as const;

const pages = [
  ['static', '/terms-of-use'],
  ['static', '/contact'],
  ['static', '/contact/v2'],
  ['static', '/blog/'],
  ['static', '/shop/grid'],
  ['static', '/shop/single/mosaic-mug'],
  ['static', '/shop/single/tile-tee'],
  ['island', '/'],
  ['island', '/pricing'],
  ['island', '/products/hackmatrix'],
] as const;

/** Opens a page and does nothing for a minute. Returns the bytes of its scripts after Brotli, by their names. */
async function watchIdlePage(page: Page, path: string): Promise<Record<string, number>> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  const waitForRequests = trackRequests(page);
  await page.clock.install();
  const document = await page.goto(path);
  await waitForRequests();
  await page.clock.runFor(60_000);
  await waitForRequests();
  const files = await Promise.all(
    responses.map(async (response) => {
      const bytes = brotliCompressSync(await response.body()).length;
      return [new URL(response.url()).pathname, bytes] as const;
    }),
  );
  return Object.fromEntries([...files, ['inline', weighInlineScripts((await document?.text()) ?? '')]]);
}

const addUp = (sizes: Record<string, number>) => Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);

for (const [kind, path] of pages) {
  test(`${path} loads few scripts before a visitor does anything`, async ({ page }) => {
    const sizes = await watchIdlePage(page, path);
    const isIsland = (await page.locator('[data-island]').count()) > 0;
    expect(isIsland ? 'island' : 'static').toBe(kind);
    expect(addUp(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(MAX_SCRIPT[kind]);
    await expect(page.getByRole('button', { name: 'Ask this site' })).toHaveCount(0);
    // What a visitor sees without doing anything is there.
    if (path.startsWith('/shop/'))
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /^Cart, \d+ items$/ })
          .first(),
      ).toBeVisible();
  });
}

test('a page whose web vitals are measured loads few scripts as well', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
  });
  const sizes = await watchIdlePage(page, '/terms-of-use');
  expect(Object.keys(sizes).filter((name) => name.includes('collect-vitals'))).toHaveLength(1);
  expect(addUp(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(MAX_SCRIPT.static);
});

test.describe('at the first sign of a visitor', () => {
  const assistant = (page: Page) => page.getByRole('button', { name: 'Ask this site' });

  for (const [sign, show] of [
    ['a moved pointer', showPresence],
    ['a pressed key', (page: Page) => page.keyboard.press('Shift')],
    ['the focus', (page: Page) => page.getByRole('link', { name: 'Search', exact: true }).first().focus()],
    ['scrolling', (page: Page) => page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))],
    [
      'a click without a pointer',
      (page: Page) => page.getByRole('main').evaluate((main: HTMLElement) => main.click()),
    ],
  ] as const) {
    test(`${sign} loads the assistant`, async ({ page }) => {
      await page.goto('/pricing');
      await expect(assistant(page)).toHaveCount(0);
      await show(page);
      await expect(assistant(page)).toBeAttached();
    });
  }

  test('a link to a part of the page counts as well', async ({ page }) => {
    await page.goto('/#contact');
    await expect(assistant(page)).toBeAttached();
  });

  test('the search opens by its key', async ({ page }) => {
    await page.goto('/pricing');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Search the whole site' })).toBeVisible();
  });

  const LATER_SCRIPTS = /\/assets\/(?:page-elements|menus)-/;

  test('a press before its script is there is repeated, once', async ({ page }) => {
    const release = await holdRequests(page, LATER_SCRIPTS);
    await page.goto('/pricing');
    const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the menu opens although its script comes later', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdRequests(page, LATER_SCRIPTS);
    await page.goto('/pricing');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    release();
    await expect(page.getByRole('button', { name: /^Close/ }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
  });
});
