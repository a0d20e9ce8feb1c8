import type { Page } from '@playwright/test';
import { pagesByRendering } from '../support/pages-by-rendering';
import { expect, test } from '../support/test';

const widget = 'https://chat.example.com/widget.js';

test.use({ siteSettings: { CHAT_WIDGET_SRC: widget } });

declare global {
  interface Window {
    chatLoadedAt?: number;
  }
}

const usedPage = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' }).click();

/** Counts how often the assistant was asked for, and answers with `body`. */
async function serveWidget(page: Page, body: string): Promise<() => number> {
  let asked = 0;
  await page.route(widget, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => asked;
}

for (const [way, address] of Object.entries(pagesByRendering)) {
  test(`R-PAGE-2: the chat assistant comes after start-up, to a page ${way}`, async ({ page }) => {
    const asked = await serveWidget(page, 'window.chatLoadedAt = performance.now();');
    await page.goto(address);
    await expect.poll(() => page.evaluate(() => window.chatLoadedAt)).toBeDefined();
    const { loadedAt, loadEnded } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { loadedAt: window.chatLoadedAt ?? 0, loadEnded: navigation?.loadEventEnd ?? Infinity };
    });
    expect(loadedAt).toBeGreaterThan(loadEnded);
    expect(asked()).toBe(1);
  });
}

test('a browser that is busy gets it when it has time', async ({ page }) => {
  const asked = await serveWidget(page, '');
  await page.clock.install();
  await page.addInitScript(() => {
    // Never idle.
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.clock.runFor(60_000);
  await usedPage(page);
  expect(asked()).toBe(0);
});

test('a blocked assistant harms nothing', async ({ page, browserErrors }) => {
  browserErrors.expect(/^console error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
  await page.route(widget, (route) => route.abort('blockedbyclient'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === widget);
  await page.goto('/');
  await failed;
  await usedPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('an assistant that fails harms nothing', async ({ page, browserErrors }) => {
  browserErrors.expect(/^page error: The assistant broke/);
  await serveWidget(page, 'throw new Error("The assistant broke");');
  const failed = page.waitForEvent('pageerror');
  await page.goto('/');
  await failed;
  await usedPage(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
