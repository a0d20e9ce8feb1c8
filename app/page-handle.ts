import type { RouteBreadcrumbs } from '~/sections/meta/route-breadcrumbs';

/**
 * How a page reaches the browser (docs/ARCHITECTURE.md, "Three ways of a page").
 * static: no React in the browser · island: React arrives at an instrument when it is first touched ·
 * app: React Router takes over at once.
 */
export type PageHydration = 'none' | 'islands' | 'full';

/**
 * What of a query a page reads, in the one spelling under which it is cached: `a=1&b=2`, and nothing for the page
 * itself. `undefined` when the page is not cached for this query.
 */
export type CachedQuery = (query: URLSearchParams) => string | undefined;

export interface PageHandle {
  hydration: PageHydration;
  /** Depends on nothing but the build, and is rendered with it. */
  prerender?: boolean;
  /** The page is the same for everybody, and is cached when its loader allows it (server/http/cache/cache-tags). */
  cachedQuery?: CachedQuery;
  /** The way to the page: the layout shows it, and search engines are told the same. */
  breadcrumbs?: RouteBreadcrumbs;
}
