import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '~/server/db/database.server';
import { createOrders, type Orders } from '~/server/orders/orders.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { refuseRows, rowRefused } from '../../database/refuse-rows';
import { engines, openTestDatabase } from '../../database/test-database';
import { createCartLine, createPlaceRequest } from '../../fixtures/order-requests';
import { createOrderTableQueries } from './order-table-queries';

describe.each(engines)('concurrent orders (%s)', (engine) => {
  let database: Database;
  let orders: Orders;
  const { readStock, countRows, expectNothingWritten } = createOrderTableQueries(() => database);

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
    orders = createOrders(database, { secret: 'a secret of the tests', clock: () => new Date() });
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.rows({ text: `truncate orders, order_lines, order_events, jobs cascade` });
    await database.rows({ text: `update products set stock = 50` });
  });

  test('twenty concurrent submissions with one key create one order', async () => {
    const request = createPlaceRequest([createCartLine('mosaic-mug'), createCartLine('desk-mat')]);
    const results = await Promise.all(Array.from({ length: 20 }, () => orders.place(request)));
    const numbers = results.map((result) => result.kind === 'placed' && result.number);
    expect(new Set(numbers).size).toBe(1);
    expect(results.filter((result) => result.kind === 'placed' && !result.repeated)).toHaveLength(1);
    expect(await countRows('orders')).toBe(1);
    expect(await countRows('order_lines')).toBe(2);
    expect(await countRows('jobs')).toBe(1);
    expect(await readStock('mosaic-mug')).toBe(49);
  });

  test('of concurrent orders with different contents and one key one is placed', async () => {
    const key = randomUUID();
    const results = await Promise.all(
      ['mosaic-mug', 'desk-mat', 'ceramic-coasters'].map((id) =>
        orders.place(createPlaceRequest([createCartLine(id)], { key })),
      ),
    );
    expect(results.map(({ kind }) => kind).sort()).toEqual(['key-conflict', 'key-conflict', 'placed']);
    expect(await countRows('orders')).toBe(1);
  });

  test('two hundred buyers of fifty units get fifty orders, and nothing is oversold', async () => {
    const results = await Promise.all(
      Array.from({ length: 200 }, () => orders.place(createPlaceRequest([createCartLine('mosaic-mug')]))),
    );
    expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(50);
    expect(results.filter(({ kind }) => kind === 'changed')).toHaveLength(150);
    const numbers = results.flatMap((result) => (result.kind === 'placed' ? [result.number] : []));
    expect(new Set(numbers).size).toBe(50);
    expect(await countRows('orders')).toBe(50);
    expect(await readStock('mosaic-mug')).toBe(0);
  });

  test('orders with the same products in opposite sequence do not deadlock', async () => {
    const lines = ['mosaic-mug', 'desk-mat', 'ceramic-coasters', 'notebook-pair'].map((id) =>
      createCartLine(id),
    );
    const reversed = [...lines].reverse();
    const results = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => orders.place(createPlaceRequest(turn % 2 ? lines : reversed))),
    );
    expect(results.every(({ kind }) => kind === 'placed')).toBe(true);
    expect(await readStock('desk-mat')).toBe(10);
  });

  test('a failed order changes nothing', async () => {
    const acceptRows = await refuseRows(database, 'jobs', 'true');
    const request = createPlaceRequest([createCartLine('mosaic-mug')]);
    await expect(orders.place(request)).rejects.toMatchObject(rowRefused);
    await expectNothingWritten();
    expect(await readStock('mosaic-mug')).toBe(50);
    await acceptRows();
    expect(await orders.place(request)).toMatchObject({ kind: 'placed' });
  });
});
