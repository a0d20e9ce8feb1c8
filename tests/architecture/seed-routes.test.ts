import { describe, expect, it } from 'vitest';
import { pathRedirects } from '~/routes/path-redirects';
import { findRoute } from './route-table';
import { seedComingSoonRoutes, seedNotFoundRoutes, seedRoutes } from './seed-routes';

const allPaths = Object.values(seedRoutes).flat();
const notFoundFile = findRoute('/no/such/page')?.file;

it('lists the 78 paths of the seed specification', () => {
  expect(new Set(allPaths).size).toBe(78);
});

describe.each(Object.entries(seedRoutes))('the %s layout', (layout, paths) => {
  const ownPaths = paths.filter((path) => !seedNotFoundRoutes.some((other) => other === path));

  it.each(ownPaths)('contains %s', (path) => {
    const route = findRoute(path);
    expect(route?.file).not.toBe(notFoundFile);
    expect(route?.layouts).toContain(`routes/${layout}/layout.tsx`);
  });
});

it.each(seedNotFoundRoutes)('%s shows the not-found page', (path) => {
  expect(findRoute(path)?.file).toBe(notFoundFile);
});

it('the four planned products share one coming-soon page', () => {
  const files = seedComingSoonRoutes.map((path) => findRoute(path)?.file);
  expect(new Set(files).size).toBe(1);
});

it('/account is a page of its own, so that its guard keeps the requested path', () => {
  expect(pathRedirects['/account']).toBeUndefined();
  expect(findRoute('/account')?.layouts).toContain('routes/account/layout.tsx');
});
