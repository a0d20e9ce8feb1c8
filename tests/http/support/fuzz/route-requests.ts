import { codeFiles, readProjectFile } from '../../../architecture/project-files';
import { encodeBroken } from './encode-form';
import type { HostileRequest } from './find-failures';
import { encodeAsPercent, hostileBytes } from './hostile-values';
import { drawSamples, fuzzRounds } from './samples';
import { fillParameters, type RoutePaths } from './site-paths';

/** GET of a page is in other tests of this kind, with a query. */
const METHODS = { document: ['HEAD', 'POST'], data: ['GET', 'POST'] } as const;
/** `requireKnownMethod` answers them before any route is reached. */
const OTHER_METHODS = ['OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'] as const;
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

/** In one round each route gets every third of the other methods, in three rounds all of them. */
export const listRequestsOfEveryMethod = (
  { pattern, paths }: RoutePaths,
  route: number,
): HostileRequest[] => {
  const others = OTHER_METHODS.filter((_, index) => (index + route) % 3 < fuzzRounds);
  const create = (path: string, methods: readonly string[]) =>
    [...methods, ...others].map((method) => ({
      label: `${method} ${pattern}`,
      method,
      path,
      headers: SAME_ORIGIN,
    }));
  return paths
    .slice(0, 1)
    .flatMap((path) => [...create(path, METHODS.document), ...create(`${path}.data`, METHODS.data)]);
};

/** Hostile values for path parameters, or as an additional segment of a path without parameters. */
export function listHostileParameters({ pattern, paths }: RoutePaths): HostileRequest[] {
  const hasParameters = /[:*]/.test(pattern);
  const values = drawSamples(`parameters of ${pattern}`, hostileBytes, hasParameters ? 8 : 1);
  return values.flatMap((bytes) => {
    // A path of 20,000 characters is longer than servers accept.
    const value = encodeAsPercent(bytes.subarray(0, 1_500)) || '%20';
    const path = hasParameters
      ? fillParameters(pattern, value)
      : `${paths[0] === '/' ? '' : paths[0]}/${value}`;
    const label = `hostile parameters of ${pattern}`;
    const request: HostileRequest = { label, path };
    return hasParameters ? [request, { ...request, method: 'POST', headers: SAME_ORIGIN }] : [request];
  });
}

const QUERY_READ = /(?:searchParams|query|parameters)\.(?:get|getAll|has)\(\s*'([\w-]+)'/g;
const CATALOGUE_PARAMETERS = [
  'q',
  'category',
  'colour',
  'gender',
  'size',
  'tag',
  'min',
  'max',
  'rating',
  'inStock',
  'onSale',
  'sort',
  'page',
  'buy',
  'items',
  'key',
  'state',
  'code',
  'error',
  '_routes',
  'index',
];

/** All query parameters of the site, found in the sources. */
const queryNames: readonly string[] = [
  ...new Set([
    ...CATALOGUE_PARAMETERS,
    ...codeFiles
      .filter((file) => /^app\/(?!.*\.test\.)/.test(file))
      .flatMap((file) => [...readProjectFile(file).matchAll(QUERY_READ)].map(([, name = '']) => name)),
  ]),
];

const VALUES_PER_QUERY = 10;

/** A path with all query parameters at once, with different hostile values in each round. */
export function listHostileQueries({ pattern, paths }: RoutePaths): HostileRequest[] {
  const path = paths[0];
  if (path === undefined) return [];
  const values = drawSamples(`queries of ${pattern}`, hostileBytes, 2 * VALUES_PER_QUERY);
  return Array.from({ length: values.length / VALUES_PER_QUERY }, (_, round) => {
    const pairs = queryNames.map((name, index) => {
      const bytes = values[(index * 5 + round) % values.length] ?? Buffer.alloc(0);
      return `${name}=${encodeAsPercent(bytes.subarray(0, 60))}`;
    });
    const query = [...pairs, pairs[round], '%', '=', '&&', '__proto__[x]=1', '%ff=%ff'].join('&');
    return { label: `hostile query of ${pattern}`, path: `${path}${path.includes('?') ? '&' : '?'}${query}` };
  });
}

const FORM_PARTS = [{ name: Buffer.from('email'), value: Buffer.from('asha@example.in') }];

/**
 * Unreadable forms, also for routes without an action. In one round each route gets every third encoding, so that each
 * encoding is sent to a third of the routes. In three rounds each route gets all.
 */
export const listUnreadableForms = ({ pattern, paths }: RoutePaths, route: number): HostileRequest[] => {
  const encodings = encodeBroken(FORM_PARTS).filter((_, index) => (index + route) % 3 < fuzzRounds);
  return paths.slice(0, 1).flatMap((path) =>
    encodings.map(({ how, contentType, headers, body }) => ({
      label: `form ${how} to ${pattern}`,
      method: 'POST',
      path,
      headers: { ...SAME_ORIGIN, ...(contentType && { 'Content-Type': contentType }), ...headers },
      body,
    })),
  );
};
