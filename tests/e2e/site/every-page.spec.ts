import type { APIRequestContext, Page } from '@playwright/test';
import { plannedPages } from '../../../app/routes/planned-pages';
import { seedComingSoonRoutes } from '../../architecture/seed-routes';
import { expectNoAxeViolations } from '../support/accessibility';
import { findDocumentErrors, findOverflow } from '../support/document-errors';
import { extractLinks, extractPictureUrls, type FetchedPage, fetchPages } from '../support/page-links';
import { isNotFoundPath, pagePaths } from '../support/page-paths';
import { isProtectedPath, signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'parallel' });

const height = 900;
const widths = [320, 390, 768, 1440];
const examinedWidths = [390, 1440];

/** At the widths of a phone and of a desk. The page must have its theme already. */
async function expectAccessible(page: Page): Promise<void> {
  for (const width of examinedWidths) {
    await page.setViewportSize({ width, height });
    await expectNoAxeViolations(page);
  }
}

for (const address of pagePaths) {
  test(`${address} stands in both themes, at every width, with and without script`, async ({
    page,
    browserErrors,
  }) => {
    if (isNotFoundPath(address)) browserErrors.expect(/^status 404: GET /);
    if (isProtectedPath(address)) await signInAs(page.request);

    const response = await page.goto(address);
    expect(response?.status()).toBe(isNotFoundPath(address) ? 404 : 200);
    expect(await findDocumentErrors(page, (await response?.text()) ?? '')).toEqual([]);

    await page.evaluate(async () => void (await document.fonts.ready));
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => findOverflow(page), `at ${width} px`).toEqual([]);
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expectAccessible(page);
    await page.evaluate(() => localStorage.setItem('tessera.theme', 'light'));
    // Loaded anew, so that no colour is caught on its way from one theme to the other.
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page);
  });
}

/** The guarded ones as somebody sees them who is signed in. */
async function fetchAsSeen(
  visitor: APIRequestContext,
  member: APIRequestContext,
  addresses: readonly string[],
): Promise<FetchedPage[]> {
  const isPublic = (address: string) => !isProtectedPath(address);
  return [
    ...(await fetchPages(visitor, addresses.filter(isPublic))),
    ...(await fetchPages(member, addresses.filter(isProtectedPath))),
  ];
}

/** Every page, in their order. */
async function fetchEveryPage(visitor: APIRequestContext, member: APIRequestContext): Promise<FetchedPage[]> {
  await signInAs(member);
  const pages = await fetchAsSeen(visitor, member, pagePaths);
  return pages.sort((a, b) => pagePaths.indexOf(a.path) - pagePaths.indexOf(b.path));
}

test('no two pages have the same title, and no link leads nowhere', async ({ request, page, site }) => {
  const pages = await fetchEveryPage(request, page.request);
  const titles = pages
    .filter(({ path }) => !isNotFoundPath(path))
    .map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);

  const links = pages
    .flatMap((page) => extractLinks(page, site.url))
    .filter(({ origin }) => origin === site.url);
  const targets = [...new Set(links.map(({ pathname, search }) => pathname + search))];
  const reached = await fetchAsSeen(request, page.request, targets);
  expect(reached.filter(({ path, status }) => status >= 400 && !isNotFoundPath(path)).map(toLine)).toEqual(
    [],
  );

  const known = new Map([...reached, ...pages].map((page) => [page.path, page]));
  const lost = links.filter(({ pathname, search, hash }) => {
    const html = known.get(pathname + search)?.html ?? '';
    return hash && !html.includes(` id="${hash.slice(1)}"`);
  });
  expect([...new Set(lost.map(String))]).toEqual([]);

  const pictures = await fetchPages(request, [
    ...new Set([...pages, ...reached].flatMap(extractPictureUrls)),
  ]);
  expect(pictures.filter(({ status }) => status !== 200).map(toLine)).toEqual([]);
});

const toLine = ({ path, status }: FetchedPage) => `${status} ${path}`;

test('the pages that are still to come are exactly those listed', async ({ request, page }) => {
  const pages = await fetchEveryPage(request, page.request);
  const stillToCome = pages.filter(({ html }) => html.includes('We are still setting this one'));
  const listed = (address: string) =>
    plannedPages.some(({ path }) => path === address.replace(/(.)\/$/, '$1')) ||
    (plannedPages.some(({ path }) => path === '/blog/:id') && /^\/blog\/[^/]+$/.test(address));
  expect(stillToCome.map(({ path }) => path)).toEqual(pagePaths.filter(listed));
});

test('R-ROUTE-3: four products show the coming-soon page', async ({ request }) => {
  for (const { html } of await fetchPages(request, seedComingSoonRoutes))
    expect(html).toMatch(/<title>[^<]*, coming /);
});
