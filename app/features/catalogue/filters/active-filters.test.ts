import { expect, it } from 'vitest';
import { EMPTY_CATALOGUE_QUERY } from '~/domain/catalogue/catalogue-query';
import { paths } from '~/paths';
import { activeFilters, formatPriceRange } from './active-filters';
import { catalogueTitle } from './catalogue-title';
import type { Facets } from './facets';

const facets: Facets = {
  category: [{ value: 'desk', label: 'Desk', count: 4 }],
  colour: [{ value: 'Slate', label: 'Slate', count: 2 }],
  gender: [{ value: 'women', label: 'women', count: 1 }],
  size: [],
  tag: [],
  rating: [],
  inStock: 0,
  onSale: 0,
  capped: false,
};

it('names every filter that is set, and the way without it', () => {
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
  const filters = activeFilters(query, facets);
  expect(filters.map(({ label }) => label)).toEqual([
    'Desk',
    'Colour Slate',
    'Women',
    'Size M',
    'From Rs. 500.00',
    '4 stars and more',
    'In stock',
  ]);
  const addresses = filters.map(({ queryWithout }) => paths.shop.catalogue(queryWithout));
  expect(addresses[0]).toBe('/shop/grid?q=felt&colour=Slate&gender=women&size=M&min=500&rating=4&stock=1');
  expect(addresses[4]).not.toContain('min');
  expect(addresses.every((address) => !address.includes('page'))).toBe(true);
});

it('writes a price range as people say it', () => {
  expect(formatPriceRange(undefined, 900)).toBe('Up to Rs. 900.00');
  expect(formatPriceRange(500, 125_000)).toBe('Rs. 500.00 to Rs. 1,25,000.00');
});

it('calls the view by its search or its only filter', () => {
  const title = (query: Partial<typeof EMPTY_CATALOGUE_QUERY>) =>
    catalogueTitle({ ...EMPTY_CATALOGUE_QUERY, ...query }, facets);
  expect(title({})).toBe('All products');
  expect(title({ q: 'mug', category: ['desk'] })).toBe('Results for “mug”');
  expect(title({ category: ['desk'] })).toBe('Desk');
  expect(title({ onSale: true })).toBe('On sale');
  expect(title({ category: ['desk'], onSale: true })).toBe('All products');
});
