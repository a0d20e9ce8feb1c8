import { pathRedirects } from '~/routes/path-redirects';

/** Paths with case-sensitive parts: order numbers, access tokens, the hash of an email. */
const caseSensitivePaths =
  /^\/(shop\/orders|account\/order-history|admin\/(?:orders|customers)|messages|quotes|project-invoices|stock-alerts|idp\/interaction|assets|pictures)\//;

/** Characters that mean the same with and without an escape (RFC 3986 §2.3), except the dot: `..` is a parent folder. */
const unreserved = /^[\w~-]$/;

/** Writes escapes in upper case, and unreserved characters without an escape (RFC 3986 §6.2.2). */
const normalizeEscapes = (path: string) =>
  path.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return unreserved.test(character) ? character : escaped.toUpperCase();
  });

/** Lower case, except for escapes. */
const toLowerCase = (path: string) =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * The canonical form of a path that is moved, has a trailing slash or capitals; `undefined` for a canonical path. Only the
 * path of the blog ends with a slash (R-ROUTE-9).
 */
export function getCanonicalPath(path: string): string | undefined {
  let canonical = normalizeEscapes(path);
  if (!caseSensitivePaths.test(canonical)) canonical = toLowerCase(canonical);
  canonical = canonical.replace(/\/{2,}/g, '/');
  if (canonical.length > 1) canonical = canonical.replace(/\/+$/, '');
  canonical = pathRedirects[canonical] ?? canonical;
  if (canonical === '/blog') canonical = '/blog/';
  return canonical === path ? undefined : canonical;
}
