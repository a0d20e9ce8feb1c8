import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatOrderNumber } from '~/domain/order';
import { priceCart } from '~/domain/pricing';
import type { Database } from '~/server/db/database.server';
import type { Orders, PlaceResult } from '~/server/orders/contract.server';
import { createOrders } from '~/server/orders/orders.server';
import { seed } from '../../db/seed/seed';
import { lineOf, requestFor, someCheckout } from '../fakes/checkout';
import { orderTables } from '../fakes/order-tables';
import { engines, openTestDatabase } from '../fakes/test-database';

const NOW = new Date('2026-05-04T10:00:00Z');
const options = { secret: 'a secret of the tests', clock: () => NOW };

type Placed = Extract<PlaceResult, { kind: 'placed' }>;

function expectPlaced(result: PlaceResult): asserts result is Placed {
  expect(result).toMatchObject({ kind: 'placed' });
}

describe.each(engines)('orders (%s)', (engine) => {
  let database: Database;
  let orders: Orders;
  const { stockOf, countOf, expectNothingWritten } = orderTables(() => database);

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seed(database);
    orders = createOrders(database, options);
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.rows({ text: `truncate orders, order_lines, order_events, jobs` });
    await database.rows({ text: `update products set stock = 50, state = 'published'` });
  });

  const change = (assignments: string, id: string) =>
    database.rows({ text: `update products set ${assignments} where id = $1`, values: [id] });

  test('an order is kept as it was agreed', async () => {
    const lines = [lineOf('mosaic-mug', 2), lineOf('desk-mat', 1)];
    const result = await orders.place(
      requestFor(lines, { checkout: { ...someCheckout, gstin: '29AAFCT2017K1Z8', notes: 'Ring twice' } }),
    );
    expectPlaced(result);
    expect(result.number).toMatch(/^TS-2627-\d{6}$/);
    expect(result.repeated).toBe(false);

    await change('price = price + 5000', 'mosaic-mug');
    const order = await orders.orderByNumber(result.number.toLowerCase(), result.accessKey);
    await change('price = price - 5000', 'mosaic-mug');
    expect(order).toMatchObject({
      id: result.orderId,
      number: result.number,
      status: 'placed',
      paid: false,
      createdAt: NOW,
      contact: someCheckout.contact,
      delivery: someCheckout.delivery,
      gstin: '29AAFCT2017K1Z8',
      paymentMethod: 'upi',
      notes: 'Ring twice',
      events: [{ status: 'placed', actor: 'customer', at: NOW }],
    });
    const agreed = priceCart([
      { price: 89900, quantity: 2 },
      { price: 149900, sale: { type: 'percent', discount: 15 }, quantity: 1 },
    ]);
    expect(
      order?.lines.map(({ productId, quantity, options: chosen }) => ({ productId, quantity, chosen })),
    ).toEqual(lines.map(({ productId, quantity, options: chosen }) => ({ productId, quantity, chosen })));
    expect(order?.priced.lines.map((line) => line.quantity)).toEqual([2, 1]);
    expect(order?.priced.discount).toBe(agreed.discount);
    expect(order?.priced.explanation.length).toBeGreaterThan(0);
    expect(await stockOf('mosaic-mug')).toBe(48);
    expect(await stockOf('desk-mat')).toBe(49);
  });

  test('the confirmation is in the same transaction', async () => {
    const result = await orders.place(requestFor([lineOf('mosaic-mug')]));
    expectPlaced(result);
    const jobs = await database.rows<{ kind: string; payload: unknown }>({
      text: 'select kind, payload from jobs',
    });
    expect(jobs).toEqual([{ kind: 'order-confirmation', payload: { orderId: result.orderId } }]);
  });

  test('numbers follow each other without gaps, as the domain writes them', async () => {
    const first = await orders.place(requestFor([lineOf('mosaic-mug')]));
    await orders.place(requestFor([lineOf('mosaic-mug', 999)]));
    const second = await orders.place(requestFor([lineOf('mosaic-mug')]));
    expectPlaced(first);
    expectPlaced(second);
    const position = Number(first.number.slice(-6));
    expect(first.number).toBe(formatOrderNumber(NOW, position));
    expect(second.number).toBe(formatOrderNumber(NOW, position + 1));
  });

  test('another financial year begins at 1', async () => {
    const later = createOrders(database, { ...options, clock: () => new Date('2031-04-01T10:00:00Z') });
    const result = await later.place(requestFor([lineOf('mosaic-mug')]));
    expect(result).toMatchObject({ number: 'TS-3132-000001' });
  });

  test('the secret link opens one order only, and tells nothing else', async () => {
    const one = await orders.place(requestFor([lineOf('mosaic-mug')]));
    const other = await orders.place(requestFor([lineOf('desk-mat')]));
    expectPlaced(one);
    expectPlaced(other);
    expect(await orders.orderByNumber(one.number, other.accessKey)).toBeNull();
    expect(await orders.orderByNumber(one.number, '')).toBeNull();
    expect(await orders.orderByNumber(one.number, `${one.accessKey.slice(0, -1)}`)).toBeNull();
    expect(await orders.orderByNumber('TS-2627-999999', one.accessKey)).toBeNull();
    expect(await orders.orderByNumber(`' or true --`, one.accessKey)).toBeNull();
    expect(orders.accessKeyOf(one.orderId)).toBe(one.accessKey);
    const stranger = createOrders(database, { ...options, secret: 'another secret' });
    expect(await stranger.orderByNumber(one.number, one.accessKey)).toBeNull();
  });

  test('another price is shown first', async () => {
    await change('price = price + 100', 'mosaic-mug');
    const shown = lineOf('mosaic-mug');
    const result = await orders.place(requestFor([shown]));
    await change('price = price - 100', 'mosaic-mug');
    expect(result).toMatchObject({
      kind: 'changed',
      changes: [
        { line: 0, productId: 'mosaic-mug', what: 'price', was: shown.unitPrice, is: shown.unitPrice + 100 },
      ],
      quote: { priced: { lines: [{ unitPrice: shown.unitPrice + 100 }] } },
    });
    await expectNothingWritten();
    expect(await stockOf('mosaic-mug')).toBe(50);
  });

  test('a lower price is shown first as well', async () => {
    const shown = { ...lineOf('mosaic-mug'), unitPrice: lineOf('mosaic-mug').unitPrice + 1 };
    expect(await orders.place(requestFor([shown]))).toMatchObject({
      kind: 'changed',
      changes: [{ what: 'price' }],
    });
  });

  test('what is gone, withdrawn or short is named, and what is left is priced', async () => {
    await change(`state = 'deleted'`, 'desk-mat');
    await change(`state = 'draft'`, 'ceramic-coasters');
    await change('stock = 3', 'mosaic-mug');
    const unknown = { ...lineOf('mosaic-mug'), productId: 'nowhere' };
    const result = await orders.place(
      requestFor([lineOf('desk-mat'), lineOf('ceramic-coasters'), unknown, lineOf('mosaic-mug', 4)]),
    );
    expect(result).toMatchObject({
      kind: 'changed',
      changes: [
        { line: 0, productId: 'desk-mat', what: 'vanished', name: 'Desk mat' },
        { line: 1, productId: 'ceramic-coasters', what: 'unpublished' },
        { line: 2, productId: 'nowhere', what: 'vanished' },
        { line: 3, productId: 'mosaic-mug', what: 'short-stock', was: 4, is: 3 },
      ],
      quote: { lines: [{ productId: 'mosaic-mug', quantity: 3 }] },
    });
    await expectNothingWritten();
  });

  test('stock counts over all lines of a product', async () => {
    await change(`stock = 3, colors = '{Slate,Sand}', sizes = '{}'`, 'laptop-sleeve');
    const slate = { ...lineOf('laptop-sleeve', 2), options: { color: 'Slate' } };
    const sand = { ...slate, options: { color: 'Sand' } };
    const result = await orders.place(requestFor([slate, sand]));
    expect(result).toMatchObject({
      kind: 'changed',
      changes: [{ line: 1, what: 'short-stock', was: 4, is: 3 }],
      quote: { lines: [{ quantity: 2 }, { quantity: 1 }] },
    });
    await change('stock = 4', 'laptop-sleeve');
    expectPlaced(await orders.place(requestFor([slate, sand])));
    expect(await stockOf('laptop-sleeve')).toBe(0);
  });

  test('a choice must be one there is, and be made where there is one', async () => {
    await change(`colors = '{Slate,Sand}', sizes = '{S,M}'`, 'laptop-sleeve');
    const line = lineOf('laptop-sleeve');
    const wrong = await orders.place(requestFor([{ ...line, options: { color: 'Gold', size: 'M' } }]));
    expect(wrong).toMatchObject({
      kind: 'changed',
      changes: [{ what: 'unknown-option', option: 'color', was: 'Gold', is: ['Slate', 'Sand'] }],
    });
    const { options: _, ...unchosen } = line;
    const none = await orders.place(requestFor([unchosen]));
    expect(none).toMatchObject({ changes: [{ option: 'color' }, { option: 'size' }] });
  });

  test('sent twice, it is one order, even when stock and price are others by then', async () => {
    await change('stock = 1', 'mosaic-mug');
    const request = requestFor([lineOf('mosaic-mug')]);
    const first = await orders.place(request);
    await change('price = price + 1', 'mosaic-mug');
    const second = await orders.place({ ...request, lines: [...request.lines] });
    await change('price = price - 1', 'mosaic-mug');
    expectPlaced(first);
    expect(first.stock).toEqual([{ kind: 'stock', id: 'mosaic-mug', category: 'table', from: 1, to: 0 }]);
    expect(second).toEqual({ ...first, repeated: true, stock: [] });
    expect(await countOf('orders')).toBe(1);
    expect(await stockOf('mosaic-mug')).toBe(0);
  });

  test('a key that comes again with other contents is refused', async () => {
    const key = randomUUID();
    const first = await orders.place(requestFor([lineOf('mosaic-mug')], { key }));
    expectPlaced(first);
    const conflict = { kind: 'key-conflict', number: first.number, accessKey: first.accessKey };
    expect(await orders.place(requestFor([lineOf('mosaic-mug', 2)], { key }))).toEqual(conflict);
    expect(await orders.place(requestFor([lineOf('desk-mat')], { key }))).toEqual(conflict);
    const checkout = { ...someCheckout, contact: { ...someCheckout.contact, name: 'Somebody Else' } };
    expect(await orders.place(requestFor([lineOf('mosaic-mug')], { key, checkout }))).toEqual(conflict);
    expect(await countOf('orders')).toBe(1);
    expect(await stockOf('mosaic-mug')).toBe(49);
  });

  test.each([-1, 0, 1.5, 1e9, Number.NaN])('a quantity of %d is no order', async (quantity) => {
    const result = await orders.place(requestFor([lineOf('mosaic-mug', quantity)]));
    expect(result).toMatchObject({ kind: 'invalid' });
    await expectNothingWritten();
  });

  test('an empty cart or a key that is none is no order', async () => {
    expect(await orders.place(requestFor([]))).toMatchObject({
      kind: 'invalid',
      faults: ['The cart is empty.'],
    });
    expect(await orders.place(requestFor([lineOf('mosaic-mug')], { key: 'once' }))).toMatchObject({
      kind: 'invalid',
    });
  });
});
