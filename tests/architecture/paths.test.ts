import { expect, it } from 'vitest';
import { paths } from '~/paths';
import { pathRedirects } from '~/routes/path-redirects';
import { findRoute } from './route-table';

/** Arguments of builders that accept only existing names. */
const sampleArguments: Readonly<Record<string, string>> = { product: 'converge', newsletterLink: 'confirm' };

const notFoundFile = findRoute('/no/such/page')?.file;

function buildPaths(builders: object, prefix = ''): [name: string, path: string][] {
  return Object.entries(builders).flatMap(([name, builder]: [string, unknown]): [string, string][] => {
    if (typeof builder === 'object' && builder) return buildPaths(builder, `${prefix}${name}.`);
    if (typeof builder !== 'function') throw new TypeError(`paths.${prefix}${name} is not a path builder.`);
    const samples = Array.from({ length: builder.length }, () => sampleArguments[name] ?? 'sample');
    return [[`${prefix}${name}`, String(builder(...samples))]];
  });
}

it.each(buildPaths(paths))('paths.%s has a page', (_, path) => {
  const { pathname } = new URL(path, 'http://localhost');
  if (pathname !== paths.notFound()) expect(findRoute(pathname)?.file).not.toBe(notFoundFile);
});

it.each(Object.entries(pathRedirects))('the redirect from %s leads to a page', (_, path) => {
  expect(findRoute(path)?.file).not.toBe(notFoundFile);
});
