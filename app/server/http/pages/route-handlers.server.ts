import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';
import { getFullPath } from '../cache/page-keys.server';

type Routes = ServerBuild['routes'];

/** A segment that only its own text matches. The routes write it in lower case and without escapes. */
const STATIC_SEGMENT = /^[a-z\d._-]+$/;

const getFirstSegment = (path: string): string => path.split('/', 2)[1] ?? '';

/** What decides whether a path can belong to a route: its first segment. Absent for a route that only holds others. */
function getSegmentOfRoute(routes: Routes, id: string): string | undefined {
  const route = routes[id];
  if (!route || (route.path === undefined && !route.index)) return undefined;
  return getFirstSegment(getFullPath(routes, id));
}

/** The build with the routes that can match a path with this first segment, and those that hold them. */
function selectRoutes(build: ServerBuild, segment: string): ServerBuild {
  const { routes, assets } = build;
  const selected = new Set<string>();
  for (const id of Object.keys(routes)) {
    const own = getSegmentOfRoute(routes, id);
    // A page that is fully hydrated also lists the routes of `/`.
    if (own === undefined || (STATIC_SEGMENT.test(own) && own !== segment)) continue;
    for (let each: string | undefined = id; each !== undefined; each = routes[each]?.parentId)
      selected.add(each);
  }
  const select = <Value>(values: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(values).filter(([id]) => selected.has(id)));
  return { ...build, routes: select(routes), assets: { ...assets, routes: select(assets.routes) } };
}

/** Returns the request handler of React Router for a path. */
export type FindRouteHandler = (pathname: string) => RequestHandler;

/**
 * React Router tries its routes one after another, twice for each request, and copies all of them for each page. With the
 * routes of one first segment it has a tenth of them to try. A path with another first segment has a handler with all routes.
 */
export function createRouteHandlers(build: ServerBuild, mode: string): FindRouteHandler {
  const handleAny = createRequestHandler(build, mode);
  const segments = Object.keys(build.routes).flatMap((id) => getSegmentOfRoute(build.routes, id) ?? []);
  const handlers = new Map(
    [...new Set(segments)]
      .filter((segment) => STATIC_SEGMENT.test(segment))
      .map((segment) => [segment, createRequestHandler(selectRoutes(build, segment), mode)]),
  );
  return (pathname) => handlers.get(getFirstSegment(pathname)) ?? handleAny;
}
