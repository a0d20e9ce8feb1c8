import { describe, expect, it } from 'vitest';
import { pathRedirects } from '~/routes/path-redirects';
import { findRoute } from './route-table';
import { seedComingSoonRoutes, seedNotFoundRoutes, seedRoutes } from './seed-routes';

const all = Object.values(seedRoutes).flat();
const notFoundFile = findRoute('/no/such/page')?.file;

it('knows the 78 addresses of the seed specification', () => {
  expect(new Set(all).size).toBe(78);
});

describe.each(Object.entries(seedRoutes))('the %s layout', (layout, addresses) => {
  const ownPages = addresses.filter((address) => !seedNotFoundRoutes.some((other) => other === address));

  it.each(ownPages)('holds %s', (address) => {
    const found = findRoute(address);
    expect(found?.file).not.toBe(notFoundFile);
    expect(found?.layouts).toContain(`routes/${layout}/layout.tsx`);
  });
});

it.each(seedNotFoundRoutes)('%s shows the not-found page', (address) => {
  expect(findRoute(address)?.file).toBe(notFoundFile);
});

it('the four products to come share one coming-soon page', () => {
  const files = seedComingSoonRoutes.map((address) => findRoute(address)?.file);
  expect(new Set(files).size).toBe(1);
});

it('/account leads to the first of its pages', () => {
  expect(pathRedirects['/account']).toBe('/account/profile');
});
