import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CatalogueQuery,
  countActiveFilters,
  EMPTY_CATALOGUE_QUERY,
  MAX_CATALOGUE_PAGE,
  parseCatalogueQuery,
  refineCatalogueQuery,
  SORT_ORDERS,
  serialiseCatalogueQuery,
  toggleFacet,
} from './catalogue-query';
import { GENDERS } from './product';

const parse = (search: string) => parseCatalogueQuery(new URLSearchParams(search));
const serialise = (query: CatalogueQuery) => serialiseCatalogueQuery(query).toString();

const anyWord = fc.stringMatching(/^[a-z0-9&=+%#é\u0939]{1,20}$/);
const anyList = fc.uniqueArray(anyWord, { maxLength: 5 }).map((values) => values.sort());
const anyQuery: fc.Arbitrary<CatalogueQuery> = fc
  .record({
    q: fc.oneof(fc.constant(''), anyWord),
    category: anyList,
    colour: anyList,
    gender: fc.subarray([...GENDERS]).map((values) => values.sort()),
    size: anyList,
    tag: anyList,
    inStock: fc.boolean(),
    onSale: fc.boolean(),
    sort: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 1, max: MAX_CATALOGUE_PAGE }),
  })
  .chain((query) =>
    fc
      .record(
        {
          min: fc.integer({ min: 1, max: 5_000 }),
          max: fc.integer({ min: 5_000, max: 9_000 }),
          rating: fc.integer({ min: 1, max: 5 }),
        },
        { requiredKeys: [] },
      )
      .map((ranges) => ({ ...query, ...ranges })),
  );

describe('The catalogue query in the URL', () => {
  test('a serialised query parses to the same query', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(parse(serialise(query))).toEqual(query);
      }),
    );
  });

  test('any URL can be parsed and has one canonical form', () => {
    const anyName = fc.constantFrom(
      ...'q category colour gender size tag min max rating stock sale sort page'.split(' '),
    );
    const anyValue = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer().map(String));
    fc.assert(
      fc.property(fc.array(fc.tuple(anyName, anyValue)), (pairs) => {
        const query = parseCatalogueQuery(new URLSearchParams(pairs));
        expect(parse(serialise(query))).toEqual(query);
      }),
    );
  });

  test('the empty query serialises to an empty URL', () => {
    expect(parse('')).toEqual(EMPTY_CATALOGUE_QUERY);
    expect(serialise(EMPTY_CATALOGUE_QUERY)).toBe('');
  });

  test('parameters have a fixed order; facet values repeat the parameter', () => {
    const query = parse(
      'tag=new&category=mugs&page=2&category=books&category=mugs&sort=price-asc&stock=1&sale=1&q=tea',
    );
    expect(serialise(query)).toBe(
      'q=tea&category=books&category=mugs&tag=new&stock=1&sale=1&sort=price-asc&page=2',
    );
  });
});

describe('Broken URLs', () => {
  test.each([
    ['-1', 1],
    ['0', 1],
    ['abc', 1],
    ['', 1],
    ['1.9', 1],
    ['7', 7],
    ['1e9', MAX_CATALOGUE_PAGE],
    ['Infinity', MAX_CATALOGUE_PAGE],
    ['NaN', 1],
  ])('page=%s is page %i', (page, expected) => {
    expect(parse(`page=${page}`).page).toBe(expected);
  });

  test('control characters, lone surrogates and overlong values are removed', () => {
    expect(parse('q=%00tea%00%0A%20cup%00').q).toBe('tea cup');
    expect(parse(`q=${'x'.repeat(5_000)}`).q).toHaveLength(100);
    expect(parseCatalogueQuery(new URLSearchParams([['q', 'a\uD83D']])).q).toBe('a');
    expect(parse(Array.from({ length: 50 }, (_, at) => `tag=t${at}`).join('&')).tag).toHaveLength(20);
  });

  test('unknown sort orders and genders, invalid prices and ratings are left out', () => {
    expect(parse('sort=price&gender=robot&min=1.5&max=abc&rating=x&stock=yes&sale=0')).toEqual(
      EMPTY_CATALOGUE_QUERY,
    );
    expect(parse('rating=9').rating).toBe(5);
    expect(parse('rating=-2')).toEqual(EMPTY_CATALOGUE_QUERY);
  });

  test('a reversed price range is swapped', () => {
    expect(parse('min=900&max=100')).toMatchObject({ min: 100, max: 900 });
    expect(parse('min=900&max=0')).toEqual({ ...EMPTY_CATALOGUE_QUERY, max: 900 });
    expect(parse('min=-5&max=100')).toEqual({ ...EMPTY_CATALOGUE_QUERY, max: 100 });
  });
});

describe('Changing a query', () => {
  test('toggling a facet value adds or removes it and goes to page 1', () => {
    const query = parse('category=mugs&page=3');
    expect(serialise(toggleFacet(query, 'category', 'books'))).toBe('category=books&category=mugs');
    expect(serialise(toggleFacet(query, 'category', 'mugs'))).toBe('');
    expect(serialise(toggleFacet(EMPTY_CATALOGUE_QUERY, 'gender', 'women'))).toBe('gender=women');
  });

  test('toggling twice changes only the page', () => {
    fc.assert(
      fc.property(anyQuery, anyWord, (query, value) => {
        const twice = toggleFacet(toggleFacet(query, 'colour', value), 'colour', value);
        expect(twice).toEqual({ ...query, page: 1 });
      }),
    );
  });

  test('only a page change keeps the page', () => {
    const query = parse('page=3');
    expect(refineCatalogueQuery(query, { sort: 'newest' }).page).toBe(1);
    expect(refineCatalogueQuery(query, { page: 4 }).page).toBe(4);
  });

  test('a price range counts as one filter', () => {
    expect(countActiveFilters(parse('q=tea&sort=name&page=2'))).toBe(0);
    expect(countActiveFilters(parse('category=a&category=b&min=1&max=2&rating=4&stock=1&sale=1'))).toBe(6);
  });
});
