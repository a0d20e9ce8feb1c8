import type { Page } from '@playwright/test';
import { paths as appPaths } from '../../../app/paths';
import { isNotFoundPath, pagePaths } from '../support/page-paths';
import { isProtectedPath } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

/** Cumulative layout shift. */
const MAX_SHIFT = 0.01;

/**
 * React fills these pages with what the browser stores. Their size is not known before. The last one shows how the sign-in went.
 */
const filledPaths = ['/shop/cart', '/shop/checkout', '/shop/wishlist/mine', appPaths.auth.oidcCallback()];

const paths = pagePaths.filter(
  (path) => !isProtectedPath(path) && !isNotFoundPath(path) && !filledPaths.includes(path),
);

interface ObservedShift {
  value: number;
  elements: string[];
}

declare global {
  interface Window {
    observedShifts?: ObservedShift[];
  }
}

const observeShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: ObservedShift[] = [];
    window.observedShifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        const describe = (node?: Node) =>
          node instanceof Element ? `${node.localName}.${node.classList}` : (node?.textContent ?? '');
        shifts.push({ value, elements: sources.map(({ node }) => describe(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Holds back the stylesheet and the pictures. The returned function lets them through. Fonts never arrive. */
async function holdFiles(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.woff2$/, (route) => route.abort('aborted'));
  await page.route(/\/(?:pictures|uploads|drawings)\/|\.css$/, async (route) => {
    await isReleased;
    await route.fallback();
  });
  return release;
}

const waitForFirstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );

for (const [screen, settings] of [
  ['a phone', { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2.6, hasTouch: true }],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${screen}, when the stylesheet and the pictures arrive after the first paint`, () => {
    test.use(settings);

    for (const path of paths) {
      test(`nothing on ${path} moves`, async ({ page }) => {
        await observeShifts(page);
        const release = await holdFiles(page);
        await page.goto(path, { waitUntil: 'commit' });
        await waitForFirstPaint(page);
        release();
        await page.waitForLoadState('load');
        await page.evaluate(async () => {
          // The picture of the other theme is hidden and never loads.
          const isShown = (image: HTMLImageElement) =>
            image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
          await Promise.allSettled([...document.images].filter(isShown).map((image) => image.decode()));
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        });
        const shifts = (await page.evaluate(() => window.observedShifts)) ?? [];
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
      });
    }
  });
}
