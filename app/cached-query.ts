import type { CachedQuery } from './page-handle';

/** For a page that reads no query parameter. Campaign parameters do not make a second cache entry. */
export const readsNoQuery: CachedQuery = () => '';

/**
 * For a page that is cached only when none of these parameters is present. Results of a search or a calculation are
 * seldom requested twice.
 */
export const cachedWithout =
  (...names: readonly string[]): CachedQuery =>
  (query) =>
    names.some((name) => query.has(name)) ? undefined : '';

/**
 * For a page whose selection has its own path. `getPath` returns that path with its query, or `undefined` when the
 * query is not cached.
 */
export const cachedAs =
  (getPath: (query: URLSearchParams) => string | undefined): CachedQuery =>
  (query) => {
    const [page] = getPath(query)?.split('#') ?? [];
    return page?.split('?')[1] ?? (page && '');
  };
