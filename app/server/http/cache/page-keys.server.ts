import { matchPath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { CachedQuery, PageHandle } from '~/page-handle';
import { paths } from '~/paths';

/** The cache key of a URL (path and query); `undefined` for a page that is not cached. */
export type PageKey = (url: string) => string | undefined;

interface CacheablePage {
  id: string;
  path: string;
  cachedQuery: CachedQuery;
}

type Routes = ServerBuild['routes'];

/** The route table in the form in which React Router matches it. */
export function createRouteTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: createRouteTree(routes, id) },
    );
}

/** The path of a route with those of the routes that hold it. Empty for the root. */
export function getFullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  return getFullPath(routes, route.parentId) + (route.path ? `/${route.path}` : '');
}

function findCacheablePages(routes: Routes): CacheablePage[] {
  return Object.values(routes).flatMap((route) => {
    const { cachedQuery } = (route?.module.handle as PageHandle | undefined) ?? {};
    if (!route || !cachedQuery) return [];
    return [{ id: route.id, path: getFullPath(routes, route.id) || '/', cachedQuery }];
  });
}

/** The path of the journal alone ends with a slash (R-ROUTE-9). */
const getRequestedPath = (path: string) => (`${path}/` === paths.journal() ? paths.journal() : path);

/** React Router requests loader data of a page under `.data`. */
const isDataRequest = (path: string) => path.endsWith('.data');

export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Maps URLs to cache keys. `handle.cachedQuery` of a route returns the parameters that the page reads, in canonical form.
 * A page is rendered with its key as URL, so that no other part of a request URL can get into the cache.
 */
export function createPageKeys({ routes }: Pick<ServerBuild, 'routes'>): PageKey {
  const pages = findCacheablePages(routes);
  const byPath = new Map(pages.map((page) => [getRequestedPath(page.path), page]));
  const withParameters = pages.filter(({ path }) => path.includes(':'));
  const tree = createRouteTree(routes);

  const findPage = (path: string): CacheablePage | undefined => {
    const exact = byPath.get(path);
    if (exact) return exact;
    const page = withParameters.find((each) => matchPath(each.path, path));
    if (!page || !isDecodable(path)) return undefined;
    // Another route may be a better match.
    return matchRoutes(tree, path)?.at(-1)?.route.id === page.id ? page : undefined;
  };

  return (url) => {
    const [path = '', ...query] = url.split('?');
    if (isDataRequest(path)) return undefined;
    const search = findPage(path)?.cachedQuery(new URLSearchParams(query.join('?')));
    if (search === undefined) return undefined;
    return search === '' ? path : `${path}?${search}`;
  };
}
