import { expect, it } from 'vitest';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { paths } from '~/paths';
import { formatPriceRange, getCatalogueTitle, isIndexed, listActiveFilters } from './active-filters';
import type { Facets } from './facets';

const facets: Facets = {
  category: [
    { value: 'desk', label: 'Desk', count: 4 },
    { value: 'nope', label: 'nope', count: 0 },
  ],
  colour: [{ value: 'Slate', label: 'Slate', count: 2 }],
  gender: [{ value: 'women', label: 'women', count: 1 }],
  size: [],
  tag: [],
  rating: [],
  inStock: 0,
  onSale: 0,
  hasLimitedCounts: false,
};

it('lists every active filter with the query without it', () => {
  const query = {
    ...EMPTY_CATALOGUE_QUERY,
    q: 'felt',
    category: ['desk'],
    colour: ['Slate'],
    gender: ['women' as const],
    size: ['M'],
    min: 500,
    rating: 4,
    inStock: true,
    page: 3,
  };
  const filters = listActiveFilters(query, facets);
  expect(filters.map(({ label }) => label)).toEqual([
    'Desk',
    'Colour Slate',
    'Women',
    'Size M',
    'From Rs. 500.00',
    '4 stars and more',
    'In stock',
  ]);
  const urls = filters.map(({ queryWithout }) => paths.shop.catalogue(queryWithout));
  expect(urls[0]).toBe('/shop/grid?q=felt&colour=Slate&gender=women&size=M&min=500&rating=4&stock=1');
  expect(urls[4]).not.toContain('min');
  expect(urls.every((url) => !url.includes('page'))).toBe(true);
});

it('names the least number of stars', () => {
  const labels = [1, 4, 5].map(
    (rating) => listActiveFilters({ ...EMPTY_CATALOGUE_QUERY, rating }, facets)[0]?.label,
  );
  expect(labels).toEqual(['1 star and more', '4 stars and more', '5 stars']);
});

it('formats a price range', () => {
  expect(formatPriceRange(undefined, 900)).toBe('Up to Rs. 900.00');
  expect(formatPriceRange(500, 125_000)).toBe('Rs. 500.00 to Rs. 1,25,000.00');
});

it('titles the page by its search or its only filter', () => {
  const title = (query: Partial<typeof EMPTY_CATALOGUE_QUERY>) =>
    getCatalogueTitle({ ...EMPTY_CATALOGUE_QUERY, ...query }, facets);
  expect(title({})).toBe('All products');
  expect(title({ q: 'mug', category: ['desk'] })).toBe('Results for “mug”');
  expect(title({ category: ['desk'] })).toBe('Desk');
  expect(title({ category: ['nope'] })).toBe('All products');
  expect(title({ onSale: true })).toBe('On sale');
  expect(title({ category: ['desk'], onSale: true })).toBe('All products');
});

it.each([
  [{}, true],
  [{ category: ['desk'] }, true],
  [{ onSale: true }, true],
  [{ colour: ['Slate'] }, false],
  [{ min: 500 }, false],
  [{ category: ['desk'], onSale: true }, false],
  [{ q: 'felt' }, false],
])('whether search engines list %j: %s', (changes, expected) => {
  expect(isIndexed({ ...EMPTY_CATALOGUE_QUERY, ...changes }, facets)).toBe(expected);
});
