import type { APIRequestContext } from '@playwright/test';
import { plannedPages } from '../../../app/routes/planned-pages';
import { seedComingSoonRoutes } from '../../architecture/seed-routes';
import { expectAccessibleInBothThemes } from '../support/accessibility';
import { findDocumentErrors, findOverflow } from '../support/document-errors';
import { extractLinks, extractPictureUrls, type FetchedPage, fetchPages } from '../support/page-links';
import { isNotFoundPath, pagePaths } from '../support/page-paths';
import { isProtectedPath, signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const height = 900;
const widths = [320, 390, 768, 1440];
/** A phone and a desktop. */
const axeWidths = [390, 1440];

for (const path of pagePaths) {
  test(`${path} is valid, accessible in both themes and fits every width`, async ({
    page,
    browserErrors,
  }) => {
    if (isNotFoundPath(path)) browserErrors.expect(/^status 404: GET /);
    if (isProtectedPath(path)) await signInAs(page.request);

    const response = await page.goto(path);
    expect(response?.status()).toBe(isNotFoundPath(path) ? 404 : 200);
    expect(await findDocumentErrors(page, (await response?.text()) ?? '')).toEqual([]);

    await page.evaluate(async () => void (await document.fonts.ready));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => findOverflow(page), `at ${width} px`).toEqual([]);
      if (axeWidths.includes(width)) await expectAccessibleInBothThemes(page);
    }
  });
}

/** Fetches public pages as a visitor and protected pages as a signed-in user. */
async function fetchWithAccess(
  visitor: APIRequestContext,
  user: APIRequestContext,
  paths: readonly string[],
): Promise<FetchedPage[]> {
  const isPublic = (path: string) => !isProtectedPath(path);
  return [
    ...(await fetchPages(visitor, paths.filter(isPublic))),
    ...(await fetchPages(user, paths.filter(isProtectedPath))),
  ];
}

/** Fetches every page, in the order of `pagePaths`. */
async function fetchEveryPage(visitor: APIRequestContext, user: APIRequestContext): Promise<FetchedPage[]> {
  await signInAs(user);
  const pages = await fetchWithAccess(visitor, user, pagePaths);
  return pages.sort((a, b) => pagePaths.indexOf(a.path) - pagePaths.indexOf(b.path));
}

test('titles are unique, and links, anchors and pictures exist', async ({ request, page, site }) => {
  const pages = await fetchEveryPage(request, page.request);
  const titles = pages
    .filter(({ path }) => !isNotFoundPath(path))
    .map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);

  const links = pages
    .flatMap((page) => extractLinks(page, site.url))
    .filter(({ origin }) => origin === site.url);
  const targets = [...new Set(links.map(({ pathname, search }) => pathname + search))];
  const linkedPages = await fetchWithAccess(request, page.request, targets);
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

test('exactly the planned pages show the coming-soon text', async ({ request, page }) => {
  const pages = await fetchEveryPage(request, page.request);
  const comingSoonPages = pages.filter(({ html }) => html.includes('We are still setting this one'));
  const isPlanned = (pagePath: string) =>
    plannedPages.some(({ path }) => path === pagePath.replace(/(.)\/$/, '$1')) ||
    (plannedPages.some(({ path }) => path === '/blog/:id') && /^\/blog\/[^/]+$/.test(pagePath));
  expect(comingSoonPages.map(({ path }) => path)).toEqual(pagePaths.filter(isPlanned));
});

test('R-ROUTE-3: four products show the coming-soon page', async ({ request }) => {
  for (const { html } of await fetchPages(request, seedComingSoonRoutes))
    expect(html).toMatch(/<title>[^<]*, coming /);
});
