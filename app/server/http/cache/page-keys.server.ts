import { matchPath, matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import type { CachedQuery, PageHandle } from '~/page-handle';

/** The key under which the answer to an address (path and query) is cached; `undefined` when it is not. */
export type PageKey = (address: string) => string | undefined;

interface CacheablePage {
  id: string;
  path: string;
  cachedQuery: CachedQuery;
}

type Routes = ServerBuild['routes'];

/** The table of routes as React Router matches it. */
function routeTree(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: routeTree(routes, id) },
    );
}

function fullPath(routes: Routes, id: string | undefined): string {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return '';
  return fullPath(routes, route.parentId) + (route.path ? `/${route.path}` : '');
}

function cacheablePages(routes: Routes): CacheablePage[] {
  return Object.values(routes).flatMap((route) => {
    const { cachedQuery } = (route?.module.handle as PageHandle | undefined) ?? {};
    if (!route || !cachedQuery) return [];
    return [{ id: route.id, path: fullPath(routes, route.id) || '/', cachedQuery }];
  });
}

/** What React Router asks of a page's loaders alone; it is no page. */
const isData = (path: string) => path.endsWith('.data');

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Knows which addresses lead to the same cached page: its route says what of the query the page reads, and in which one
 * spelling. A page is rendered for its key, so that nothing else of an address can reach it.
 */
export function createPageKeys({ routes }: Pick<ServerBuild, 'routes'>): PageKey {
  const pages = cacheablePages(routes);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const withParameters = pages.filter(({ path }) => path.includes(':'));
  const tree = routeTree(routes);

  const pageAt = (path: string): CacheablePage | undefined => {
    const exact = byPath.get(path);
    if (exact) return exact;
    const page = withParameters.find((each) => matchPath(each.path, path));
    if (!page || !isDecodable(path)) return undefined;
    // Another route may fit better.
    return matchRoutes(tree, path)?.at(-1)?.route.id === page.id ? page : undefined;
  };

  return (address) => {
    const [path = '', ...query] = address.split('?');
    if (isData(path)) return undefined;
    const search = pageAt(path)?.cachedQuery(new URLSearchParams(query.join('?')));
    if (search === undefined) return undefined;
    return search === '' ? path : `${path}?${search}`;
  };
}
