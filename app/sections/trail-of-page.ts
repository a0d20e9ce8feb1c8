import type { Crumb } from '~/ui/breadcrumbs';

/** The way to a page, the last one the page itself; a function where several pages share a route. */
export type Trail = readonly Crumb[] | ((pathname: string) => readonly Crumb[]);

/** Of the routes that make up a page, the last is the page itself. */
type Matches = readonly ({ handle?: unknown } | undefined)[];

/** The way to a page that its route names in its `handle`; `undefined` where it names none. */
export function trailOfPage(matches: Matches, pathname: string): readonly Crumb[] | undefined {
  const { trail } = (matches.at(-1)?.handle ?? {}) as { trail?: Trail };
  return typeof trail === 'function' ? trail(pathname) : trail;
}
