import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import type { Orders } from '~/server/orders/orders.server';
import { createOrders } from '~/server/orders/orders.server';
import { seed } from '../../../app/server/seed/seed-catalogue.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createCartLine, createPlaceRequest } from '../../fixtures/order-requests';
import { createOrderTableQueries } from './order-table-queries';

describe.each(engines)('many orders at once (%s)', (engine) => {
  let database: Database;
  let orders: Orders;
  const { stockOf, countOf, expectNothingWritten } = createOrderTableQueries(() => database);

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seed(database);
    orders = createOrders(database, { secret: 'a secret of the tests', clock: () => new Date() });
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.rows({ text: `truncate orders, order_lines, order_events, jobs` });
    await database.rows({ text: `update products set stock = 50` });
  });

  test('twenty at once with one key are one order', async () => {
    const request = createPlaceRequest([createCartLine('mosaic-mug'), createCartLine('desk-mat')]);
    const results = await Promise.all(Array.from({ length: 20 }, () => orders.place(request)));
    const numbers = results.map((result) => result.kind === 'placed' && result.number);
    expect(new Set(numbers).size).toBe(1);
    expect(results.filter((result) => result.kind === 'placed' && !result.repeated)).toHaveLength(1);
    expect(await countOf('orders')).toBe(1);
    expect(await countOf('order_lines')).toBe(2);
    expect(await countOf('jobs')).toBe(1);
    expect(await stockOf('mosaic-mug')).toBe(49);
  });

  test('two different orders under one key at once: one is taken, one refused', async () => {
    const key = randomUUID();
    const results = await Promise.all(
      ['mosaic-mug', 'desk-mat', 'ceramic-coasters'].map((id) =>
        orders.place(createPlaceRequest([createCartLine(id)], { key })),
      ),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual(['key-conflict', 'key-conflict', 'placed']);
    expect(await countOf('orders')).toBe(1);
  });

  test('two hundred buyers, fifty pieces: fifty orders, nothing oversold', async () => {
    const results = await Promise.all(
      Array.from({ length: 200 }, () => orders.place(createPlaceRequest([createCartLine('mosaic-mug')]))),
    );
    expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(50);
    expect(results.filter(({ kind }) => kind === 'changed')).toHaveLength(150);
    const numbers = results.flatMap((result) => (result.kind === 'placed' ? [result.number] : []));
    expect(new Set(numbers).size).toBe(50);
    expect(await countOf('orders')).toBe(50);
    expect(await stockOf('mosaic-mug')).toBe(0);
  });

  test('the same products in opposite orders do not lock each other out', async () => {
    const there = ['mosaic-mug', 'desk-mat', 'ceramic-coasters', 'notebook-pair'].map((id) =>
      createCartLine(id),
    );
    const back = [...there].reverse();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => orders.place(createPlaceRequest(turn % 2 ? there : back))),
    );
    expect(results.every(({ kind }) => kind === 'placed')).toBe(true);
    expect(await stockOf('desk-mat')).toBe(10);
  });

  test('what fails in the middle leaves nothing behind', async () => {
    await database.rows({
      text: `create function fail_on_purpose() returns trigger language plpgsql as
        $$ begin raise exception 'on purpose'; end $$`,
    });
    await database.rows({
      text: 'create trigger failing before insert on jobs for each row execute function fail_on_purpose()',
    });
    const request = createPlaceRequest([createCartLine('mosaic-mug')]);
    await expect(orders.place(request)).rejects.toThrow('on purpose');
    await expectNothingWritten();
    expect(await stockOf('mosaic-mug')).toBe(50);
    await database.rows({ text: 'drop trigger failing on jobs' });
    expect(await orders.place(request)).toMatchObject({ kind: 'placed' });
  });
});
