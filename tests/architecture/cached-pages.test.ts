import { posix } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routeConfig from '../../app/routes';
import { projectFiles, readProjectFile } from './project-files';

interface Route {
  file: string;
  /** The files of its layouts, outermost first. */
  layouts: readonly string[];
}

const listRoutes = (entries: readonly RouteConfigEntry[], layouts: readonly string[]): Route[] =>
  entries.flatMap(({ file, children }) => {
    const path = `app/${file}`;
    return [{ file: path, layouts }, ...listRoutes(children ?? [], [...layouts, path])];
  });

const routes = listRoutes(await routeConfig, ['app/root.tsx']);

const marksResponseAsCached = ({ file }: Route) =>
  /\b(cacheUntilChanged|shareWhileRendering)\b/.test(readProjectFile(file));
const hasCachedQuery = ({ file }: Route) => /\bcachedQuery\b/.test(readProjectFile(file));
/** All requests get the page for an empty query: the cache ignores the query. */
const ignoresQuery = ({ file }: Route) =>
  /cachedQuery: readsNoQuery\b|\bprerender: true\b/.test(readProjectFile(file));

const READS_QUERY = /\bsearchParams\b|\buseSearchParams\b|\blocation\.search\b|useLocation\(\)\.search\b/;

/** Error pages are never cached. */
const NOT_CACHED = 'app/sections/errors/';

const files = new Set(projectFiles);

function resolveImport(from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('~/')
    ? `app/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  return [path, `${path}.tsx`, `${path}.ts`].find((file) => file !== undefined && files.has(file));
}

/** Components and their helpers. Server modules, content and rules get the query only from a loader. */
const isPartOfPage = (file: string) => /^app\/(routes|features|sections|ui)\//.test(file);

/** The route module, its layouts, and everything that they import to show the page. */
function listPageFiles({ file, layouts }: Route): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || path.startsWith(NOT_CACHED)) return;
    found.add(path);
    for (const [, specifier = ''] of readProjectFile(path).matchAll(/\bfrom '([^']+)'/g)) {
      const imported = resolveImport(path, specifier);
      if (imported && isPartOfPage(imported)) visit(imported);
    }
  };
  for (const path of [file, ...layouts]) visit(path);
  return [...found];
}

it('finds cached pages, prerendered pages and files that read the query', () => {
  expect(routes.filter(marksResponseAsCached).length).toBeGreaterThan(15);
  expect(routes.filter(ignoresQuery).length).toBeGreaterThan(15);
  const shopHome = routes.find(({ file }) => file === 'app/routes/shop/shop-home-page.tsx');
  expect(
    shopHome && listPageFiles(shopHome).filter((file) => READS_QUERY.test(readProjectFile(file))),
  ).toEqual(['app/sections/frames/shop-header.tsx']);
});

it('a route whose loader marks its response as cached declares the query that it reads', () => {
  const undeclared = routes.filter((route) => marksResponseAsCached(route) && !hasCachedQuery(route));
  expect(
    undeclared.map(({ file }) => file),
    'name the parameters in cachedQuery of handle, see app/cached-query.ts',
  ).toEqual([]);
});

it('a route that declares a cached query marks its response as cached', () => {
  const unmarked = routes.filter((route) => hasCachedQuery(route) && !marksResponseAsCached(route));
  expect(
    unmarked.map(({ file }) => file),
    'call cacheUntilChanged in the loader, or remove cachedQuery',
  ).toEqual([]);
});

it('no part of a page reads the query when the cache ignores it', () => {
  const reading = routes.filter(ignoresQuery).flatMap((route) =>
    listPageFiles(route)
      .filter((file) => READS_QUERY.test(readProjectFile(file)))
      .map((file) => `${route.file}: ${file}`),
  );
  expect(
    reading,
    'name the parameters in cachedQuery and call cacheUntilChanged in the loader, instead of prerender or readsNoQuery',
  ).toEqual([]);
});

it('a page that is cached without named parameters reads no other parameter', () => {
  const covered = routes.flatMap((route) => {
    const [, list] = /cachedWithout\(('[^)]*')\)/.exec(readProjectFile(route.file)) ?? [];
    return list === undefined ? [] : [{ route, names: list.split(/'(?:, ')?/).filter(Boolean) }];
  });
  expect(covered.length).toBeGreaterThan(4);
  for (const { route, names } of covered) {
    const read = listPageFiles(route)
      .map(readProjectFile)
      .filter((source) => READS_QUERY.test(source))
      .flatMap((source) =>
        [...source.matchAll(/\.(?:get|getAll|has)\('([\w-]+)'\)/g)].map(([, name]) => name),
      );
    expect(names, route.file).toEqual(expect.arrayContaining(read));
  }
});
