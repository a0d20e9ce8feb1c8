import { expect, it } from 'vitest';
import { paths } from '~/paths';
import { pathRedirects } from '~/routes/path-redirects';
import { findRoute } from './route-table';

type Builder = (...samples: string[]) => string;
interface Builders {
  readonly [name: string]: Builder | Builders;
}

/** For builders that take only the names of things that are there. */
const knownNames: Readonly<Record<string, string>> = { product: 'converge', newsletterLink: 'confirm' };

const notFound = findRoute('/no/such/page')?.file;

function builtPaths(builders: Builders, prefix = ''): [name: string, address: string][] {
  return Object.entries(builders).flatMap(([name, builder]): [string, string][] => {
    if (typeof builder !== 'function') return builtPaths(builder, `${prefix}${name}.`);
    const samples = Array.from({ length: builder.length }, () => knownNames[name] ?? 'sample');
    return [[`${prefix}${name}`, builder(...samples)]];
  });
}

it.each(builtPaths(paths as unknown as Builders))('paths.%s leads to a page', (_, address) => {
  const { pathname } = new URL(address, 'http://localhost');
  if (pathname !== paths.notFound()) expect(findRoute(pathname)?.file).not.toBe(notFound);
});

it.each(Object.entries(pathRedirects))('the old address %s leads to a page', (_, address) => {
  expect(findRoute(address)?.file).not.toBe(notFound);
});
