import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routeConfig from '../../app/routes';

export interface MatchedRoute {
  id: string;
  file: string;
  /** The files of its layouts, outermost first. */
  layouts: readonly string[];
}

/** Converts the route configuration to route objects. An entry without an id gets its file as id, as in React Router. */
function toRoutes(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ id, index, path, file, children, caseSensitive }) => {
    const route = { id: id ?? file.replace(/\.[^.]+$/, ''), path, caseSensitive, handle: file };
    return index ? { ...route, index } : { ...route, children: toRoutes(children ?? []) };
  });
}

const table = await routeConfig;
const routes = toRoutes(table);

const flatten = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** Every entry of the table: layouts, pages and resource routes. */
export const routeEntries = flatten(table);

/** The route of a path. Undefined if no route matches, not even the not-found route. */
export function findRoute(path: string): MatchedRoute | undefined {
  const matches = matchRoutes(routes, path) ?? [];
  const last = matches.at(-1);
  if (!last) return undefined;
  return {
    id: String(last.route.id),
    file: String(last.route.handle),
    layouts: matches.slice(0, -1).map(({ route }) => String(route.handle)),
  };
}
