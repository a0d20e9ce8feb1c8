import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import table from '../../../../app/routes';
import { sendRequest } from '../send-request';
import type { FuzzedSite } from './fuzzed-site';

const patternsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) => [
    ...(path === undefined ? [] : [`/${path}`]),
    ...(index ? ['/'] : []),
    ...patternsOf(children ?? []),
  ]);

/** Every pattern of the route table: `/shop/single/:id`. */
export const routePatterns: readonly string[] = [...new Set(patternsOf(await table))];

/** Pages that lead to the pages of one thing: of a product, an order, a project, an address, a mail. */
const LISTS = [
  '/shop/index',
  '/blog/',
  '/account/profile',
  '/account/payment-details',
  '/account/order-history',
  '/account/projects',
  '/account/projects/01938f00-0000-7000-8000-000000000101',
  '/dev/mailbox',
  '/dev/mails',
] as const;

/** Addresses on this site in a page or a letter. */
function pathsIn(html: string, origin: string): string[] {
  const addresses = [...html.matchAll(/(?:href|src|action)="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(origin, ''),
  );
  return addresses.filter((address) => /^\/(?!\/|assets|pictures)/.test(address));
}

async function readPaths(site: FuzzedSite, path: string): Promise<string[]> {
  const { text } = await sendRequest(site.url, { path, headers: { cookie: site.cookieFor(path) } });
  return pathsIn(text, site.url);
}

const MAIL = /^\/dev\/mailbox\/[^/]+$/;

/** Paths that exist, from the lists of the site and from the letters in its mailbox. */
async function foundPaths(site: FuzzedSite): Promise<string[]> {
  const listed = (await Promise.all(LISTS.map((path) => readPaths(site, path)))).flat();
  const mails = [...new Set(listed.filter((path) => MAIL.test(path)))].slice(0, 20);
  const sent = await Promise.all(mails.map((path) => readPaths(site, `${path}/html`)));
  return [...new Set([...listed, ...sent.flat()])];
}

export interface RoutePaths {
  pattern: string;
  /** One path without parameters; else up to three that lead to something, and none if there is nothing yet. */
  paths: readonly string[];
}

/** Where every route of the table leads. */
export async function routePaths(site: FuzzedSite): Promise<readonly RoutePaths[]> {
  const found = await foundPaths(site);
  return routePatterns.map((pattern) => {
    if (!/[:*]/.test(pattern)) return { pattern, paths: [pattern] };
    if (pattern === '/*') return { pattern, paths: ['/no/such/page'] };
    const paths = found.filter((path) => matchPath(pattern, path.split('?')[0] ?? path)).slice(0, 3);
    return { pattern, paths };
  });
}

/** The path of a pattern with one thing in the place of every parameter. */
export const withParameters = (pattern: string, value: string): string =>
  pattern.replace(/:\w+|\*/g, () => value);
