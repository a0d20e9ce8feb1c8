import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pagesByRendering } from '../support/pages-by-rendering';
import { showPresence } from '../support/show-presence';
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
    await showPresence(page);
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
  await showPresence(page);
  await failed;
  await switchTheme(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the page works when the chat script throws', async ({ page, browserErrors }) => {
  browserErrors.expect(/^page error: The widget failed/);
  await serveWidget(page, 'throw new Error("The widget failed");');
  const failed = page.waitForEvent('pageerror');
  await page.goto('/');
  await showPresence(page);
  await failed;
  await switchTheme(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

/** Behaves like a common chat widget: a button with its own style sheet, picture and font, a frame and a socket. */
const standIn = `
const launcher = document.createElement('button');
launcher.id = 'chat-launcher';
launcher.textContent = 'Chat with us';
document.body.append(launcher);
const load = (name, properties) =>
  new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement(name), properties);
    element.onload = resolve;
    element.onerror = () => reject(new Error(name));
    document.body.append(element);
  });
const origin = '${new URL(widgetUrl).origin}';
Promise.all([
  load('link', { rel: 'stylesheet', href: origin + '/widget.css' }),
  load('img', { src: origin + '/agent.svg', alt: '' }),
  load('iframe', { src: origin + '/frame.html', title: 'Chat' }),
  new FontFace('Chat', 'url(' + origin + '/chat.woff2)').load(),
]).then(() => (launcher.dataset.loaded = ''));
const socket = new WebSocket('${new URL(widgetUrl).origin.replace('https', 'wss')}/socket');
socket.onerror = () => (launcher.dataset.socket = 'tried');
`;

test('R-PAGE-2: a chat script loads its styles, picture, font, frame and socket', async ({
  page,
  browserErrors,
}) => {
  // Nothing answers on the host of the stand-in. A socket that the policy blocks has another message.
  browserErrors.expect(/WebSocket connection to 'wss:\/\/chat\.example\.com\/socket' failed/);
  const origin = new URL(widgetUrl).origin;
  const files: Record<string, { contentType: string; body: string | Buffer }> = {
    '/widget.css': { contentType: 'text/css', body: '#chat-launcher { color: rgb(1, 2, 3); }' },
    '/agent.svg': {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    },
    '/frame.html': { contentType: 'text/html', body: '<title>Chat</title>' },
    '/chat.woff2': {
      contentType: 'font/woff2',
      body: await readFile(
        'node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
      ),
    },
  };
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      ...files[new URL(route.request().url()).pathname],
    }),
  );
  await serveWidget(page, standIn);
  await page.goto('/');
  await showPresence(page);
  const launcher = page.getByRole('button', { name: 'Chat with us' });
  await expect(launcher).toHaveAttribute('data-loaded');
  await expect(launcher).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(launcher).toHaveAttribute('data-socket', 'tried');
});
