import type { Page } from '@playwright/test';
import { pagesByRendering } from '../support/pages-by-rendering';
import { expect, test } from '../support/test';

const widgetUrl = 'https://chat.example.com/widget.js';

test.use({ siteSettings: { CHAT_WIDGET_SRC: widgetUrl } });

declare global {
  interface Window {
    chatLoadedAt?: number;
  }
}

const switchTheme = (page: Page) =>
  page.getByRole('button', { name: 'Switch between light and dark' }).click();

/** Serves `body` as the script of the widget. The returned function gives the number of requests. */
async function serveWidget(page: Page, body: string): Promise<() => number> {
  let requests = 0;
  await page.route(widgetUrl, (route) => {
    requests += 1;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return () => requests;
}

for (const [rendering, path] of Object.entries(pagesByRendering)) {
  test(`R-PAGE-2: the chat script loads after start-up on a page that is ${rendering}`, async ({ page }) => {
    const countRequests = await serveWidget(page, 'window.chatLoadedAt = performance.now();');
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => window.chatLoadedAt)).toBeDefined();
    const { loadedAt, loadEnded } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { loadedAt: window.chatLoadedAt ?? 0, loadEnded: navigation?.loadEventEnd ?? Infinity };
    });
    expect(loadedAt).toBeGreaterThan(loadEnded);
    expect(countRequests()).toBe(1);
  });
}

test('the chat script does not load while the browser is busy', async ({ page }) => {
  const countRequests = await serveWidget(page, '');
  await page.clock.install();
  await page.addInitScript(() => {
    // The browser is never idle.
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/');
  await page.clock.runFor(60_000);
  await switchTheme(page);
  expect(countRequests()).toBe(0);
});

test('the page works when the chat script is blocked', async ({ page, browserErrors }) => {
  browserErrors.expect(/^console error: Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
  await page.route(widgetUrl, (route) => route.abort('blockedbyclient'));
  const failed = page.waitForEvent('requestfailed', (request) => request.url() === widgetUrl);
  await page.goto('/');
  await failed;
  await switchTheme(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the page works when the chat script throws', async ({ page, browserErrors }) => {
  browserErrors.expect(/^page error: The widget failed/);
  await serveWidget(page, 'throw new Error("The widget failed");');
  const failed = page.waitForEvent('pageerror');
  await page.goto('/');
  await failed;
  await switchTheme(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
