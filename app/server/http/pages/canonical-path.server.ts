import { pathRedirects } from '~/routes/path-redirects';

/** Paths whose last part is a name that may hold capitals: an order number, an access token. */
const caseMatters =
  /^\/(shop\/orders|account\/order-history|admin\/orders|messages|idp\/interaction|assets|pictures)\//;

/** RFC 3986 §2.3: escaped or not, these mean the same. The dot is left out: two of them alone lead up a folder. */
const unreserved = /^[\w~-]$/;

/** RFC 3986 §6.2.2: escapes in capitals, and none for what needs none. */
const plainEscapes = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return unreserved.test(character) ? character : escaped.toUpperCase();
  });

/** Escapes are left alone: they are in capitals. */
const lowerCase = (path: string) =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Where a path in another spelling belongs: an old address, a trailing slash, capitals. `undefined` when the path is
 * already the right one. The blog's own address ends with a slash (R-ROUTE-9).
 */
export function canonicalPath(path: string): string | undefined {
  let canonical = plainEscapes(path);
  if (!caseMatters.test(canonical)) canonical = lowerCase(canonical);
  canonical = canonical.replace(/\/{2,}/g, '/');
  if (canonical.length > 1) canonical = canonical.replace(/\/+$/, '');
  canonical = pathRedirects[canonical] ?? canonical;
  if (canonical === '/blog') canonical = '/blog/';
  return canonical === path ? undefined : canonical;
}
