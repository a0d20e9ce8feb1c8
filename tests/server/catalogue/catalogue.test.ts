import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_CATALOGUE_QUERY, SORT_ORDERS } from '~/domain/catalogue/catalogue-query';
import { shownStock } from '~/domain/catalogue/shown-stock';
import { unitDiscount } from '~/domain/pricing/pricing';
import type { Catalogue } from '~/server/catalogue/catalogue.server';
import { createCatalogue } from '~/server/catalogue/catalogue.server';
import type { Database } from '~/server/db/database.server';
import { seed } from '../../../app/server/seed/seed-catalogue.server';
import { seedProducts } from '../../../db/seed/products/catalogue';
import { seedCategories } from '../../../db/seed/products/categories';
import { seedReviews, summariseReviews } from '../../../db/seed/products/product-reviews';
import { generateProducts } from '../../../scripts/bench/generate-products';
import { engines, openTestDatabase } from '../../database/test-database';

describe.each(engines)('the seeded catalogue (%s)', (engine) => {
  let database: Database;
  let catalogue: Catalogue;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seed(database);
    catalogue = createCatalogue(database);
  });
  afterAll(() => database.close());

  test('lists all that is published, in the shop’s order, and nothing else', async () => {
    const published = await catalogue.publishedIds();
    expect(published).toEqual(seedProducts.map(({ id }) => id));
    await database.rows({ text: `update products set state = 'draft' where id = 'mosaic-mug'` });
    expect(await catalogue.publishedIds()).toEqual(published.filter((id) => id !== 'mosaic-mug'));
    await database.rows({ text: `update products set state = 'published' where id = 'mosaic-mug'` });
  });

  test('every product comes back as it was written down', async () => {
    for (const seeded of seedProducts) {
      const page = await catalogue.productById(seeded.id);
      const { id, name, price, stock, sale, attributes, tag, description, categoryId } = seeded;
      expect(page?.product).toMatchObject({
        ...{ id, name, price, attributes, description, categoryId, url: `/shop/single/${id}` },
        stock: shownStock(stock),
        category: {
          id: categoryId,
          name: seedCategories.find((category) => category.id === categoryId)?.name,
        },
        review: summariseReviews(seedReviews[id] ?? []),
      });
      expect(page?.product.sale).toEqual(sale);
      expect(page?.product.tag).toEqual(tag);
      const { subtitle, story, care, details } = seeded;
      expect(page).toMatchObject({ subtitle, story, care, details });
    }
  });

  test('the price after discount is the same in SQL and in the domain', async () => {
    const sales = [
      { type: 'percent', discount: 12.5 },
      { type: 'percent', discount: 33.33 },
      { type: 'percent', discount: 100 },
      { type: 'amount', discount: 7 },
      { type: 'amount', discount: 10_000_000 },
    ] as const;
    for (const sale of sales) {
      for (const price of [0, 1, 3, 99, 12_345, 1_000_000_000]) {
        const discount = sale.type === 'percent' ? Math.round(sale.discount * 100) : sale.discount;
        const [row] = await database.rows<{ unit: number }>({
          text: 'select product_unit_price($1::bigint, $2, $3::bigint) as unit',
          values: [price, sale.type, discount],
        });
        expect(row?.unit).toBe(price - unitDiscount(price, sale));
      }
    }
  });

  test('a product’s page has its pictures, its reviews and related products', async () => {
    const page = await catalogue.productById('mosaic-mug');
    expect(page?.product.images[0]).toMatchObject({
      src: expect.stringMatching(/^\/pictures\/mosaic-mug-1\./),
    });
    const written = seedReviews['mosaic-mug'] ?? [];
    expect(page?.reviews.map((review) => review.text).sort()).toEqual(
      written.map((review) => review.text).sort(),
    );
    const dates = page?.reviews.map((review) => review.createdAt.getTime()) ?? [];
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(page?.related.map((product) => product.id)).not.toContain('mosaic-mug');
    expect(new Set(page?.related.map((product) => product.categoryId))).toEqual(new Set(['table']));
  });

  test.each(['', 'nowhere', `' or true --`, 'x'.repeat(10_000), '%'])(
    'there is no product %j',
    async (id) => {
      expect(await catalogue.productById(id)).toBeUndefined();
    },
  );

  test('products by id keep the order that was asked for', async () => {
    const found = await catalogue.productsByIds(['desk-mat', 'nowhere', 'mosaic-mug', 'desk-mat']);
    expect(found.map((product) => product.id)).toEqual(['desk-mat', 'mosaic-mug']);
    expect(await catalogue.productsByIds([])).toEqual([]);
  });

  test('the front of the shop', async () => {
    const { featured, categories, newest, onSale } = await catalogue.front();
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.every(({ id }) => seedProducts.find((product) => product.id === id)?.featured)).toBe(
      true,
    );
    expect(categories.map(({ id, products }) => [id, products])).toEqual(
      seedCategories.map(({ id }) => [
        id,
        seedProducts.filter((product) => product.categoryId === id).length,
      ]),
    );
    expect(newest[0]?.id).toBe(
      [...seedProducts].sort((a, b) => Date.parse(b.createdOn) - Date.parse(a.createdOn))[0]?.id,
    );
    expect(onSale.length).toBeGreaterThan(0);
    expect(onSale.every((product) => product.sale && product.stock > 0)).toBe(true);
  });

  test('seeding again leaves alone what an owner changed', async () => {
    await database.rows({ text: `update products set price = 1, stock = 4 where id = 'desk-mat'` });
    await database.rows({ text: `update categories set name = 'Desks' where id = 'desk'` });
    await database.rows({ text: `delete from reviews where product_id = 'mosaic-mug'` });
    await seed(database);
    const { product } = (await catalogue.productById('desk-mat')) ?? {};
    expect(product).toMatchObject({ price: 1, stock: 4, category: { name: 'Desks' } });
    expect((await catalogue.productById('mosaic-mug'))?.reviews).toEqual([]);
    const [count] = await database.rows<{ products: number }>({
      text: 'select count(*)::integer as products from products',
    });
    expect(count?.products).toBe(seedProducts.length);
  });
});

