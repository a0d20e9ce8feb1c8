import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_CATALOGUE_QUERY, SORT_ORDERS } from '~/domain/catalogue/catalogue-query';
import { getShownStock } from '~/domain/catalogue/shown-stock';
import { calculateUnitDiscount } from '~/domain/pricing/pricing';
import { removeTax } from '~/domain/pricing/tax';
import { REVIEWS_PER_PAGE } from '~/domain/reviews/review-query';
import { type Catalogue, createCatalogue } from '~/server/catalogue/catalogue.server';
import type { Database } from '~/server/db/database.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { site } from '~site';
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
    await seedCatalogue(database);
    catalogue = createCatalogue(database);
  });
  afterAll(() => database.close());

  test('all published products are listed in their order', async () => {
    const published = await catalogue.listPublishedIds();
    expect(published).toEqual(seedProducts.map(({ id }) => id));
    await database.rows({ text: `update products set state = 'draft' where id = 'mosaic-mug'` });
    expect(await catalogue.listPublishedIds()).toEqual(published.filter((id) => id !== 'mosaic-mug'));
    await database.rows({ text: `update products set state = 'published' where id = 'mosaic-mug'` });
  });

  test('every product has the values of the seed', async () => {
    for (const seeded of seedProducts) {
      const page = await catalogue.getProductById(seeded.id);
      const { id, name, price, stock, sale, attributes, tag, description, categoryId } = seeded;
      expect(page?.product).toMatchObject({
        id,
        name,
        price,
        attributes,
        description,
        categoryId,
        url: `/shop/single/${id}`,
        stock: getShownStock(stock),
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
        expect(row?.unit).toBe(price - calculateUnitDiscount(price, sale));
      }
    }
  });

  test('a product has its pictures, its reviews and related products', async () => {
    const page = await catalogue.getProductById('mosaic-mug');
    expect(page?.product.images[0]).toMatchObject({
      src: expect.stringMatching(/^\/pictures\/mosaic-mug-1\./),
    });
    const expected = seedReviews['mosaic-mug'] ?? [];
    const shown = [];
    for (let number = 1; number <= (page?.reviews.pages ?? 0); number += 1)
      shown.push(
        ...((await catalogue.getProductById('mosaic-mug', { page: number }))?.reviews.reviews ?? []),
      );
    expect(shown.map((review) => review.text).sort()).toEqual(expected.map((review) => review.text).sort());
    const dates = shown.map((review) => review.createdAt.getTime());
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    for (const { stars, count } of page?.reviews.counts ?? []) {
      expect(count).toBe(expected.filter((review) => review.stars === stars).length);
      const filtered = (await catalogue.getProductById('mosaic-mug', { stars, page: 1 }))?.reviews;
      expect(filtered?.reviews.every((review) => review.stars === stars)).toBe(true);
      expect(filtered?.pages).toBe(Math.ceil(count / REVIEWS_PER_PAGE));
    }
    expect(page?.related.map((product) => product.id)).not.toContain('mosaic-mug');
    expect(new Set(page?.related.map((product) => product.categoryId))).toEqual(new Set(['table']));
  });

  test.each(['', 'nowhere', `' or true --`, 'x'.repeat(10_000), '%'])(
    'there is no product %j',
    async (id) => {
      expect(await catalogue.getProductById(id)).toBeUndefined();
    },
  );

  test('products by id have the requested order', async () => {
    const found = await catalogue.getProductsByIds(['desk-mat', 'nowhere', 'mosaic-mug', 'desk-mat']);
    expect(found.map((product) => product.id)).toEqual(['desk-mat', 'mosaic-mug']);
    expect(await catalogue.getProductsByIds([])).toEqual([]);
  });

  test('the front page has featured, newest and discounted products and the categories', async () => {
    const { featured, categories, newest, onSale } = await catalogue.getShopFront();
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
    expect(await catalogue.listCategories()).toEqual(seedCategories.map(({ id, name }) => ({ id, name })));
    expect(newest[0]?.id).toBe(
      [...seedProducts].sort((a, b) => Date.parse(b.createdOn) - Date.parse(a.createdOn))[0]?.id,
    );
    expect(onSale.length).toBeGreaterThan(0);
    expect(onSale.every((product) => product.sale && product.stock > 0)).toBe(true);
  });

  test('another seed does not overwrite changes', async () => {
    await database.rows({ text: `update products set price = 1, stock = 4 where id = 'desk-mat'` });
    await database.rows({ text: `update categories set name = 'Desks' where id = 'desk'` });
    await database.rows({ text: `delete from reviews where product_id = 'mosaic-mug'` });
    await seedCatalogue(database);
    const { product } = (await catalogue.getProductById('desk-mat')) ?? {};
    expect(product).toMatchObject({ price: 1, stock: 4, category: { name: 'Desks' } });
    expect((await catalogue.getProductById('mosaic-mug'))?.reviews.reviews).toEqual([]);
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

  test('counting stops at a thousand, and the result shows it', async () => {
    const { total, isTotalLimited, pages, facets } = await catalogue.searchProducts(EMPTY_CATALOGUE_QUERY);
    expect({ total, isTotalLimited, pages }).toEqual({ total: 1_000, isTotalLimited: true, pages: 42 });
    expect(facets.hasLimitedCounts).toBe(true);
  });

  test('a short list shows when a count of its filters stopped early', async () => {
    const query = { ...EMPTY_CATALOGUE_QUERY, category: ['table'], inStock: true };
    const { isTotalLimited, facets } = await catalogue.searchProducts(query);
    expect(isTotalLimited).toBe(false);
    expect(facets.hasLimitedCounts).toBe(true);
    const short = await catalogue.searchProducts({ ...query, tag: ['New'] });
    expect(short.facets.hasLimitedCounts).toBe(false);
  });

  test.each(SORT_ORDERS)('every product is on exactly one page (%s)', async (sort) => {
    const query = { ...EMPTY_CATALOGUE_QUERY, category: ['table'], inStock: true, sort };
    const { pages, total, isTotalLimited } = await catalogue.searchProducts(query);
    expect(isTotalLimited).toBe(false);
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

  test('every product is on exactly one page by relevance', async () => {
    const query = { ...EMPTY_CATALOGUE_QUERY, q: 'lamp' };
    const { pages, total } = await catalogue.searchProducts(query);
    expect(pages).toBeGreaterThan(1);
    const ids: string[] = [];
    for (let page = 1; page <= pages; page += 1) {
      ids.push(...(await catalogue.searchProducts({ ...query, page })).products.map((product) => product.id));
    }
    expect(new Set(ids).size).toBe(total);
  });

  test('a page after the last one shows the last one', async () => {
    const { page, pages, products } = await catalogue.searchProducts({
      ...EMPTY_CATALOGUE_QUERY,
      page: 10 ** 9,
    });
    expect(page).toBe(pages);
    expect(products).toHaveLength(1_000 - 41 * 24);
  });

  test('a name that begins with the search comes first among any number of results', async () => {
    // Fills the gaps of earlier rows, so that the index returns the product last.
    await database.rows({
      text: `insert into products (id, name, price, stock, description, state)
        select 'draft-' || n, 'Draft', 1, 1, repeat(md5(n::text), 10), 'draft' from generate_series(1, 400) as n`,
    });
    await database.rows({
      text: `insert into products (id, name, price, stock, description, rank)
        values ('zero', 'Kind words', 1, 1, '', 1000000)`,
    });
    const { products, isTotalLimited } = await catalogue.searchProducts({
      ...EMPTY_CATALOGUE_QUERY,
      q: 'kind',
    });
    expect(isTotalLimited).toBe(true);
    expect(products).toHaveLength(24);
    expect(products[0]?.id).toBe('zero');
  });

  test('a text with several filters is counted exactly where the shared products end too early', async () => {
    await generateProducts(database, 7_000);
    const found = `state = 'published' and search @@ 'batch:*' and facets && '{rating:1}'`;
    const [counts] = await database.rows<{ both: number; cheap: number }>({
      text: `select count(*)::integer as both, (count(*) filter (where unit_price <= $1))::integer as cheap
        from products where ${found}`,
      values: [removeTax(400 * 100, site.tax.rateBasisPoints)],
    });
    expect(counts?.both).toBeGreaterThan(5_000);
    expect(counts?.cheap).toBeLessThan(1_000);
    const query = { ...EMPTY_CATALOGUE_QUERY, q: 'batch', rating: 1, max: 400 };
    const { products, total, isTotalLimited, facets } = await catalogue.searchProducts(query);
    expect({ total, isTotalLimited }).toEqual({ total: counts?.cheap, isTotalLimited: false });
    expect(facets.rating[4]).toEqual({ stars: 1, count: total });
    expect(products).toHaveLength(24);
  });
});
