import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import table from '../../../app/routes';

export interface SiteRoute {
  /** A path of the route, with values for its parameters. */
  path: string;
  /** What its action reads. `nothing` if it has no action. */
  reads: 'form' | 'json' | 'nothing';
  hasAction: boolean;
}

const PARAMETERS: Readonly<Record<string, string>> = {
  id: '01938f00-0000-7000-8000-00000000ffff',
  kind: 'news',
  token: 'x'.repeat(32),
  number: 'TS-2627-000001',
};

/** The path of a route with a value for each parameter, or with `value` for all. */
export const fillPath = (pattern: string, value?: string): string =>
  `/${pattern.replace(/:(\w+)|\*/g, (_, name: string) => value ?? PARAMETERS[name] ?? 'none')}`;

function findBodyType(source: string): SiteRoute['reads'] {
  if (source.includes('readForm(')) return 'form';
  return /\bread(?:Call)?Json\(/.test(source) ? 'json' : 'nothing';
}

function flatten(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

/** The patterns of all routes with a path, without the leading slash. */
export const sitePatterns = flatten(await table).flatMap(({ path, index, file }) =>
  path === undefined && !index ? [] : [{ pattern: path ?? '', file }],
);

export const siteRoutes: readonly SiteRoute[] = sitePatterns.map(({ pattern, file }) => {
  const source = readFileSync(`app/${file}`, 'utf8');
  const hasAction = /export (async )?(function|const) action\b/.test(source);
  // React Router sends a POST to the bare path to the layout. `?index` selects the page.
  const path = pattern === '' ? '/?index' : fillPath(pattern);
  return { path, hasAction, reads: hasAction ? findBodyType(source) : 'nothing' };
});
