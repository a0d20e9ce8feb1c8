import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import table from '../../app/routes';

export interface MatchedRoute {
  id: string;
  file: string;
  /** The files of its layouts, outermost first. */
  layouts: readonly string[];
}

/** The table in the form the router matches; an entry without an id is known by its file, as the framework does it. */
function toRoutes(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ id, index, path, file, children, caseSensitive }) => {
    const own = { id: id ?? file.replace(/\.[^.]+$/, ''), path, caseSensitive, handle: file };
    return index ? { ...own, index } : { ...own, children: toRoutes(children ?? []) };
  });
}

const routes = toRoutes(await table);

/** What the table leads an address to; undefined when nothing matches it, not even the page for unknown ones. */
export function findRoute(address: string): MatchedRoute | undefined {
  const matches = matchRoutes(routes, address) ?? [];
  const last = matches.at(-1);
  if (!last) return undefined;
  return {
    id: String(last.route.id),
    file: String(last.route.handle),
    layouts: matches.slice(0, -1).map(({ route }) => String(route.handle)),
  };
}
