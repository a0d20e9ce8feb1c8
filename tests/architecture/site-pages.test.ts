import { expect, it } from 'vitest';
import { sitePages } from '~/content/site/site-areas';
import { pagePaths } from '../e2e/support/page-paths';
import { findRoute } from './route-table';

/** Pages that are not in the list: steps of a process, single items, pages that need a sign-in. */
const UNLISTED = [
  /^\/$/,
  /^\/account\//,
  /^\/auth\//,
  /^\/admin/,
  /^\/shop\/(single\/|cart\/shared|empty-cart|checkout|wishlist|orders$)/,
  /^\/blog\/(?!list-sidebar|single\/v2)[^/]+/,
  /^\/invoices\/verify$/,
  /^\/messages\/received$/,
  /^\/coming-soon\/joined$/,
  /^\/(not-found|demos\/agency\/creative)$/,
];

const notFoundFile = findRoute('/no/such/page')?.file;

it('every page is in the list that menus, footer, site map and search use', () => {
  const listedPaths = new Set(sitePages.map(({ href }) => href));
  const missing = pagePaths.filter(
    (path) => !listedPaths.has(path) && !UNLISTED.some((pattern) => pattern.test(path)),
  );
  expect(missing, 'add a line to app/content/site/site-areas.ts').toEqual([]);
});

it('every listed page exists once, with its own label and description', () => {
  expect(sitePages.filter(({ href }) => findRoute(href)?.file === notFoundFile)).toEqual([]);
  for (const key of ['href', 'label', 'description'] as const)
    expect(new Set(sitePages.map((page) => page[key])).size, key).toBe(sitePages.length);
});
