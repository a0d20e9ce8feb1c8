import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CatalogueQuery,
  EMPTY_CATALOGUE_QUERY,
  FACETS,
  SORT_ORDERS,
} from '~/domain/catalogue/catalogue-query';
import { GENDERS } from '~/domain/catalogue/product';
import { addTax } from '~/domain/pricing/tax';
import { type Catalogue, createCatalogue } from '~/server/catalogue/catalogue.server';
import type { CatalogueSearchResult } from '~/server/catalogue/types.server';
import type { Database } from '~/server/db/database.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { site } from '~site';
import { seedProducts } from '../../../db/seed/products/catalogue';
import { seedCategories } from '../../../db/seed/products/categories';
import type { SeedProduct } from '../../../db/seed/products/types';
import { engines, openTestDatabase } from '../../database/test-database';
import { recordStatements } from '../../fakes/database-hooks';
import {
  calculateStars,
  calculateUnitPrice,
  countReferenceFacet,
  findReferenceMatches,
} from './reference-search';

const anySubset = (values: readonly string[]) =>
  fc.subarray([...new Set(values), 'no such value'], { maxLength: 3 }).map((chosen) => chosen.sort());

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });

/** Includes the prices of products, because a bound belongs to the range. */
const anyRupees = (min: number, max: number) =>
  fc.oneof(
    fc.integer({ min, max }),
    fc.constantFrom(
      ...seedProducts.map((product) =>
        Math.round(addTax(calculateUnitPrice(product), site.tax.rateBasisPoints) / 100),
      ),
    ),
  );

const anyQuery: fc.Arbitrary<CatalogueQuery> = fc.record({
  q: fc.constant(''),
  category: anySubset(seedCategories.map((category) => category.id)),
  colour: anySubset(seedProducts.flatMap((product) => product.attributes.colors.map((color) => color.name))),
  gender: fc.subarray([...GENDERS], { maxLength: 2 }),
  size: anySubset(seedProducts.flatMap((product) => product.attributes.size)),
  tag: anySubset(seedProducts.flatMap((product) => product.tag ?? [])),
  min: optional(anyRupees(0, 3_000)),
  max: optional(anyRupees(500, 20_000)),
  rating: optional(fc.integer({ min: 1, max: 5 })),
  inStock: fc.boolean(),
  onSale: fc.boolean(),
  sort: fc.constantFrom(...SORT_ORDERS),
  page: fc.constant(1),
});

const listIds = (products: readonly { id: string }[]) => products.map((product) => product.id);
const listSortedIds = (products: readonly { id: string }[]) => listIds(products).sort();

