import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChosenOptions } from '~/domain/catalogue/product-variants';
import { runCheck } from '~/server/books/check-books.server';
import { engines } from '../../database/test-database';
import { createCartLine, createPlaceRequest } from '../../fixtures/order-requests';
import { actor } from '../orders/test-shop';
import { createBowlInput, openProductShop, type ProductShop } from './test-products';

const ID = 'tile-tee';
const M = { color: 'Dark print', size: 'M' };
const L = { color: 'Dark print', size: 'L' };

describe.each(engines)('R-VARIANT-1: stock of variants (%s)', (engine) => {
  let shop: ProductShop;

  beforeAll(async () => {
    shop = await openProductShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'truncate stock_movements, stock_openings, variant_openings' });
    shop.announced.length = 0;
  });

  const order = (options: ChosenOptions, quantity = 1) =>
    shop.orders.place(createPlaceRequest([{ ...createCartLine(ID, quantity), options }]));
  async function place(options: ChosenOptions, quantity = 1): Promise<string> {
    const result = await order(options, quantity);
    if (result.kind !== 'placed') throw new Error(result.kind);
    return result.number;
  }
  const count = (variant: { color: string; size: string }, units: number, id = ID) =>
    shop.products.changeStock(actor, { id, variant, reason: 'count', units });
  const readVariants = async (id = ID) => (await shop.read(actor, id)).variants;
  async function readStock({ color, size }: { color: string; size: string }, id = ID) {
    const found = (await readVariants(id)).find(
      (variant) => variant.color === color && variant.size === size,
    );
    return found?.stock;
  }
  /** What the books say about the stock. The orders were deleted without their documents. */
  const check = async () => {
    const { differences } = await runCheck({ ...shop.deps, db: shop.database.db, batchSize: 50 });
    return differences.filter(({ fact }) => fact.endsWith('stock'));
  };

  test('the stock of a product is spread over its variants, and is their sum', async () => {
    const variants = await readVariants();
    expect(variants).toHaveLength(14);
    expect(variants.map(({ stock }) => stock)).toEqual([...Array(8).fill(4), ...Array(6).fill(3)]);
    expect(variants[0]).toEqual({ color: 'Dark print', size: 'XS', stock: 4, isOffered: true });
    await count(M, 9);
    expect(await shop.readStock(ID)).toBe(55);
    expect(await readVariants('mosaic-mug')).toEqual([]);
  });

  test('the last piece of a variant is sold once, and other variants stay on sale', async () => {
    await count(M, 1);
    const results = await Promise.all(Array.from({ length: 12 }, () => order(M)));
    expect(results.filter(({ kind }) => kind === 'placed')).toHaveLength(1);
    expect(results.find(({ kind }) => kind === 'changed')).toMatchObject({
      changes: [{ kind: 'short-stock', before: 1, now: 0, name: 'Tile tee (Dark print, M)' }],
    });
    expect(await readStock(M)).toBe(0);
    expect(await order(L)).toMatchObject({
      kind: 'placed',
      stock: [
        { kind: 'stock', id: ID, from: 46, to: 45 },
        { kind: 'variant-stock', id: ID, from: 4, to: 3 },
      ],
    });
    expect(await shop.readStock(ID)).toBe(45);
  });

  test('orders that end, and goods that were sent back, go to their variant', async () => {
    const cancelled = await place(M, 2);
    const returned = await place(L, 3);
    expect([await readStock(M), await readStock(L)]).toEqual([2, 1]);
    await shop.advance(cancelled, 'cancelled');
    expect(await readStock(M)).toBe(4);
    await shop.advance(returned, 'paid', 'packed', 'shipped', 'delivered');
    const { returnId } = await requestReturn(returned);
    for (const to of ['approved', 'received'] as const) {
      const { version } = await shop.readOrder(returned);
      const restock = to === 'received' ? { restock: { 0: 2 } } : {};
      await shop.management.decideReturn(actor, { number: returned, version, returnId, to, ...restock });
    }
    expect(await readStock(L)).toBe(3);
    expect((await shop.read(actor, ID)).movements[0]).toMatchObject({ ...L, change: 2, stockAfter: 3 });
    expect(await shop.readStock(ID)).toBe(49);
  });

  async function requestReturn(number: string): Promise<{ returnId: string }> {
    const access = await shop.database.rows<{ id: string }>({
      text: 'select id from orders where number = $1',
      values: [number],
    });
    expect(access).toHaveLength(1);
    const owner = { id: actor.user.id, email: 'asha@example.com', emailVerified: true };
    const result = await shop.orders.requestReturn(
      { number, owner },
      { lines: { 0: 2 }, reason: 'Too large.', photo: undefined },
    );
    if (result.kind !== 'requested') throw new Error(result.kind);
    return result;
  }

  test('a change of stock names its variant', async () => {
    const form = { id: ID, reason: 'loss' as const, units: 1 };
    expect(await shop.products.changeStock(actor, form)).toEqual({ kind: 'no-variant' });
    expect(
      await shop.products.changeStock(actor, { ...form, variant: { color: 'Gold', size: 'M' } }),
    ).toEqual({
      kind: 'no-variant',
    });
    expect(await shop.products.changeStock(actor, { ...form, units: 5, variant: M })).toEqual({
      kind: 'too-few',
      stock: 4,
    });
    expect(await shop.products.changeStock(actor, { ...form, variant: M })).toEqual({
      kind: 'changed',
      stock: 3,
    });
    expect(shop.announced.at(-1)).toEqual({ kind: 'variant-stock', id: ID, from: 4, to: 3 });
    expect((await shop.read(actor, ID)).movements[0]).toMatchObject({ ...M, change: -1, stockAfter: 3 });
  });

  test('when the options change, units stay with their variant', async () => {
    const id = await shop.createDraft(actor, { colors: 'Teal' });
    const save = async (values: Parameters<typeof createBowlInput>[0]) => {
      const { version } = await shop.read(actor, id);
      await shop.products.saveProduct(actor, { id, version, form: createBowlInput(values) });
    };
    const teal = { color: 'Teal', size: '' };
    const clay = { color: 'Clay', size: '' };
    await shop.products.changeStock(actor, { id, reason: 'delivery', units: 7 });
    await check();
    await save({ colors: 'Clay, Teal' });
    expect(await readVariants(id)).toEqual([
      { ...clay, stock: 0, isOffered: true },
      { ...teal, stock: 7, isOffered: true },
    ]);
    await count(clay, 3, id);
    await save({ colors: 'Teal, Sand' });
    expect(await readVariants(id)).toEqual([
      { ...teal, stock: 7, isOffered: true },
      { color: 'Sand', size: '', stock: 0, isOffered: true },
      { ...clay, stock: 3, isOffered: false },
    ]);
    expect(await shop.readStock(id)).toBe(7);
    expect(await check()).toEqual([]);
    await save({ colors: 'Teal, Clay' });
    expect(await shop.readStock(id)).toBe(10);
    await save({ colors: '' });
    expect([await shop.readStock(id), await readVariants(id)]).toEqual([10, []]);
    expect(await check()).toEqual([]);
  });

  test('the books recompute each variant', async () => {
    await place(M);
    expect(await check()).toEqual([]);
    await shop.advance(await place(M), 'cancelled');
    await count(L, 9);
    expect(await check()).toEqual([]);
    const move = (units: number) =>
      shop.database.rows({
        text: `update product_variants set stock = stock + case size when 'M' then $1::int else -$1::int end
          where product_id = $2 and color = 'Dark print' and size in ('M', 'L')`,
        values: [units, ID],
      });
    await move(1);
    expect(await check()).toMatchObject([
      { fact: 'variant-stock', subject: 'Tile tee, Dark print, L', recorded: 8, expected: 9 },
      { fact: 'variant-stock', subject: 'Tile tee, Dark print, M', recorded: 4, expected: 3 },
    ]);
    await move(-1);
    expect(await check()).toEqual([]);
  });
});
