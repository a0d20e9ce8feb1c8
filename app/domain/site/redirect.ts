/** Stands in for the site's own origin; no browser resolves `.invalid`. */
const SITE = 'https://site.invalid';

/** Control characters and backslashes: browsers drop the former and read the latter as slashes. */
const REFUSED = /[\p{Cc}\p{Cs}\\]/u;

/** `//host` in any disguise, for the case that somebody decodes the path once more. */
const NAMES_A_HOST = /^\/(?:[/\\]|%2f|%5c)/i;

/**
 * A path of this site with its query and fragment, normalised; `undefined` for anything that could lead elsewhere.
 * The value is parsed and its origin compared, because prefix checks miss `/\host` and `/.//host`.
 */
export function parseSitePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 2000) return undefined;
  if (!value.startsWith('/') || REFUSED.test(value)) return undefined;
  if (!URL.canParse(value, SITE)) return undefined;
  const url = new URL(value, SITE);
  if (url.origin !== SITE || NAMES_A_HOST.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** R-ROUTE-7: where a visitor goes after signing in. `redirectTo` is honoured only as a path of this site. */
export function resolveRedirect(redirectTo: unknown, fallback = '/account/profile'): string {
  return parseSitePath(redirectTo) ?? fallback;
}

/** R-ROUTE-7: the sign-in page with a `redirectTo` query that holds the requested path (and its query). */
export function buildSignInPath(requested: string): string {
  const target = parseSitePath(requested);
  return target ? `/auth/sign-in?redirectTo=${encodeURIComponent(target)}` : '/auth/sign-in';
}
