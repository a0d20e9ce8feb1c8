import type { Page, Response } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { expect } from './test';

/** Cumulative layout shift. */
const MAX_SHIFT = 0.01;

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

const waitForFirstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );

const waitForStylesheet = (page: Page) =>
  page.evaluate(async () => {
    while (![...document.styleSheets].some(({ href }) => href !== null))
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** The pictures of the window, and two more frames. */
const waitForPictures = (page: Page) =>
  page.evaluate(async () => {
    // The picture of the other theme is hidden and never loads.
    const isShown = (image: HTMLImageElement) =>
      image.checkVisibility() && image.getBoundingClientRect().top < innerHeight;
    await Promise.allSettled([...document.images].filter(isShown).map((image) => image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Waits for the fonts. */
const countLoadedFonts = (page: Page) =>
  page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    return [...fonts].filter(({ family, status }) => family.endsWith(' Variable') && status === 'loaded')
      .length;
  });

/** Opens a page whose stylesheet and pictures arrive after the first paint, and then the fonts. Expects that nothing moves. */
export async function openWithoutLayoutShift(page: Page, path: string): Promise<Response | null> {
  await observeShifts(page);
  const releaseFonts = await holdRequests(page, /\.woff2$/);
  const release = await holdRequests(page, /\/(?:pictures|uploads|drawings)\/|\.css$/);
  const response = await page.goto(path, { waitUntil: 'commit' });
  await waitForFirstPaint(page);
  release();
  await waitForStylesheet(page);
  await waitForPictures(page);
  releaseFonts();
  await page.waitForLoadState('load');
  expect(await countLoadedFonts(page)).toBeGreaterThan(0);
  await waitForPictures(page);
  const shifts = (await page.evaluate(() => window.observedShifts)) ?? [];
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT);
  return response;
}
