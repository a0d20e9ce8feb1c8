import type { APIRequestContext, Browser } from '@playwright/test';
import type { UserRole } from '../../../app/domain/auth/user';
import { seedComingSoonRoutes } from '../../architecture/seed-routes';
import { extractLinks, extractPictureUrls, type FetchedPage, fetchPages } from '../support/page-links';
import { isNotFoundPath, pagePaths } from '../support/page-paths';
import { getRequiredRole, signInAs } from '../support/sign-in-as';
import { expect, test } from '../support/test';

// The same option as in every-page.spec.ts, so that it has the same sites: no test before it has changed their content.
test.use({ reuseContext: true });

const formatStatus = ({ path, status }: FetchedPage) => `${status} ${path}`;

interface Requests {
  visitor: APIRequestContext;
  user: APIRequestContext;
  admin: APIRequestContext;
}

/** Fetches each page as a visitor, a user or an admin. */
async function fetchWithAccess(requests: Requests, paths: readonly string[]): Promise<FetchedPage[]> {
  const withRole = (role: UserRole | null) => paths.filter((path) => getRequiredRole(path) === role);
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
  const user = await browser.newContext({ baseURL });
  const admin = await browser.newContext({ baseURL });
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

test('R-ROUTE-3: four products show the coming-soon page', async ({ request }) => {
  for (const { html } of await fetchPages(request, seedComingSoonRoutes))
    expect(html).toMatch(/<title>[^<]*, coming /);
});
