import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatFinancialYear } from '~/domain/invoices/invoice-number';
import { parseOrderNumber } from '~/domain/orders/order-status';
import { priceCart } from '~/domain/pricing/pricing';
import { parseQuoteNumber } from '~/domain/quotes/sales-quote';
import type { Database } from '~/server/db/database.server';
import { createOrders, type Orders } from '~/server/orders/orders.server';
import type { PlaceResult } from '~/server/orders/types.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { site } from '~site';
import { engines, openTestDatabase } from '../../database/test-database';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';
import { createOrderTableQueries } from './order-table-queries';

const NOW = new Date('2026-05-04T10:00:00Z');
const options = { secret: 'a secret of the tests', clock: () => NOW };

type Placed = Extract<PlaceResult, { kind: 'placed' }>;

function expectPlaced(result: PlaceResult): asserts result is Placed {
  expect(result).toMatchObject({ kind: 'placed' });
}

describe.each(engines)('orders (%s)', (engine) => {
  let database: Database;
  let orders: Orders;
  const { readStock, countRows, expectNothingWritten } = createOrderTableQueries(() => database);

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
    orders = createOrders(database, options);
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    await database.rows({ text: `truncate orders, order_lines, order_events, jobs cascade` });
    await database.rows({ text: `update products set stock = 50, state = 'published'` });
  });

  const updateProduct = (assignments: string, id: string) =>
    database.rows({ text: `update products set ${assignments} where id = $1`, values: [id] });

  test('an order is stored with the agreed values', async () => {
    const lines = [createCartLine('mosaic-mug', 2), createCartLine('desk-mat', 1)];
    const result = await orders.place(
      createPlaceRequest(lines, {
        checkout: { ...sampleCheckout, gstin: '29AAFCT2017K1Z8', notes: 'Ring twice' },
      }),
    );
    expectPlaced(result);
    expect(result.number).toMatch(/^TS-2627-\d{6}$/);
    expect(result.repeated).toBe(false);

    await updateProduct('price = price + 5000', 'mosaic-mug');
    const order = await orders.getOrderByKey(result.number.toLowerCase(), result.accessKey);
    await updateProduct('price = price - 5000', 'mosaic-mug');
    expect(order).toMatchObject({
      id: result.orderId,
      number: result.number,
      status: 'placed',
      paid: false,
      createdAt: NOW,
      contact: sampleCheckout.contact,
      delivery: sampleCheckout.delivery,
      gstin: '29AAFCT2017K1Z8',
      paymentMethod: 'upi',
      notes: 'Ring twice',
      events: [{ status: 'placed', actor: 'buyer', at: NOW }],
    });
    const agreed = priceCart([
      { price: 89900, quantity: 2 },
      { price: 149900, sale: { type: 'percent', discount: 15 }, quantity: 1 },
    ]);
    expect(
      order?.lines.map(({ productId, quantity, options }) => ({ productId, quantity, options })),
    ).toEqual(lines.map(({ productId, quantity, options }) => ({ productId, quantity, options })));
    expect(order?.priced.lines.map((line) => line.quantity)).toEqual([2, 1]);
    expect(order?.priced.discount).toBe(agreed.discount);
    expect(order?.priced.explanation.length).toBeGreaterThan(0);
    expect(await readStock('mosaic-mug')).toBe(48);
    expect(await readStock('desk-mat')).toBe(49);
  });

  test('the job of the confirmation is in the same transaction', async () => {
    const result = await orders.place(createPlaceRequest([createCartLine('mosaic-mug')]));
    expectPlaced(result);
    const jobs = await database.rows<{ kind: string; payload: unknown }>({
      text: 'select kind, payload from jobs',
    });
    expect(jobs).toEqual([{ kind: 'order-confirmation', payload: { orderId: result.orderId } }]);
  });

  test('order numbers begin as the site says, have no gaps, and are not those of quotes', async () => {
    const first = await orders.place(createPlaceRequest([createCartLine('mosaic-mug')]));
    await orders.place(createPlaceRequest([createCartLine('mosaic-mug', 999)]));
    const second = await orders.place(createPlaceRequest([createCartLine('mosaic-mug')]));
    expectPlaced(first);
    expectPlaced(second);
    expect(parseOrderNumber(first.number)).toBe(first.number);
    expect(parseQuoteNumber(first.number)).toBeUndefined();
    const next = `${Number(first.number.slice(-6)) + 1}`.padStart(6, '0');
    expect(second.number).toBe(`${site.orderNumberPrefix}-${formatFinancialYear(NOW)}-${next}`);
  });

  test('the numbers of a financial year begin at 1', async () => {
    const ordersLater = createOrders(database, { ...options, clock: () => new Date('2031-04-01T10:00:00Z') });
    const result = await ordersLater.place(createPlaceRequest([createCartLine('mosaic-mug')]));
    expect(result).toMatchObject({ number: 'TS-3132-000001' });
  });

  test('a secret link reads its own order only', async () => {
    const first = await orders.place(createPlaceRequest([createCartLine('mosaic-mug')]));
    const other = await orders.place(createPlaceRequest([createCartLine('desk-mat')]));
    expectPlaced(first);
    expectPlaced(other);
    expect(await orders.getOrderByKey(first.number, other.accessKey)).toBeNull();
    expect(await orders.getOrderByKey(first.number, '')).toBeNull();
    expect(await orders.getOrderByKey(first.number, `${first.accessKey.slice(0, -1)}`)).toBeNull();
    expect(await orders.getOrderByKey('TS-2627-999999', first.accessKey)).toBeNull();
    expect(await orders.getOrderByKey(`' or true --`, first.accessKey)).toBeNull();
    expect(orders.createAccessKey(first.orderId)).toBe(first.accessKey);
    const otherSite = createOrders(database, { ...options, secret: 'another secret' });
    expect(await otherSite.getOrderByKey(first.number, first.accessKey)).toBeNull();
  });

  test('a higher price is reported before the order is placed', async () => {
    await updateProduct('price = price + 100', 'mosaic-mug');
    const shown = createCartLine('mosaic-mug');
    const result = await orders.place(createPlaceRequest([shown]));
    await updateProduct('price = price - 100', 'mosaic-mug');
    expect(result).toMatchObject({
      kind: 'changed',
      changes: [
        {
          line: 0,
          productId: 'mosaic-mug',
          kind: 'price',
          before: shown.unitPrice,
          now: shown.unitPrice + 100,
        },
      ],
      quote: { priced: { lines: [{ unitPrice: shown.unitPrice + 100 }] } },
    });
    await expectNothingWritten();
    expect(await readStock('mosaic-mug')).toBe(50);
  });

  test('a lower price is reported as well', async () => {
    const shown = { ...createCartLine('mosaic-mug'), unitPrice: createCartLine('mosaic-mug').unitPrice + 1 };
    expect(await orders.place(createPlaceRequest([shown]))).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'price' }],
    });
  });

  test('deleted, withdrawn and short products are reported, and the rest is priced', async () => {
    await updateProduct(`state = 'deleted'`, 'desk-mat');
    await updateProduct(`state = 'draft'`, 'ceramic-coasters');
    await updateProduct('stock = 3', 'mosaic-mug');
    const unknown = { ...createCartLine('mosaic-mug'), productId: 'nowhere' };
    const result = await orders.place(
      createPlaceRequest([
        createCartLine('desk-mat'),
        createCartLine('ceramic-coasters'),
        unknown,
        createCartLine('mosaic-mug', 4),
      ]),
    );
    expect(result).toMatchObject({
      kind: 'changed',
      changes: [
        { line: 0, productId: 'desk-mat', kind: 'vanished', name: 'Desk mat' },
        { line: 1, productId: 'ceramic-coasters', kind: 'unpublished' },
        { line: 2, productId: 'nowhere', kind: 'vanished' },
        { line: 3, productId: 'mosaic-mug', kind: 'short-stock', before: 4, now: 3 },
      ],
      quote: { lines: [{ productId: 'mosaic-mug', quantity: 3 }] },
    });
    await expectNothingWritten();
  });

  test('the stock of a variant is compared with its lines, of which the only option may be left out', async () => {
    await updateProduct(`stock = 6, colors = '{Slate,Sand}', sizes = '{M}'`, 'laptop-sleeve');
    const slate = { ...createCartLine('laptop-sleeve', 2), options: { color: 'Slate' } };
    const slateInM = { ...slate, options: { color: 'Slate', size: 'M' } };
    const sand = { ...slate, options: { color: 'Sand' } };
    const result = await orders.place(createPlaceRequest([slate, slateInM, sand]));
    expect(result).toMatchObject({
      kind: 'changed',
      changes: [{ line: 1, kind: 'short-stock', before: 4, now: 3 }],
      quote: { lines: [{ quantity: 2 }, { quantity: 1 }, { quantity: 2 }] },
    });
    await updateProduct('stock = 8', 'laptop-sleeve');
    expectPlaced(await orders.place(createPlaceRequest([slate, slateInM, sand])));
    expect(await readStock('laptop-sleeve')).toBe(2);
  });

  test('an option needs an existing value', async () => {
    await updateProduct(`colors = '{Slate,Sand}', sizes = '{S,M}'`, 'laptop-sleeve');
    const line = createCartLine('laptop-sleeve');
    const wrong = await orders.place(
      createPlaceRequest([{ ...line, options: { color: 'Gold', size: 'M' } }]),
    );
    expect(wrong).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'unknown-option', option: 'color', before: 'Gold', now: ['Slate', 'Sand'] }],
    });
    const { options: _, ...withoutOptions } = line;
    const missing = await orders.place(createPlaceRequest([withoutOptions]));
    expect(missing).toMatchObject({ changes: [{ option: 'color' }, { option: 'size' }] });
  });

  test('a repeated submission returns the same order, even after a change of stock and price', async () => {
    await updateProduct('stock = 1', 'mosaic-mug');
    const request = createPlaceRequest([createCartLine('mosaic-mug')]);
    const first = await orders.place(request);
    await updateProduct('price = price + 1', 'mosaic-mug');
    const second = await orders.place({ ...request, lines: [...request.lines] });
    await updateProduct('price = price - 1', 'mosaic-mug');
    expectPlaced(first);
    expect(first.stock).toEqual([{ kind: 'stock', id: 'mosaic-mug', category: 'table', from: 1, to: 0 }]);
    expect(second).toEqual({ ...first, repeated: true, stock: [] });
    expect(await countRows('orders')).toBe(1);
    expect(await readStock('mosaic-mug')).toBe(0);
  });

  test('a key with other contents is refused', async () => {
    const key = randomUUID();
    const first = await orders.place(createPlaceRequest([createCartLine('mosaic-mug')], { key }));
    expectPlaced(first);
    const conflict = { kind: 'key-conflict', number: first.number, accessKey: first.accessKey };
    expect(await orders.place(createPlaceRequest([createCartLine('mosaic-mug', 2)], { key }))).toEqual(
      conflict,
    );
    expect(await orders.place(createPlaceRequest([createCartLine('desk-mat')], { key }))).toEqual(conflict);
    const checkout = { ...sampleCheckout, contact: { ...sampleCheckout.contact, name: 'Somebody Else' } };
    expect(await orders.place(createPlaceRequest([createCartLine('mosaic-mug')], { key, checkout }))).toEqual(
      conflict,
    );
    expect(await countRows('orders')).toBe(1);
    expect(await readStock('mosaic-mug')).toBe(49);
  });

  test.each([-1, 0, 1.5, 1e9, Number.NaN])('a quantity of %d is invalid', async (quantity) => {
    const result = await orders.place(createPlaceRequest([createCartLine('mosaic-mug', quantity)]));
    expect(result).toMatchObject({ kind: 'invalid' });
    await expectNothingWritten();
  });

  test('an empty cart and an invalid key are refused', async () => {
    expect(await orders.place(createPlaceRequest([]))).toMatchObject({
      kind: 'invalid',
      issues: ['The cart is empty.'],
    });
    expect(
      await orders.place(createPlaceRequest([createCartLine('mosaic-mug')], { key: 'once' })),
    ).toMatchObject({
      kind: 'invalid',
    });
  });

  test('a parcel needs an address, and tickets need none', async () => {
    const checkout = { ...sampleCheckout, delivery: { ...sampleCheckout.delivery, line1: '' } };
    const place = (product: string) =>
      orders.place(createPlaceRequest([createCartLine(product)], { checkout }));
    expect(await place('mosaic-mug')).toMatchObject({
      kind: 'invalid',
      issues: [expect.stringContaining('an address is needed')],
    });
    await expectNothingWritten();
    expect(await place('workshop-ticket')).toMatchObject({ kind: 'placed' });
  });
});
