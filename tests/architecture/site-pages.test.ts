import { expect, it } from 'vitest';
import { sitePages } from '~/content/site/site-areas';
import { pagePaths } from '../e2e/support/page-paths';
import { findRoute } from './route-table';

/** Pages that one reaches only from another: a step on a way, one of many, or what is behind a sign-in. */
const reachedFromOthers = [
  /^\/$/,
  /^\/account\//,
  /^\/auth\//,
  /^\/admin/,
  /^\/shop\/(single\/|empty-cart|checkout|wishlist)/,
  /^\/blog\/(?!list-sidebar|single\/v2)[^/]+/,
  /^\/(not-found|demos\/agency\/creative)$/,
];

const notFound = findRoute('/no/such/page')?.file;

it('every page stands on the list, so that menus, footer, site map and search lead to it', () => {
  const listed = new Set(sitePages.map(({ href }) => href));
  const forgotten = pagePaths.filter(
    (address) => !listed.has(address) && !reachedFromOthers.some((pattern) => pattern.test(address)),
  );
  expect(forgotten).toEqual([]);
});

it('every page of the list is there, once, under a name and with a line of its own', () => {
  expect(sitePages.filter(({ href }) => findRoute(href)?.file === notFound)).toEqual([]);
  for (const key of ['href', 'label', 'description'] as const)
    expect(new Set(sitePages.map((page) => page[key])).size, key).toBe(sitePages.length);
});
