import type { Browser, Page } from '@playwright/test';
import { sampleUsers } from '../../app/content/samples/sample-users.ts';
import type { Theme } from '../../app/domain/site/theme.ts';
import { findAxeViolations } from '../browser/axe.ts';
import { BrowserErrors } from '../browser/browser-errors.ts';
import { layOutWholePage } from '../browser/lay-out-whole-page.ts';
import type { ScreenshotOptions } from './screenshot-options.ts';

export interface Screenshot {
  file: string;
  /** One line for each problem. */
  findings: string[];
}

interface ScreenshotTarget {
  siteUrl: string;
  path: string;
  theme: Theme;
  width: number;
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };

/** It is opened first, so that the browser has stored the fonts: a page does not use those that come after its first paint. */
const SMALL_PAGE = '/auth/forgot-password';

export async function takeScreenshot(
  browser: Browser,
  target: ScreenshotTarget,
  options: ScreenshotOptions,
): Promise<Screenshot> {
  const { siteUrl, path, theme, width } = target;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    hasTouch: width < 768,
  });
  const browserErrors = new BrowserErrors(siteUrl);
  browserErrors.watch(context);
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('tessera.theme', value), theme);
  await signInFor(page, siteUrl, path);
  await page.goto(`${siteUrl}${SMALL_PAGE}`, { waitUntil: 'load' });
  await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
  await layOutWholePage(page);
  await loadLazyPictures(page);
  const missing = await focusAndHover(page, options);
  const file = `shots/${createFileName(path)}-${theme}-${width}.png`;
  // A full-page screenshot scrolls, which would end the hover.
  await page.screenshot({ path: file, fullPage: !options.hover });
  const findings = [...missing, ...(await findOverflow(page)), ...browserErrors.findUnexpected()];
  if (options.axe) findings.push(...(await findAxe(page)));
  await context.close();
  return { file, findings };
}

/** Signs in with a sample user for account pages, and with the sample admin for the back office. */
async function signInFor(page: Page, siteUrl: string, path: string): Promise<void> {
  const role = /^\/(account|admin)\b/.exec(path)?.[1];
  const sample = role && sampleUsers.find((user) => user.role === (role === 'admin' ? 'admin' : 'user'));
  if (!sample) return;
  const { email, password } = sample;
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  await page.request.post(`${siteUrl}/auth/sign-in`, { form: { email, password }, headers, maxRedirects: 0 });
}

/** `home` for `/`. Other characters than letters and digits become hyphens. */
function createFileName(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
}

/** Focuses and hovers the selected elements. Returns a line for each selector without a visible element. */
async function focusAndHover(page: Page, { focus, hover }: ScreenshotOptions): Promise<string[]> {
  const firstVisible = async (selector: string) => {
    const visible = page.locator(selector).filter({ visible: true });
    return (await visible.count()) > 0 ? visible.first() : undefined;
  };
  const toFocus = focus ? await firstVisible(focus) : undefined;
  const toHover = hover ? await firstVisible(hover) : undefined;
  await toFocus?.focus();
  await toHover?.hover({ timeout: 5_000 });
  return [
    ...(focus && !toFocus ? [`nothing visible to focus: ${focus}`] : []),
    ...(hover && !toHover ? [`nothing visible to hover: ${hover}`] : []),
  ];
}

/** Scrolls through the page, so that lazy pictures load, and back to the top. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}

/** Reports horizontal overflow with the elements that cause it. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const describeElement = ({ tagName, id, classList }: Element) =>
      `${tagName.toLowerCase()}${id ? `#${id}` : ''}${[...classList]
        .slice(0, 3)
        .map((name) => `.${name}`)
        .join('')}`;
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 5)
      .map(describeElement);
    return [`overflow: ${scrollWidth} px in ${innerWidth} px: ${wide.join(', ')}`];
  });
}

async function findAxe(page: Page): Promise<string[]> {
  const violations = await findAxeViolations(page);
  return violations.map(
    ({ rule, impact, help, elements }) =>
      `axe ${impact}: ${help} (${rule}) at ${elements.slice(0, 3).join(' | ')}${elements.length > 3 ? ` and ${elements.length - 3} more` : ''}`,
  );
}
