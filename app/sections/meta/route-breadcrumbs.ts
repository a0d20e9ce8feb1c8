import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';

/** Breadcrumbs of a route; the last item is the page itself. A function where several pages share a route. */
export type RouteBreadcrumbs = readonly Breadcrumb[] | ((pathname: string) => readonly Breadcrumb[]);

/** The matched routes; the last one is the page. */
type RouteMatches = readonly ({ handle?: unknown } | undefined)[];

/** Finds the breadcrumbs in the `handle` of the page's route. */
export function findRouteBreadcrumbs(
  matches: RouteMatches,
  pathname: string,
): readonly Breadcrumb[] | undefined {
  const { breadcrumbs } = (matches.at(-1)?.handle ?? {}) as { breadcrumbs?: RouteBreadcrumbs };
  return typeof breadcrumbs === 'function' ? breadcrumbs(pathname) : breadcrumbs;
}
