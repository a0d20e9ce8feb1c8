import type { Browser, Page } from '@playwright/test';
import { sampleUsers } from '../../app/content/samples/sample-users.ts';
import type { Theme } from '../../app/domain/site/theme.ts';
import { findAxeViolations } from '../browser/axe.ts';
import { BrowserErrors } from '../browser/browser-errors.ts';
import type { ScreenshotOptions } from './screenshot-options.ts';

export interface Screenshot {
  file: string;
  /** What is wrong, one line each. */
  findings: string[];
}

interface Subject {
  siteUrl: string;
  path: string;
  theme: Theme;
  width: number;
}

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 1440: 900 };

export async function takeScreenshot(
  browser: Browser,
  subject: Subject,
  options: ScreenshotOptions,
): Promise<Screenshot> {
  const { siteUrl, path, theme, width } = subject;
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
  await page.addInitScript((chosen) => localStorage.setItem('tessera.theme', chosen), theme);
  await signInFor(page, siteUrl, path);
  await page.goto(`${siteUrl}${path}`, { waitUntil: 'load' });
  await showAll(page);
  const missed = await pointAt(page, options);
  const file = `shots/${nameOf(path)}-${theme}-${width}.png`;
  // A picture that scrolls to the whole page would lose what the pointer rests on.
  await page.screenshot({ path: file, fullPage: !options.hover });
  const findings = [...missed, ...(await findOverflow(page)), ...browserErrors.findUnexpected()];
  if (options.axe) findings.push(...(await findAxe(page)));
  await context.close();
  return { file, findings };
}

/** Pages of the account are looked at as the sample member sees them, those of the back office as the owner does. */
async function signInFor(page: Page, siteUrl: string, path: string): Promise<void> {
  const role = /^\/(account|admin)\b/.exec(path)?.[1];
  const sample = role && sampleUsers.find((person) => person.role === (role === 'admin' ? 'admin' : 'user'));
  if (!sample) return;
  const { email, password } = sample;
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  await page.request.post(`${siteUrl}/auth/sign-in`, { form: { email, password }, headers, maxRedirects: 0 });
}

/** `/` is home; what an address has beside letters and digits becomes a hyphen. */
function nameOf(path: string): string {
  return path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home';
}

/** Puts focus and pointer where they are wanted; says when there is nothing visible to put them on. */
async function pointAt(page: Page, { focus, hover }: ScreenshotOptions): Promise<string[]> {
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

/** Scrolls through the page once, so that pictures which load late are there, and goes back to the top. */
async function showAll(page: Page): Promise<void> {
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

/** Whether one can scroll sideways, and what sticks out. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    const nameOfElement = ({ tagName, id, classList }: Element) =>
      `${tagName.toLowerCase()}${id ? `#${id}` : ''}${[...classList]
        .slice(0, 3)
        .map((name) => `.${name}`)
        .join('')}`;
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 5)
      .map(nameOfElement);
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
