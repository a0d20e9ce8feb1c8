import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { UserRole } from '../../../app/domain/auth/user';
import { paths } from '../../../app/paths';
import { seedComingSoonRoutes } from '../../architecture/seed-routes';
import {
  expectAccessibleInTheme,
  expectElementsOfOneWidthAccessible,
  markShownElements,
} from '../support/accessibility';
import { findBrokenWords } from '../support/broken-words';
import { findDocumentErrors, findOverflow } from '../support/document-errors';
import { openWithLateFiles } from '../support/late-files';
import { extractLinks, extractPictureUrls, type FetchedPage, fetchPages } from '../support/page-links';
import { isNotFoundPath, isSizeKnown, pagePaths } from '../support/page-paths';
import { showPresence } from '../support/show-presence';
import { requiredRole, signInAs } from '../support/sign-in-as';
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
/** The text size of the browser's settings, in pixels: 150 and 200 %. */
const largeTextSizes = [24, 32];
const largeTextWidths = [phone, 768, desktop];

// Without locators: each document would compile their script, which takes longer than a check.
for (const path of pagePaths) {
  test(`${path} is valid, accessible in both themes and fits every width and text size, and nothing moves when its files arrive late`, async ({
    page,
    browserErrors,
  }) => {
    if (isNotFoundPath(path)) browserErrors.expect(/^status 404: GET /);
    // Without the answer of an organisation the page logs a failure.
    if (path === paths.auth.oidcCallback()) browserErrors.expect(/console error: Identity redirect failed/);
    const role = requiredRole(path);
    if (role) await signInAs(page.request, role);

    const response = await (isSizeKnown(path) ? openWithLateFiles(page, path) : page.goto(path));
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
    for (const textSize of largeTextSizes) {
      await setTextSize(page, textSize);
      for (const width of largeTextWidths) await expectToFit(page, width, `text of ${textSize} px`);
    }
    // The next test has the same page.
    await setTextSize(page, DEFAULT_TEXT_SIZE);
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

interface Requests {
  visitor: APIRequestContext;
  user: APIRequestContext;
  admin: APIRequestContext;
}

/** Fetches each page as a visitor, a user or an admin. */
async function fetchWithAccess(requests: Requests, paths: readonly string[]): Promise<FetchedPage[]> {
  const withRole = (role: UserRole | null) => paths.filter((path) => requiredRole(path) === role);
  return [
    ...(await fetchPages(requests.visitor, withRole(null))),
    ...(await fetchPages(requests.user, withRole('user'))),
    ...(await fetchPages(requests.admin, withRole('admin'))),
  ];
}

async function openRequests(
  visitor: APIRequestContext,
  browser: Browser,
  baseURL: string,
): Promise<Requests> {
  const [user, admin] = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
  await signInAs(user.request, 'user');
  await signInAs(admin.request, 'admin');
  return { visitor, user: user.request, admin: admin.request };
}

/** Fetches every page, in the order of `pagePaths`. */
async function fetchEveryPage(requests: Requests): Promise<FetchedPage[]> {
  const pages = await fetchWithAccess(requests, pagePaths);
  return pages.sort((a, b) => pagePaths.indexOf(a.path) - pagePaths.indexOf(b.path));
}

test('titles are unique, and links, anchors and pictures exist', async ({ request, browser, site }) => {
  // It fetches every page, every link and every picture.
  test.setTimeout(180_000);
  const requests = await openRequests(request, browser, site.url);
  const pages = await fetchEveryPage(requests);
  const titles = pages
    .filter(({ path }) => !isNotFoundPath(path))
    .map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);

  const links = pages
    .flatMap((page) => extractLinks(page, site.url))
    .filter(({ origin }) => origin === site.url);
  const targets = [...new Set(links.map(({ pathname, search }) => pathname + search))];
  const linkedPages = await fetchWithAccess(requests, targets);
  expect(
    linkedPages.filter(({ path, status }) => status >= 400 && !isNotFoundPath(path)).map(formatStatus),
  ).toEqual([]);

  const pagesByPath = new Map([...linkedPages, ...pages].map((page) => [page.path, page]));
  const brokenAnchors = links.filter(({ pathname, search, hash }) => {
    const html = pagesByPath.get(pathname + search)?.html ?? '';
    return hash && !html.includes(` id="${hash.slice(1)}"`);
  });
  expect([...new Set(brokenAnchors.map(String))]).toEqual([]);

  const pictures = await fetchPages(request, [
    ...new Set([...pages, ...linkedPages].flatMap(extractPictureUrls)),
  ]);
  expect(pictures.filter(({ status }) => status !== 200).map(formatStatus)).toEqual([]);
});

const formatStatus = ({ path, status }: FetchedPage) => `${status} ${path}`;

test('R-ROUTE-3: four products show the coming-soon page', async ({ request }) => {
  for (const { html } of await fetchPages(request, seedComingSoonRoutes))
    expect(html).toMatch(/<title>[^<]*, coming /);
});
