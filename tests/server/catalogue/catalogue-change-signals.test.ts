import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CatalogueChange, readCatalogueChange } from '~/server/catalogue/catalogue-change.server';
import type { Database } from '~/server/db/database.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { engines, openNewTestDatabase } from '../../database/test-database';

describe.each(engines)('change signals of the catalogue (%s)', (engine) => {
  let database: Database;
  const messages: string[] = [];

  beforeAll(async () => {
    database = await openNewTestDatabase(engine);
    await seedCatalogue(database);
    await database.listen('catalogue', (payload) => messages.push(payload));
  });
  afterAll(() => database.close());

  /** Messages arrive in order: after the last one, all earlier ones have arrived. */
  async function waitForMessages(): Promise<void> {
    const last = randomUUID();
    await database.rows({ text: `select pg_notify('catalogue', '${last}')` });
    await vi.waitFor(() => expect(messages.at(-1)).toBe(last));
    messages.pop();
  }

  /** The different changes that the statements signal. */
  async function listChangesAfter(...statements: string[]): Promise<CatalogueChange[]> {
    await waitForMessages();
    messages.length = 0;
    for (const text of statements) await database.rows({ text });
    await waitForMessages();
    return [...new Set(messages.sort())].map(readCatalogueChange);
  }

  const createProductChange = (id: string, ...categories: string[]) => ({
    kind: 'product',
    id,
    categories,
    withdrawn: false,
  });

  test('a changed product is signalled with its categories', async () => {
    expect(await listChangesAfter(`update products set price = price + 1 where id = 'mosaic-mug'`)).toEqual([
      createProductChange('mosaic-mug', 'table', 'table'),
    ]);
    expect(
      await listChangesAfter(`update products set category_id = 'desk' where id = 'mosaic-mug'`),
    ).toContainEqual(createProductChange('mosaic-mug', 'table', 'desk'));
    await database.rows({ text: `update products set category_id = 'table' where id = 'mosaic-mug'` });
  });

  test('a new stock is signalled with the former and the new number', async () => {
    await database.rows({ text: `update products set stock = 7 where id in ('mosaic-mug', 'desk-mat')` });
    const stock = { kind: 'stock', from: 7, to: 6 };
    expect(
      await listChangesAfter(`update products set stock = stock - 1 where id in ('mosaic-mug', 'desk-mat')`),
    ).toEqual([
      { ...stock, id: 'desk-mat', category: 'desk' },
      { ...stock, id: 'mosaic-mug', category: 'table' },
    ]);
  });

  test('a new stock with a change of any other column is signalled as a changed product', async () => {
    const columns = await database.rows<{ name: string; kind: string }>({
      text: `select column_name as name, data_type as kind from information_schema.columns
        where table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'stock')`,
    });
    const valuesByType: Record<string, string> = {
      text: `'other'`,
      integer: '8',
      bigint: '8',
      boolean: 'true',
      numeric: '3.1',
      ARRAY: `'{other}'`,
      jsonb: `'[{"label":"a","value":"b"}]'`,
      'timestamp with time zone': `'2020-01-01'`,
    };
    const valuesByColumn: Record<string, string> = {
      state: `'draft'`,
      gender: `'men'`,
      category_id: `'desk'`,
      hsn_code: `'9403'`,
      sale_type: `'amount', sale_discount = 8`,
      sale_discount: `8, sale_type = 'amount'`,
    };
    expect(columns.length).toBeGreaterThan(15);
    for (const { name, kind } of columns) {
      await database.rows({
        text: `insert into products (id, name, price, stock, description) values ('test', 'Test', 1, 9, '')`,
      });
      const changes = await listChangesAfter(
        `update products set stock = 8, ${name} = ${valuesByColumn[name] ?? valuesByType[kind]} where id = 'test'`,
      );
      expect([name, changes.map((change) => change.kind)]).toEqual([name, ['product']]);
      await database.rows({ text: `delete from products where id = 'test'` });
    }
  });

  test('new, renamed and withdrawn products are signalled', async () => {
    const withdrawn = { kind: 'product', categories: [], withdrawn: true };
    expect(
      await listChangesAfter(
        `insert into products (id, name, price, stock, description) values ('new', 'New', 1, 1, '')`,
      ),
    ).toEqual([createProductChange('new')]);
    expect(await listChangesAfter(`update products set id = 'newer' where id = 'new'`)).toEqual(
      expect.arrayContaining([createProductChange('newer'), { ...withdrawn, id: 'new' }]),
    );
    expect(await listChangesAfter(`update products set state = 'draft' where id = 'newer'`)).toEqual([
      { ...withdrawn, id: 'newer' },
    ]);
    expect(await listChangesAfter(`update products set state = 'published' where id = 'newer'`)).toEqual([
      createProductChange('newer'),
    ]);
    expect(await listChangesAfter(`delete from products where id = 'newer'`)).toEqual([
      { ...withdrawn, id: 'newer' },
    ]);
  });

  test('a review changes the stars of its product and signals the product', async () => {
    const readStars = () =>
      database.rows<{ review_count: number; review_stars: number }>({
        text: `select review_count, review_stars::float8 as review_stars from products where id = 'gift-card'`,
      });
    await database.rows({ text: `delete from reviews where product_id = 'gift-card'` });
    const changes = await listChangesAfter(
      `insert into reviews (id, product_id, author, stars, text)
       select gen_random_uuid(), 'gift-card', 'A', stars, '' from unnest(array[5, 4, 4]) as stars`,
    );
    expect(changes).toContainEqual(createProductChange('gift-card'));
    expect(await readStars()).toEqual([{ review_count: 3, review_stars: 4.3 }]);
    expect(await listChangesAfter(`update reviews set text = 'b' where product_id = 'gift-card'`)).toEqual([
      createProductChange('gift-card'),
    ]);
    await database.rows({ text: `delete from reviews where product_id = 'gift-card'` });
    expect(await readStars()).toEqual([{ review_count: 0, review_stars: 0 }]);
  });

  test('a changed category signals a change of everything', async () => {
    expect(await listChangesAfter(`update categories set name = 'Tables' where id = 'table'`)).toEqual([
      { kind: 'everything' },
    ]);
  });

  test('a change of many products signals a change of everything', async () => {
    expect(
      await listChangesAfter(
        `insert into products (id, name, price, stock, description)
         select 'many-' || n, 'Many', 1, 1, '' from generate_series(1, 200) as n`,
      ),
    ).toEqual([{ kind: 'everything' }]);
    expect(await listChangesAfter(`update products set stock = 2 where id like 'many-%'`)).toEqual([
      { kind: 'everything' },
    ]);
  });

  test('a rollback signals nothing', async () => {
    const failing = database.db.transaction(async (transaction) => {
      await transaction.rows({ text: `update products set price = 0 where id = 'mosaic-mug'` });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await listChangesAfter()).toEqual([]);
  });
});
