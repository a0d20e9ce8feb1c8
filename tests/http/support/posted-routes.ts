import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import table from '../../../app/routes';

export interface SiteRoute {
  /** An address of the route; parameters are filled in. */
  path: string;
  /** What its action reads of a post; nothing also when it has no action. */
  reads: 'form' | 'json' | 'nothing';
  hasAction: boolean;
}

const PARAMETERS: Readonly<Record<string, string>> = {
  id: '01938f00-0000-7000-8000-00000000ffff',
  kind: 'news',
  token: 'x'.repeat(32),
  number: 'TS-2627-000001',
};

/** The address of a route with a value for each parameter, or with the same value for all. */
export const fillPath = (pattern: string, value?: string): string =>
  `/${pattern.replace(/:(\w+)|\*/g, (_, name: string) => value ?? PARAMETERS[name] ?? 'none')}`;

function readsOf(source: string): SiteRoute['reads'] {
  if (source.includes('readForm(')) return 'form';
  return source.includes('readJson(') ? 'json' : 'nothing';
}

function flatten(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  return entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);
}

/** The patterns of all routes of the table that have an address, without the slash at the beginning. */
export const sitePatterns = flatten(await table).flatMap(({ path, index, file }) =>
  path === undefined && !index ? [] : [{ pattern: path ?? '', file }],
);

export const siteRoutes: readonly SiteRoute[] = sitePatterns.map(({ pattern, file }) => {
  const source = readFileSync(`app/${file}`, 'utf8');
  const hasAction = /export (async )?(function|const) action\b/.test(source);
  // A post to the address itself is for the layout of the first page, so the router.
  const path = pattern === '' ? '/?index' : fillPath(pattern);
  return { path, hasAction, reads: hasAction ? readsOf(source) : 'nothing' };
});