describe.each(engines)('a large catalogue (%s)', (engine) => {
  let database: Database;
  let catalogue: Catalogue;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await generateProducts(database, 1_500);
    catalogue = createCatalogue(database);
  });
  afterAll(() => database.close());

  test('counting stops at a thousand, and says so', async () => {
    const { total, capped, pages, facets } = await catalogue.searchProducts(EMPTY_CATALOGUE_QUERY);
    expect({ total, capped, pages }).toEqual({ total: 1_000, capped: true, pages: 42 });
    expect(facets.capped).toBe(true);
  });

  test('a short list beside a filter that was counted only so far says so', async () => {
    const query = { ...EMPTY_CATALOGUE_QUERY, category: ['table'], inStock: true };
    const { capped, facets } = await catalogue.searchProducts(query);
    expect(capped).toBe(false);
    expect(facets.capped).toBe(true);
    const short = await catalogue.searchProducts({ ...query, tag: ['New'] });
    expect(short.facets.capped).toBe(false);
  });

  test.each(SORT_ORDERS)('no product is on two pages, none is missing (%s)', async (sort) => {
    const query = { ...EMPTY_CATALOGUE_QUERY, category: ['table'], inStock: true, sort };
    const { pages, total, capped } = await catalogue.searchProducts(query);
    expect(capped).toBe(false);
    expect(pages).toBeGreaterThan(3);
    const ids: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const result = await catalogue.searchProducts({ ...query, page });
      expect(result.page).toBe(page);
      ids.push(...result.products.map((product) => product.id));
    }
    expect(new Set(ids).size).toBe(total);
    expect(ids).toHaveLength(total);
  });

  test('by relevance as well', async () => {
    const query = { ...EMPTY_CATALOGUE_QUERY, q: 'lamp' };
    const { pages, total } = await catalogue.searchProducts(query);
    expect(pages).toBeGreaterThan(1);
    const ids: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      ids.push(...(await catalogue.searchProducts({ ...query, page })).products.map((product) => product.id));
    }
    expect(new Set(ids).size).toBe(total);
  });

  test('beyond the last page is the last page', async () => {
    const { page, pages, products } = await catalogue.searchProducts({
      ...EMPTY_CATALOGUE_QUERY,
      page: 10 ** 9,
    });
    expect(page).toBe(pages);
    expect(products).toHaveLength(1_000 - 41 * 24);
  });

  test('a name that begins with the search comes first, however many other products fit', async () => {
    // Fills the gaps that earlier rows left, so that the index finds the product last of all.
    await database.rows({
      text: `insert into products (id, name, price, stock, description, state)
        select 'draft-' || n, 'Draft', 1, 1, repeat(md5(n::text), 10), 'draft' from generate_series(1, 400) as n`,
    });
    await database.rows({
      text: `insert into products (id, name, price, stock, description, rank)
        values ('zero', 'Kind words', 1, 1, '', 1000000)`,
    });
    const { products, capped } = await catalogue.searchProducts({ ...EMPTY_CATALOGUE_QUERY, q: 'kind' });
    expect(capped).toBe(true);
    expect(products).toHaveLength(24);
    expect(products[0]?.id).toBe('zero');
  });
});
