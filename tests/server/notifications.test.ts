import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { seed } from '../../db/seed/seed';
import { engines, openTestDatabase } from '../fakes/test-database';

describe.each(engines)('what changed in the catalogue (%s)', (engine) => {
  let database: Database;
  const heard: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seed(database);
    await database.listen('catalogue', (payload) => heard.push(payload));
  });
  afterAll(() => database.close());

  /** Messages arrive in order: when the last one is there, so are all before it. */
  async function heardAfter(...statements: string[]): Promise<string[]> {
    for (const text of statements) await database.rows({ text });
    await database.rows({ text: `select pg_notify('catalogue', 'end')` });
    await vi.waitFor(() => expect(heard).toContain('end'));
    return heard.filter((payload) => payload !== 'end').sort();
  }

  beforeEach(() => {
    heard.length = 0;
  });

  test('a changed product is named', async () => {
    expect(await heardAfter(`update products set price = price + 1 where id = 'mosaic-mug'`)).toEqual([
      'mosaic-mug',
    ]);
  });

  test('a few changed products are each named', async () => {
    const changed = await heardAfter(
      `update products set stock = stock + 1 where id in ('mosaic-mug', 'desk-mat')`,
    );
    expect(changed).toEqual(['desk-mat', 'mosaic-mug']);
  });

  test('a new, a renamed and a removed product are named', async () => {
    const changed = await heardAfter(
      `insert into products (id, name, price, stock, description) values ('new', 'New', 1, 1, '')`,
      `update products set id = 'newer' where id = 'new'`,
      `delete from products where id = 'newer'`,
    );
    expect([...new Set(changed)]).toEqual(['new', 'newer']);
  });

  test('a review names its product and moves its stars', async () => {
    const read = () =>
      database.rows<{ review_count: number; review_stars: number }>({
        text: `select review_count, review_stars::float8 as review_stars from products where id = 'gift-card'`,
      });
    await database.rows({ text: `delete from reviews where product_id = 'gift-card'` });
    heard.length = 0;
    const changed = await heardAfter(
      `insert into reviews (id, product_id, author, stars, text)
       select gen_random_uuid(), 'gift-card', 'A', stars, '' from unnest(array[5, 4, 4]) as stars`,
    );
    expect([...new Set(changed)]).toEqual(['gift-card']);
    expect(await read()).toEqual([{ review_count: 3, review_stars: 4.3 }]);
    heard.length = 0;
    expect(await heardAfter(`update reviews set text = 'b' where product_id = 'gift-card'`)).toEqual([
      'gift-card',
    ]);
    await database.rows({ text: `delete from reviews where product_id = 'gift-card'` });
    expect(await read()).toEqual([{ review_count: 0, review_stars: 0 }]);
  });

  test('a category concerns everything', async () => {
    expect(await heardAfter(`update categories set name = 'Tables' where id = 'table'`)).toEqual(['*']);
  });

  test('very many products at once are everything', async () => {
    const changed = await heardAfter(
      `insert into products (id, name, price, stock, description)
       select 'many-' || n, 'Many', 1, 1, '' from generate_series(1, 200) as n`,
    );
    expect(changed).toEqual(['*']);
  });

  test('what is rolled back is not told', async () => {
    const failing = database.transaction(async (session) => {
      await session.rows({ text: `update products set price = 0 where id = 'mosaic-mug'` });
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await heardAfter()).toEqual([]);
  });
});
