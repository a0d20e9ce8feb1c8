import type { CachedQuery } from './page-handle';

/** For a page that reads nothing of its query: a campaign's parameters lead to the same page. */
export const readsNoQuery: CachedQuery = () => '';

/**
 * For a page that is cached as long as none of these is asked for: what one visitor searched for or worked out is
 * seldom asked for again.
 */
export const cachedWithout =
  (...names: readonly string[]): CachedQuery =>
  (query) =>
    names.some((name) => query.has(name)) ? undefined : '';

/** For a page whose selection has an address of its own, as `addressOf` builds it; `undefined` when there is none. */
export const cachedAs =
  (addressOf: (query: URLSearchParams) => string | undefined): CachedQuery =>
  (query) => {
    const [page] = addressOf(query)?.split('#') ?? [];
    return page?.split('?')[1] ?? (page && '');
  };
