/** A placeholder for the site's origin. The domain `.invalid` never exists. */
const SITE_ORIGIN = 'https://site.invalid';

/** Browsers remove control characters from URLs and read backslashes as slashes. */
const REFUSED_CHARACTERS = /[\p{Cc}\p{Cs}\\]/u;

/** `//host`, also percent-encoded, in case the path is decoded again. */
const HOST_PREFIX = /^\/(?:[/\\]|%2f|%5c)/i;

/**
 * R-ROUTE-8: a normalised path of this site with its query and fragment; `undefined` for any value that could lead to
 * another site. The URL is parsed and its origin compared, because a prefix check misses `/\host` and `/.//host`. Never
 * throws.
 */
export function parseSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined;
  if (!value.startsWith('/') || REFUSED_CHARACTERS.test(value)) return undefined;
  if (!URL.canParse(value, SITE_ORIGIN)) return undefined;
  const url = new URL(value, SITE_ORIGIN);
  if (url.origin !== SITE_ORIGIN || HOST_PREFIX.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** R-ROUTE-7, R-ROUTE-8: the path to open after a sign-in. */
export function resolveRedirect(redirectTo: unknown): string {
  return parseSitePath(redirectTo) ?? '/account';
}

/** R-ROUTE-7: the path of the sign-in page with the requested path and query in `redirectTo`. */
export function buildSignInPath(requestedPath: string): string {
  const target = parseSitePath(requestedPath);
  return target ? `/auth/sign-in?redirectTo=${encodeURIComponent(target)}` : '/auth/sign-in';
}
