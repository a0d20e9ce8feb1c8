import type { APIRequestContext, Page } from '@playwright/test';
import { pagesToCome } from '../../app/routes/pages-to-come';
import { seedComingSoonRoutes } from '../architecture/seed-routes';
import { expectNoAxeViolations } from './support/accessibility';
import { answersNotFound, everyAddress } from './support/every-address';
import { type FetchedPage, fetchAll, linksOf, pictureFilesOf } from './support/links';
import { faultsOfDocument, overflowing } from './support/page-faults';
import { isGuarded, signIn } from './support/sign-in';
import { expect, test } from './support/test';

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

for (const address of everyAddress) {
  test(`${address} stands in both themes, at every width, with and without script`, async ({
    page,
    faults,
  }) => {
    if (answersNotFound(address)) faults.expect(/^status 404: GET /);
    if (isGuarded(address)) await signIn(page.request);

    const response = await page.goto(address);
    expect(response?.status()).toBe(answersNotFound(address) ? 404 : 200);
    expect(await faultsOfDocument(page, (await response?.text()) ?? '')).toEqual([]);

    await page.evaluate(async () => void (await document.fonts.ready));
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => overflowing(page), `at ${width} px`).toEqual([]);
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
  const isPublic = (address: string) => !isGuarded(address);
  return [
    ...(await fetchAll(visitor, addresses.filter(isPublic))),
    ...(await fetchAll(member, addresses.filter(isGuarded))),
  ];
}

/** Every page, in their order. */
async function fetchEveryPage(visitor: APIRequestContext, member: APIRequestContext): Promise<FetchedPage[]> {
  await signIn(member);
  const pages = await fetchAsSeen(visitor, member, everyAddress);
  return pages.sort((a, b) => everyAddress.indexOf(a.address) - everyAddress.indexOf(b.address));
}

test('no two pages have the same title, and no link leads nowhere', async ({ request, page, site }) => {
  const pages = await fetchEveryPage(request, page.request);
  const titles = pages
    .filter(({ address }) => !answersNotFound(address))
    .map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);

  const links = pages.flatMap((page) => linksOf(page, site.url)).filter(({ origin }) => origin === site.url);
  const targets = [...new Set(links.map(({ pathname, search }) => pathname + search))];
  const reached = await fetchAsSeen(request, page.request, targets);
  expect(
    reached.filter(({ address, status }) => status >= 400 && !answersNotFound(address)).map(asLine),
  ).toEqual([]);

  const known = new Map([...reached, ...pages].map((page) => [page.address, page]));
  const lost = links.filter(({ pathname, search, hash }) => {
    const html = known.get(pathname + search)?.html ?? '';
    return hash && !html.includes(` id="${hash.slice(1)}"`);
  });
  expect([...new Set(lost.map(String))]).toEqual([]);

  const pictures = await fetchAll(request, [...new Set([...pages, ...reached].flatMap(pictureFilesOf))]);
  expect(pictures.filter(({ status }) => status !== 200).map(asLine)).toEqual([]);
});

const asLine = ({ address, status }: { address: string; status: number }) => `${status} ${address}`;

test('the pages that are still to come are exactly those listed', async ({ request, page }) => {
  const pages = await fetchEveryPage(request, page.request);
  const stillToCome = pages.filter(({ html }) => html.includes('We are still setting this one'));
  const listed = (address: string) =>
    pagesToCome.some(({ path }) => path === address.replace(/(.)\/$/, '$1')) ||
    (pagesToCome.some(({ path }) => path === '/blog/:id') && /^\/blog\/[^/]+$/.test(address));
  expect(stillToCome.map(({ address }) => address)).toEqual(everyAddress.filter(listed));
});

test('R-ROUTE-3: four products show the coming-soon page', async ({ request }) => {
  for (const { html } of await fetchAll(request, seedComingSoonRoutes))
    expect(html).toMatch(/<title>[^<]*, coming /);
});
