import type { Breadcrumb } from '~/ui/navigation/breadcrumbs';

/** The way to a page, the last one the page itself; a function where several pages share a route. */
export type RouteBreadcrumbs = readonly Breadcrumb[] | ((pathname: string) => readonly Breadcrumb[]);

/** Of the routes that make up a page, the last is the page itself. */
type Matches = readonly ({ handle?: unknown } | undefined)[];

/** The way to a page that its route names in its `handle`; `undefined` where it names none. */
export function findRouteBreadcrumbs(matches: Matches, pathname: string): readonly Breadcrumb[] | undefined {
  const { breadcrumbs } = (matches.at(-1)?.handle ?? {}) as { breadcrumbs?: RouteBreadcrumbs };
  return typeof breadcrumbs === 'function' ? breadcrumbs(pathname) : breadcrumbs;
}
