import type { RouteBreadcrumbs } from '~/sections/meta/route-breadcrumbs';

/**
 * How a page gets React in the browser (docs/ARCHITECTURE.md, "Three ways of a page"). none: no React · islands: an
 * island hydrates when it is first used · full: React Router hydrates the whole page at once.
 */
export type PageHydration = 'none' | 'islands' | 'full';

/**
 * Returns the part of the query that the page reads, in canonical form: `a=1&b=2`, or an empty string when it reads
 * none. Returns `undefined` when the page is not cached for this query.
 */
export type CachedQuery = (query: URLSearchParams) => string | undefined;

export interface PageHandle {
  hydration: PageHydration;
  /** The page depends only on the build. The build renders it once. */
  prerender?: boolean;
  /** Of a route that responds with files: the paths of those that depend only on the build. The build writes them. */
  files?: readonly string[];
  /** The page is the same for every visitor. It is cached when its loader allows it (server/http/cache/cache-tags). */
  cachedQuery?: CachedQuery;
  /** Shown by the layout and written as structured data. */
  breadcrumbs?: RouteBreadcrumbs;
}

/** Whether React hydrates a whole page: the innermost route that states its hydration decides. */
export const isFullyHydrated = (handles: readonly unknown[]): boolean =>
  handles
    .map((handle) => (handle as PageHandle | undefined)?.hydration)
    .findLast((hydration) => hydration !== undefined) === 'full';
