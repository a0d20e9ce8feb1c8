import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StockChange } from '~/server/products/change-stock.server';
import { engines } from '../../database/test-database';
import { actor, START } from '../orders/test-shop';
import { openProductShop, type ProductShop } from './test-products';

describe.each(engines)('stock of products (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'truncate stock_movements' });
    shop.announced.length = 0;
  });

  const id = 'mosaic-mug';
  const change = (form: Omit<StockChange, 'id'>) => shop.products.changeStock(actor, { id, ...form });

  test('a change has who, when and why, and never goes below zero', async () => {
    expect(await change({ reason: 'delivery', units: 20, note: 'Kiln 7' })).toEqual({
      kind: 'changed',
      stock: 70,
    });
    expect(await change({ reason: 'damage', units: 71 })).toEqual({ kind: 'too-few', stock: 70 });
    expect(await change({ reason: 'damage', units: 65 })).toEqual({ kind: 'changed', stock: 5 });
    expect(await change({ reason: 'count', units: 5 })).toEqual({ kind: 'unchanged' });
    expect(await change({ reason: 'count', units: 4 })).toEqual({ kind: 'changed', stock: 4 });
    expect(await change({ reason: 'correction', units: -4 })).toEqual({ kind: 'changed', stock: 0 });
    const { movements, version, stock } = await shop.read(actor, id);
    expect([version, stock]).toEqual([1, 0]);
    expect(movements.map(({ change: units, stockAfter, reason }) => [reason, units, stockAfter])).toEqual([
      ['correction', -4, 0],
      ['count', -1, 4],
      ['damage', -65, 5],
      ['delivery', 20, 70],
    ]);
    expect(movements.at(-1)).toMatchObject({ note: 'Kiln 7', by: 'Kabir Ahluwalia', at: START });
    expect(shop.announced.at(-1)).toEqual({ kind: 'stock', id, category: 'table', from: 4, to: 0 });
    expect(await shop.products.changeStock(actor, { id: 'none', reason: 'loss', units: 1 })).toEqual({
      kind: 'unknown',
    });
  });

  test('a form that shows the stock before the change of a colleague changes nothing', async () => {
    const { movementCount: version } = await shop.read(actor, id);
    const delivery = { reason: 'delivery', units: 20, note: 'Kiln 7', version } as const;
    const results = await Promise.all([change(delivery), change(delivery)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['changed', 'conflict']);
    const late = await change({ reason: 'count', units: 50, version });
    expect(late).toMatchObject({
      kind: 'conflict',
      movements: [{ reason: 'delivery', change: 20, stockAfter: 70, note: 'Kiln 7', by: 'Kabir Ahluwalia' }],
    });
    expect(await change({ reason: 'count', units: 50, version: -1 })).toMatchObject({ kind: 'conflict' });
    expect(await shop.readStock(id)).toBe(70);
    const { movementCount } = await shop.read(actor, id);
    expect(await change({ ...delivery, version: movementCount })).toEqual({ kind: 'changed', stock: 90 });
  });

  test('orders and changes of the same product wait for each other', async () => {
    await change({ reason: 'count', units: 10 });
    const [orders, removals] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => shop.tryToPlace([[id, 1]]))),
      Promise.all(Array.from({ length: 8 }, () => change({ reason: 'loss', units: 1 }))),
    ]);
    const placed = orders.filter(({ kind }) => kind === 'placed').length;
    const removed = removals.filter(({ kind }) => kind === 'changed').length;
    expect(placed + removed).toBe(10);
    expect(await shop.readStock(id)).toBe(0);
    const { movements } = await shop.read(actor, id);
    expect(movements).toHaveLength(removed + 1);
    expect(new Set(movements.map(({ stockAfter }) => stockAfter)).size).toBe(removed + 1);
  });
});
