import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import table from '../../../../app/routes';
import { sendRequest } from '../send-request';
import type { FuzzedSite } from './fuzzed-site';

const listPatterns = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...(index ? ['/'] : []),
    ...listPatterns(children ?? []),
  ]);

/** All patterns of the route table, for example `/shop/single/:id`. */
export const routePatterns: readonly string[] = [...new Set(listPatterns(await table))];

/** Pages with links to products, orders, projects, addresses and emails. */
const LIST_PAGES = [
  '/shop/index',
  '/blog/',
  '/account/profile',
  '/account/payment-details',
  '/account/order-history',
  '/account/messages',
  '/account/projects',
  '/account/projects/01938f00-0000-7000-8000-000000000101',
  '/dev/mailbox',
  '/dev/mails',
] as const;

/** The paths of this site in a page or an email. */
function findPaths(html: string, origin: string): string[] {
  const urls = [...html.matchAll(/(?:href|src|action)="([^"]+)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&').replace(origin, ''),
  );
  return urls.filter((url) => /^\/(?!\/|assets|pictures)/.test(url));
}

async function readPaths(site: FuzzedSite, path: string): Promise<string[]> {
  const { text } = await sendRequest(site.url, { path, headers: { cookie: site.cookieFor(path) } });
  return findPaths(text, site.url);
}

const EMAIL_PATH = /^\/dev\/mailbox\/[^/]+$/;

/** Existing paths from the list pages and from the emails in the mailbox. */
async function findExistingPaths(site: FuzzedSite): Promise<string[]> {
  const listed = (await Promise.all(LIST_PAGES.map((path) => readPaths(site, path)))).flat();
  const emails = [...new Set(listed.filter((path) => EMAIL_PATH.test(path)))].slice(0, 20);
  const linked = await Promise.all(emails.map((path) => readPaths(site, `${path}/html`)));
  return [...new Set([...listed, ...linked.flat()])];
}

export interface RoutePaths {
  pattern: string;
  /** The path itself, or up to three existing paths of a pattern with parameters. */
  paths: readonly string[];
}

/** Existing paths of all routes. */
export async function findRoutePaths(site: FuzzedSite): Promise<readonly RoutePaths[]> {
  const found = await findExistingPaths(site);
  return routePatterns.map((pattern) => {
    if (!/[:*]/.test(pattern)) return { pattern, paths: [pattern] };
    if (pattern === '/*') return { pattern, paths: ['/no/such/page'] };
    const paths = found.filter((path) => matchPath(pattern, path.split('?')[0] ?? path)).slice(0, 3);
    return { pattern, paths };
  });
}

/** The path of a pattern with one value for all parameters. */
export const fillParameters = (pattern: string, value: string): string =>
  pattern.replace(/:\w+|\*/g, () => value);