describe.each(engines)('catalogue search (%s)', (engine) => {
  let database: Database;
  let catalogue: Catalogue;
  let statements: string[];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
    const recorded = recordStatements(database);
    statements = recorded.statements;
    catalogue = createCatalogue(recorded.database);
  });
  afterAll(() => database.close());

  const search = (query: Partial<CatalogueQuery>): Promise<CatalogueSearchResult> => {
    statements.length = 0;
    return catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, ...query });
  };

  test('an empty query finds all products in their order', async () => {
    const { products, total, isTotalLimited, page, pages } = await search({});
    const featuredFirst = [...seedProducts].sort(
      (a, b) => Number(b.featured) - Number(a.featured) || a.rank - b.rank,
    );
    expect(listIds(products)).toEqual(listIds(featuredFirst));
    expect({ total, isTotalLimited, page, pages }).toEqual({
      total: seedProducts.length,
      isTotalLimited: false,
      page: 1,
      pages: 1,
    });
  });

  test('any combination of filters finds and counts the same as the reference search', async () => {
    await fc.assert(
      fc.asyncProperty(anyQuery, async (query) => {
        const { products, total, facets } = await search(query);
        const expected = findReferenceMatches(seedProducts, query);
        expect(listSortedIds(products)).toEqual(listSortedIds(expected));
        expect(total).toBe(expected.length);
        for (const facet of FACETS) {
          const counts = Object.fromEntries(facets[facet].map(({ value, count }) => [value, count]));
          expect(counts).toEqual(countReferenceFacet(seedProducts, query, facet));
        }
        expect(facets.rating).toEqual(
          [5, 4, 3, 2, 1].map((stars) => ({
            stars,
            count: findReferenceMatches(seedProducts, query, 'rating').filter(
              (found) => calculateStars(found) >= stars,
            ).length,
          })),
        );
        expect(facets.inStock).toBe(findReferenceMatches(seedProducts, { ...query, inStock: true }).length);
        expect(facets.onSale).toBe(findReferenceMatches(seedProducts, { ...query, onSale: true }).length);
        const prices = findReferenceMatches(seedProducts, query, 'price').map(calculateUnitPrice);
        expect(facets.price).toEqual(
          prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
        );
        // The page, its counts, and the counts that leave out a filter.
        expect(statements.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 150 },
    );
  });

  test.each<[CatalogueQuery['sort'], (product: SeedProduct) => number | string]>([
    ['newest', (product) => -Date.parse(product.createdOn)],
    ['price-asc', calculateUnitPrice],
    ['price-desc', (product) => -calculateUnitPrice(product)],
    ['rating', (product) => -calculateStars(product)],
    ['name', (product) => product.name.toLowerCase()],
  ])('products are sorted by %s', async (sort, key) => {
    const { products } = await search({ sort });
    const byId = new Map(seedProducts.map((product) => [product.id, product]));
    const keys = products.map(({ id }) => {
      const product = byId.get(id);
      expect(product).toBeDefined();
      return product ? key(product) : 0;
    });
    expect(keys).toHaveLength(seedProducts.length);
    expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : Number(a > b))));
  });

  test.each([
    ['a whole word', 'mug', 'mosaic-mug'],
    ['the beginning of a word', 'mosa', 'mosaic-mug'],
    ['capitals', 'MOSAIC MUG', 'mosaic-mug'],
    ['another form of the word', 'mugs', 'mosaic-mug'],
    ['an additional stop word', 'the mosaic mug', 'mosaic-mug'],
    ['punctuation', '"mosaic" & (mug) | !', 'mosaic-mug'],
  ])('%s finds the product first', async (_name, q, id) => {
    const { products, corrected } = await search({ q });
    expect(products[0]?.id).toBe(id);
    expect(corrected).toBeUndefined();
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test.each([
    ['a synonym', 'tshirt', 'tile-tee'],
    ['a synonym in two words', 'T-shirt', 'tile-tee'],
    ['another synonym', 'sweater', 'crewneck'],
    ['a size', 'size L', 'tile-tee'],
    ['a word and a size', 'tee size xl', 'tile-tee'],
    ['a mistyped word', 'keybord', 'grout-60-keyboard'],
    ['a plain name of a colour', 'pink hub', 'usb-hub'],
    ['a word that no product contains', 'zzyzx mug', 'mosaic-mug'],
    ['a colour that the thing does not have', 'mug blue', 'mosaic-mug'],
  ])('%s finds what is meant: %s', async (_name, q, id) => {
    const { products } = await search({ q });
    expect(listIds(products)).toContain(id);
  });

  test('the result names the words that it leaves out', async () => {
    expect(await search({ q: 'mug blue' })).toMatchObject({ ignored: ['blue'] });
    expect(await search({ q: 'zzyzx mug' })).toMatchObject({ ignored: ['zzyzx'] });
    expect((await search({ q: 'zzyzx' })).total).toBe(0);
    expect((await search({ q: 'mosaic mug' })).ignored).toBeUndefined();
    const { products } = await search({ q: 'size 3XL' });
    expect(products.every(({ attributes }) => attributes.size.includes('3XL'))).toBe(true);
    expect(products.length).toBeGreaterThan(0);
  });

  test('a mistyped word is corrected, and the result shows the correction', async () => {
    const { products, corrected } = await search({ q: 'mosaik mug' });
    expect(products[0]?.id).toBe('mosaic-mug');
    expect(corrected).toBe('mosaic mug');
    expect(statements.length).toBe(3);
  });

  test('a name that begins with the typed words comes first, also when a word has synonyms', async () => {
    const rename = (id: string, name: string) =>
      database.rows({ text: 'update products set name = $2 where id = $1', values: [id, name] });
    const [first, second] = [...seedProducts]
      .filter(({ featured }) => !featured)
      .sort((a, b) => a.rank - b.rank);
    if (!first || !second) throw new Error('Two products are needed.');
    await rename(first.id, 'A wide cup');
    await rename(second.id, 'Cup of tea');
    // "Cup" has the synonym "mug", which the names do not begin with.
    const { products } = await search({ q: 'cup' });
    const found = listIds(products).filter((id) => [first.id, second.id].includes(id));
    expect(found).toEqual([second.id, first.id]);
    await rename(first.id, first.name);
    await rename(second.id, second.name);
  });

  test('words and filters are combined', async () => {
    const plain = await search({ q: 'mosaic' });
    const filtered = await search({ q: 'mosaic', category: ['table'] });
    const expected = plain.products.filter((product) => product.categoryId === 'table');
    expect(filtered.products.length).toBeGreaterThan(0);
    expect(listSortedIds(filtered.products)).toEqual(listSortedIds(expected));
    expect(filtered.facets.category.reduce((sum, { count }) => sum + count, 0)).toBe(plain.total);
    const byPrice = await search({ q: 'mosaic', category: ['table'], sort: 'price-asc' });
    expect(listSortedIds(byPrice.products)).toEqual(listSortedIds(expected));
  });

  test.each([
    `'`,
    `''; drop table products; --`,
    '%',
    '_',
    '\\',
    `mug' | 'x`,
    'mug:*',
    '<->',
    '\0',
    'a\0b',
    '🙂',
    '🙂 mug',
    'constructor',
    'ＭＵＧ',
    '\ud800',
    'ı̇İ',
    'x'.repeat(10_000),
    'mug '.repeat(2_500),
    '(((((',
    '!!!',
    'क्षत्रिय',
  ])('any text can be searched: %j', async (q) => {
    const { products, total } = await search({ q });
    expect(products.length).toBe(total);
    expect(statements.length).toBeLessThanOrEqual(3);
  });

  test('a text without words finds nothing', async () => {
    expect((await search({ q: '🙂' })).total).toBe(0);
  });

  test.each([
    [-1, 1],
    [0, 1],
    [1.5, 1],
    [10 ** 9, 1],
    [Number.NaN, 1],
  ])('page %d shows page %d', async (requested, shown) => {
    const { page, products } = await search({ page: requested });
    expect(page).toBe(shown);
    expect(products).toHaveLength(seedProducts.length);
  });

  test('categories have their names and their order', async () => {
    const { facets } = await search({});
    expect(facets.category.map(({ value, label }) => ({ value, label }))).toEqual(
      seedCategories
        .filter((category) => seedProducts.some((product) => product.categoryId === category.id))
        .map(({ id, name }) => ({ value: id, label: name })),
    );
  });

  test('drafts and deleted products are not found', async () => {
    await database.rows({ text: `update products set state = 'draft' where id = 'mosaic-mug'` });
    await database.rows({ text: `update products set state = 'deleted' where id = 'desk-mat'` });
    const all = await search({});
    expect(listIds(all.products)).not.toContain('mosaic-mug');
    expect(listIds(all.products)).not.toContain('desk-mat');
    expect(all.total).toBe(seedProducts.length - 2);
    expect(listIds((await search({ q: 'mosaic mug' })).products)).not.toContain('mosaic-mug');
    await database.rows({ text: `update products set state = 'published'` });
  });
});
