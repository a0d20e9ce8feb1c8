import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CatalogueChange, readCatalogueChange } from '~/server/catalogue/catalogue-change.server';
import type { Database } from '~/server/db/database.server';
import { seed } from '../../../app/server/seed/seed-catalogue.server';
import { engines, openTestDatabase } from '../../database/test-database';

describe.each(engines)('what changed in the catalogue (%s)', (engine) => {
  let database: Database;
  const heard: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seed(database);
    await database.listen('catalogue', (payload) => heard.push(payload));
  });
  afterAll(() => database.close());

  /** Messages arrive in order: when this one is there, so are all before it. */
  async function hearAll(): Promise<void> {
    const last = randomUUID();
    await database.rows({ text: `select pg_notify('catalogue', '${last}')` });
    await vi.waitFor(() => expect(heard.at(-1)).toBe(last));
    heard.pop();
  }

  /** What these statements announced, each once. */
  async function heardAfter(...statements: string[]): Promise<CatalogueChange[]> {
    await hearAll();
    heard.length = 0;
    for (const text of statements) await database.rows({ text });
    await hearAll();
    return [...new Set(heard.sort())].map(readCatalogueChange);
  }

  const changed = (id: string, ...categories: string[]) => ({
    ...{ kind: 'product', id, categories, withdrawn: false },
  });

  test('a changed product is named, with its category', async () => {
    expect(await heardAfter(`update products set price = price + 1 where id = 'mosaic-mug'`)).toEqual([
      changed('mosaic-mug', 'table', 'table'),
    ]);
    expect(
      await heardAfter(`update products set category_id = 'desk' where id = 'mosaic-mug'`),
    ).toContainEqual(changed('mosaic-mug', 'table', 'desk'));
    await database.rows({ text: `update products set category_id = 'table' where id = 'mosaic-mug'` });
  });

  test('a new stock is told as it was and as it is', async () => {
    await database.rows({ text: `update products set stock = 7 where id in ('mosaic-mug', 'desk-mat')` });
    const stock = { kind: 'stock', from: 7, to: 6 };
    expect(
      await heardAfter(`update products set stock = stock - 1 where id in ('mosaic-mug', 'desk-mat')`),
    ).toEqual([
      { ...stock, id: 'desk-mat', category: 'desk' },
      { ...stock, id: 'mosaic-mug', category: 'table' },
    ]);
  });

  test('a new stock together with anything else is a changed product, whichever column it is', async () => {
    const columns = await database.rows<{ name: string; kind: string }>({
      text: `select column_name as name, data_type as kind from information_schema.columns
        where table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'stock')`,
    });
    const values: Record<string, string> = {
      ...{ text: `'other'`, integer: '8', bigint: '8', boolean: 'true', numeric: '3.1' },
      ...{ ARRAY: `'{other}'`, jsonb: `'[{"label":"a","value":"b"}]'` },
      'timestamp with time zone': `'2020-01-01'`,
    };
    const fitting: Record<string, string> = {
      ...{ state: `'draft'`, gender: `'men'`, category_id: `'desk'` },
      ...{ sale_type: `'amount', sale_discount = 8`, sale_discount: `8, sale_type = 'amount'` },
    };
    expect(columns.length).toBeGreaterThan(15);
    for (const { name, kind } of columns) {
      await database.rows({
        text: `insert into products (id, name, price, stock, description) values ('one', 'One', 1, 9, '')`,
      });
      const announced = await heardAfter(
        `update products set stock = 8, ${name} = ${fitting[name] ?? values[kind]} where id = 'one'`,
      );
      expect([name, announced.map((change) => change.kind)]).toEqual([name, ['product']]);
      await database.rows({ text: `delete from products where id = 'one'` });
    }
  });

  test('a new and a renamed product are named; one that is withdrawn is said to be', async () => {
    const withdrawn = { kind: 'product', categories: [], withdrawn: true };
    expect(
      await heardAfter(
        `insert into products (id, name, price, stock, description) values ('new', 'New', 1, 1, '')`,
      ),
    ).toEqual([changed('new')]);
    expect(await heardAfter(`update products set id = 'newer' where id = 'new'`)).toEqual(
      expect.arrayContaining([changed('newer'), { ...withdrawn, id: 'new' }]),
    );
    expect(await heardAfter(`update products set state = 'draft' where id = 'newer'`)).toEqual([
      { ...withdrawn, id: 'newer' },
    ]);
    expect(await heardAfter(`update products set state = 'published' where id = 'newer'`)).toEqual([
      changed('newer'),
    ]);
    expect(await heardAfter(`delete from products where id = 'newer'`)).toEqual([
      { ...withdrawn, id: 'newer' },
    ]);
  });

  test('a review names its product and moves its stars', async () => {
    const read = () =>
      database.rows<{ review_count: number; review_stars: number }>({
        text: `select review_count, review_stars::float8 as review_stars from products where id = 'gift-card'`,
      });
    await database.rows({ text: `delete from reviews where product_id = 'gift-card'` });
    const reviewed = await heardAfter(
      `insert into reviews (id, product_id, author, stars, text)
       select gen_random_uuid(), 'gift-card', 'A', stars, '' from unnest(array[5, 4, 4]) as stars`,
    );
    expect(reviewed).toContainEqual(changed('gift-card'));
    expect(await read()).toEqual([{ review_count: 3, review_stars: 4.3 }]);
    expect(await heardAfter(`update reviews set text = 'b' where product_id = 'gift-card'`)).toEqual([
      changed('gift-card'),
    ]);
    await database.rows({ text: `delete from reviews where product_id = 'gift-card'` });
    expect(await read()).toEqual([{ review_count: 0, review_stars: 0 }]);
  });

  test('a category concerns everything', async () => {
    expect(await heardAfter(`update categories set name = 'Tables' where id = 'table'`)).toEqual([
      { kind: 'everything' },
    ]);
  });

  test('very many products at once are everything', async () => {
    expect(
      await heardAfter(
        `insert into products (id, name, price, stock, description)
         select 'many-' || n, 'Many', 1, 1, '' from generate_series(1, 200) as n`,
      ),
    ).toEqual([{ kind: 'everything' }]);
    expect(await heardAfter(`update products set stock = 2 where id like 'many-%'`)).toEqual([
      { kind: 'everything' },
    ]);
  });

  test('what is rolled back is not told', async () => {
    const failing = database.db.transaction(async (session) => {
      await session.rows({ text: `update products set price = 0 where id = 'mosaic-mug'` });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await heardAfter()).toEqual([]);
  });
});
