import type { PageHandle } from '~/page-handle';
import type { Crumb } from '~/ui/breadcrumbs';

/** Of the routes that make up a page, the last is the page itself. */
type Matches = readonly ({ handle?: unknown } | undefined)[];

/** The way to a page that its route names in its `handle`; `undefined` where it names none. */
export function trailOfPage(matches: Matches, pathname: string): readonly Crumb[] | undefined {
  const { trail } = (matches.at(-1)?.handle ?? {}) as Partial<PageHandle>;
  return typeof trail === 'function' ? trail(pathname) : trail;
}
