import { describe, expect, it } from 'vitest';
import { parseCatalogueQuery, serialiseCatalogueQuery } from '~/domain/catalogue/catalogue-query';
import { isCanonical, isWorthCaching } from './canonical-url';
import type { Facets } from './facets';

const isCanonicalSearch = (search: string) => {
  const params = new URLSearchParams(search);
  return isCanonical(params, parseCatalogueQuery(params));
};

describe('isCanonical', () => {
  it.each(['?q=&min=&max=&rating=&sort=featured', '?size=M&size=L&category=wear', '?page=-1', '?q=++mug++'])(
    'refuses %s',
    (search) => {
      expect(isCanonicalSearch(search)).toBe(false);
    },
  );

  it.each([
    '',
    '?category=wear&size=L&size=M',
    '?q=mug%20white',
    '?q=mug+white',
    '?utm_source=letter',
    '?x=1&q=a',
  ])('accepts %s', (search) => {
    expect(isCanonicalSearch(search)).toBe(true);
  });

  it('accepts every serialised query', () => {
    for (const search of [
      '?q=%00%ED%A0%80',
      '?min=9&max=1',
      '?colour=%FF&page=1e9',
      `?q=${'ä '.repeat(200)}`,
    ]) {
      const serialised = serialiseCatalogueQuery(parseCatalogueQuery(new URLSearchParams(search)));
      expect(isCanonicalSearch(serialised.toString())).toBe(true);
    }
  });
});

describe('isWorthCaching', () => {
  const facetValue = (value: string, count: number) => ({ value, label: value, count });
  const facets: Facets = {
    category: [facetValue('desk', 4), facetValue('made-up', 0)],
    colour: [],
    gender: [],
    size: [],
    tag: [],
    rating: [],
    inStock: 3,
    onSale: 0,
    hasLimitedCounts: false,
  };
  const isWorthCachingSearch = (
    search: string,
    result: { total?: number; hasLimitedCounts?: boolean } = {},
  ) =>
    isWorthCaching(parseCatalogueQuery(new URLSearchParams(search)), {
      total: result.total ?? 4,
      facets: { ...facets, hasLimitedCounts: result.hasLimitedCounts ?? false },
    });

  it.each(['', '?category=desk&page=2', '?q=mug&stock=1'])('accepts "%s"', (search) => {
    expect(isWorthCachingSearch(search)).toBe(true);
  });

  it.each([
    '?q=everything-that-nobody-else-would-type',
    '?category=desk&category=made-up',
    '?colour=never-seen',
  ])('refuses %s', (search) => {
    expect(isWorthCachingSearch(search)).toBe(false);
  });

  it('refuses a result without products', () => {
    expect(isWorthCachingSearch('', { total: 0 })).toBe(false);
  });

  it('accepts unknown values where counting stopped at the limit', () => {
    expect(isWorthCachingSearch('?colour=never-seen', { hasLimitedCounts: true })).toBe(true);
  });
});
