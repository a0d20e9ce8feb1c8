import { codeFiles, readProjectFile } from '../../../architecture/project-files';
import { everyBrokenEncoding } from './encode-form';
import type { HostileRequest } from './find-failures';
import { hostileBytes, percentEncoded } from './hostile-values';
import { samples } from './samples';
import { type RoutePaths, withParameters } from './site-paths';

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'QUERY',
] as const;
const OWN_FORM = { 'Sec-Fetch-Site': 'same-origin' };

export const everyMethod = ({ pattern, paths }: RoutePaths): HostileRequest[] =>
  [...paths.slice(0, 1), ...paths.slice(0, 1).map((path) => `${path}.data`)].flatMap((path) =>
    METHODS.map((method) => ({ label: `${method} ${pattern}`, method, path, headers: OWN_FORM })),
  );

/** What stands in the place of parameters, and what is put behind a path that has none. */
export function hostileParameters({ pattern, paths }: RoutePaths): HostileRequest[] {
  const hasParameters = /[:*]/.test(pattern);
  const values = samples(`parameters of ${pattern}`, hostileBytes, hasParameters ? 24 : 3);
  return values.flatMap((bytes) => {
    // A path of 20,000 characters is longer than servers accept.
    const value = percentEncoded(bytes.subarray(0, 1_500)) || '%20';
    const path = hasParameters
      ? withParameters(pattern, value)
      : `${paths[0] === '/' ? '' : paths[0]}/${value}`;
    const label = `hostile parameters of ${pattern}`;
    const asked: HostileRequest = { label, path };
    return hasParameters ? [asked, { ...asked, method: 'POST', headers: OWN_FORM }] : [asked];
  });
}

const IN_QUERIES = /(?:searchParams|query|parameters)\.(?:get|getAll|has)\(\s*'([\w-]+)'/g;
const OF_THE_CATALOGUE = [
  ...['q', 'category', 'colour', 'gender', 'size', 'tag', 'min', 'max', 'rating', 'inStock', 'onSale'],
  ...['sort', 'page', 'buy', 'items', 'key', 'state', 'code', 'error', '_routes', 'index'],
];

/** Every name that some page reads from its query, found in the sources, so that new ones are tried as well. */
const queryNames: readonly string[] = [
  ...new Set([
    ...OF_THE_CATALOGUE,
    ...codeFiles
      .filter((file) => /^app\/(?!.*\.test\.)/.test(file))
      .flatMap((file) => [...readProjectFile(file).matchAll(IN_QUERIES)].map(([, name = '']) => name)),
  ]),
];

/** Some names of every query at a time, each with something else. */
export function hostileQueries({ pattern, paths }: RoutePaths): HostileRequest[] {
  const path = paths[0];
  if (path === undefined) return [];
  const values = samples(`queries of ${pattern}`, hostileBytes, 60);
  return [0, 1, 2, 3, 4].map((round) => {
    const pairs = queryNames.map((name, index) => {
      const bytes = values[(index * 5 + round) % values.length] ?? Buffer.alloc(0);
      return `${name}=${percentEncoded(bytes.subarray(0, 60))}`;
    });
    const query = [...pairs, pairs[round], '%', '=', '&&', '__proto__[x]=1', '%ff=%ff'].join('&');
    return { label: `hostile query of ${pattern}`, path: `${path}${path.includes('?') ? '&' : '?'}${query}` };
  });
}

const someParts = [{ name: Buffer.from('email'), value: Buffer.from('asha@example.in') }];

/** Forms that cannot be read, sent to every route, whether it takes forms or not. */
export const unreadableForms = ({ pattern, paths }: RoutePaths): HostileRequest[] =>
  paths.slice(0, 1).flatMap((path) =>
    everyBrokenEncoding(someParts).map(({ how, contentType, headers, body }) => ({
      label: `a form ${how} to ${pattern}`,
      method: 'POST',
      path,
      headers: { ...OWN_FORM, ...(contentType && { 'Content-Type': contentType }), ...headers },
      body,
    })),
  );
