import { devices, type Page } from '@playwright/test';
import { findInstalledBrowser } from '../../../scripts/browser/find-browser.ts';
import { launchArguments } from '../../../scripts/browser/launch-options.ts';
import { showPresence } from '../support/show-presence';
import { signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

const { userAgent } = devices['Desktop Chrome'];

// What a page sends while it is left has the user agent of the browser, not the one of its context.
test.use({
  userAgent,
  launchOptions: {
    executablePath: findInstalledBrowser(),
    args: [...launchArguments, `--user-agent=${userAgent}`],
  },
});

/** Measures every view, and writes down when the script observes the page and what it sends. */
const measureEveryView = (page: Page) =>
  page.addInitScript(() => {
    Math.random = () => 0;
    Object.defineProperty(navigator, 'webdriver', { get: () => false });
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function observeType(options) {
      observe.call(this, options);
      document.documentElement.toggleAttribute(`data-${options?.type}`, true);
    };
    const sendBeacon = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem(String(url), String(body));
      return sendBeacon(url, body);
    };
  });

/** Clicks with an effect that the browser paints late, and waits until it has. */
async function interactSlowly(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.addEventListener('click', () => {
      const until = performance.now() + 150;
      while (performance.now() < until);
    }),
  );
  const entry = page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const clicks = list.getEntries() as unknown as { duration: number; interactionId: number }[];
          if (clicks.some(({ interactionId, duration }) => interactionId && duration >= 150)) resolve(true);
        }).observe({ type: 'event', buffered: true });
      }),
  );
  await page.getByRole('heading', { level: 1 }).click();
  await entry;
}

const readReport = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('/web-vitals'))) ?? '');

test('R-MEASURE-4: a page at which a visitor only looks is measured, without an interaction', async ({
  page,
}) => {
  await measureEveryView(page);
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-layout-shift', '');
  await expect(page.locator('html')).not.toHaveAttribute('data-first-input');
  await page.goto('/auth/sign-in');
  const report = await readReport(page);
  expect(report).toMatchObject({ path: '/faq', cls: expect.any(Number), lcp: expect.any(Number) });
  expect(report).not.toHaveProperty('inp');
});

test('R-MEASURE-4: a browser that does not measure layout shifts, as Safari and Firefox, reports none', async ({
  page,
}) => {
  await measureEveryView(page);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'LayoutShift'));
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-paint', '');
  await page.goto('/auth/sign-in');
  const report = await readReport(page);
  expect(report).toMatchObject({ path: '/faq', fcp: expect.any(Number) });
  expect(report).not.toHaveProperty('cls');
});

test('R-MEASURE-4: a page that is left sends what the browser measured, and staff see it', async ({
  page,
}) => {
  await measureEveryView(page);
  await page.goto('/faq');
  await showPresence(page);
  await expect(page.locator('html')).toHaveAttribute('data-first-input', '');
  await interactSlowly(page);
  await page.goto('/auth/sign-in');

  const report = await readReport(page);
  expect(report).toMatchObject({ path: '/faq', cls: expect.any(Number) });
  expect(report.ttfb).toBeGreaterThan(0);
  expect(report.fcp).toBeGreaterThanOrEqual(report.ttfb);
  expect(report.lcp).toBeGreaterThanOrEqual(report.fcp);
  expect(report.inp).toBeGreaterThanOrEqual(150);

  await signInAs(page.request, 'admin');
  const vitals = page.getByRole('table', { name: 'Web vitals by kind of page' });
  const help = vitals.getByRole('link', { name: 'Help, search, contact' });
  await expect(async () => {
    await page.goto('/admin/measurements?days=7&device=computer');
    await expect(help).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await help.click();
  const days = page.getByRole('table', { name: 'Web vitals by day: Help, search, contact' });
  await expect(days.getByRole('rowheader')).toHaveCount(1);
});
