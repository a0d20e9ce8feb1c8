import { oldPaths } from '~/routes/old-paths';

/** Paths whose last part is a name that may hold capitals: an order number, an access token. */
const caseMatters = /^\/(shop\/orders|account\/order-history|messages|idp\/interaction|assets|pictures)\//;

/** Escapes are left alone: browsers write them in capitals. */
const lowerCase = (path: string) =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Where a path in another spelling belongs: an old address, a trailing slash, capitals. `undefined` when the path is
 * already the right one. The blog's own address ends with a slash (R-ROUTE-9).
 */
export function canonicalPath(path: string): string | undefined {
  let canonical = caseMatters.test(path) ? path : lowerCase(path);
  canonical = canonical.replace(/\/{2,}/g, '/');
  if (canonical.length > 1) canonical = canonical.replace(/\/+$/, '');
  canonical = oldPaths[canonical] ?? canonical;
  if (canonical === '/blog') canonical = '/blog/';
  return canonical === path ? undefined : canonical;
}
