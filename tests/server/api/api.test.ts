import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { API_SCOPES, type ApiScope } from '~/domain/api/api-key';
import type { ApiPage } from '~/domain/api/api-query';
import {
  apiInvoiceSchema,
  apiOrderEventSchema,
  apiOrderSchema,
  apiProductSchema,
} from '~/domain/api/api-schemas';
import type { InvoiceContent } from '~/domain/invoices/invoice';
import { type Api, createApi } from '~/server/api/api.server';
import { type ApiCaller, MissingScopeError } from '~/server/api/api-caller.server';
import { InvalidCursorError } from '~/server/api/api-deps.server';
import { writeEvent } from '~/server/orders/write-event.server';
import { engines } from '../../database/test-database';
import { actor, openTestShop, type TestShop } from '../orders/test-shop';

const withScopes = (...scopes: ApiScope[]): ApiCaller => ({ keyId: 'a key', scopes });
const all = withScopes(...API_SCOPES);
const BUYER = 'asha@example.com';

/** All of a list, read in parts of two. */
async function readAll<Item>(read: (part: { limit: number; cursor?: string }) => Promise<ApiPage<Item>>) {
  const items: Item[] = [];
  for (let cursor: string | undefined; ; ) {
    const { data, next } = await read({ limit: 2, ...(cursor !== undefined && { cursor }) });
    expect(data.length).toBeLessThanOrEqual(2);
    items.push(...data);
    if (next === null) return items;
    cursor = next;
  }
}

const isComplete = (schema: z.ZodType, items: readonly unknown[]) =>
  items.every((item) => schema.safeParse(JSON.parse(JSON.stringify(item))).success);

describe.each(engines)('the API (%s)', (engine) => {
  let shop: TestShop;
  let api: Api;
  const numbers: string[] = [];

  beforeAll(async () => {
    shop = await openTestShop(engine);
    // The ids of events are of the time at which they are written, not of the clock of the shop.
    const clock = () => new Date(Date.now() + 60_000);
    api = createApi(shop.database, {
      clock,
      siteUrl: 'https://www.example.com',
      renderInvoice: async ({ number }) => ({
        name: number,
        mediaType: 'application/pdf',
        content: new TextEncoder().encode(number),
      }),
    });
    for (let count = 0; count < 5; count++) numbers.push((await shop.place()).number);
    const [first = '', second = ''] = numbers;
    await shop.advance(first, 'paid', 'packed', 'shipped');
    await shop.advance(second, 'paid');
  });
  afterAll(() => shop.database.close());

  test('R-API-3: all orders are listed once, the newest first, as the schema describes them', async () => {
    const listed = await readAll((part) => api.listOrders(all, part));
    expect(listed.map(({ number }) => number)).toEqual(numbers.toReversed());
    expect(isComplete(apiOrderSchema, listed)).toBe(true);
    const paid = await api.listOrders(all, { limit: 50, status: 'paid' });
    expect(paid.data.map(({ number }) => number)).toEqual([numbers[1]]);
    const shipped = listed.find(({ status }) => status === 'shipped');
    expect(shipped).toMatchObject({ isPaid: true, outstanding: 0, invoices: [{ kind: 'invoice' }] });
  });

  test('an order of a list is the same as by its number, and as staff see it', async () => {
    const { data } = await api.listOrders(all, { limit: 50 });
    for (const order of data) {
      expect(await api.getOrder(all, order.number.toLowerCase())).toEqual(order);
      const { priced, balance, version } = (await shop.readOrder(order.number)).order;
      expect(order).toMatchObject({ total: priced.orderTotal, received: balance.received, version });
    }
    for (const unknown of ['TS-2627-999999', '', "'"])
      expect(await api.getOrder(all, unknown)).toBeUndefined();
  });

  test('orders are listed by when they were placed', async () => {
    const { data } = await api.listOrders(all, { limit: 50 });
    const placedAt = new Date(data[0]?.placedAt ?? '');
    expect((await api.listOrders(all, { limit: 50, placedFrom: placedAt })).data).toHaveLength(5);
    expect((await api.listOrders(all, { limit: 50, placedBefore: placedAt })).data).toHaveLength(0);
  });

  test('R-API-2: names and addresses need a scope of their own', async () => {
    const withContacts = await api.listOrders(withScopes('orders', 'contacts'), { limit: 50 });
    expect(JSON.stringify(withContacts)).toContain(BUYER);
    const { data } = await api.listOrders(withScopes('orders'), { limit: 50 });
    for (const order of data)
      for (const member of ['contact', 'delivery', 'billing', 'gstin', 'notes'])
        expect(order).not.toHaveProperty(member);
    const invoices = await api.listInvoices(withScopes('invoices'), { limit: 50 });
    expect(invoices.data).toHaveLength(2);
    expect(JSON.stringify([data, invoices])).not.toMatch(/asha|Rao/i);
    const name = invoices.data[0]?.number.replaceAll('/', '-') ?? '';
    await expect(api.renderInvoice(withScopes('invoices'), name)).rejects.toThrow(MissingScopeError);
    expect(await api.renderInvoice(all, name)).toMatchObject({ mediaType: 'application/pdf' });
  });

  test('R-API-2: every function needs its scope', async () => {
    const part = { limit: 1 };
    const calls: [ApiScope, (caller: ApiCaller) => Promise<unknown>][] = [
      ['orders', (caller) => api.listOrders(caller, part)],
      ['orders', (caller) => api.getOrder(caller, 'x')],
      ['orders', (caller) => api.listOrderEvents(caller, part)],
      ['invoices', (caller) => api.listInvoices(caller, part)],
      ['invoices', (caller) => api.getInvoice(caller, 'x')],
      ['invoices', (caller) => api.renderInvoice(caller, 'x')],
      ['products', (caller) => api.listProducts(caller, part)],
      ['products', (caller) => api.getProduct(caller, 'x')],
    ];
    // findCaller and listKeyHashes come before a caller is known.
    expect(calls.length).toBe(Object.keys(api).length - 2);
    for (const [needed, call] of calls) {
      const others = withScopes(...API_SCOPES.filter((scope) => scope !== needed));
      await expect(call(others)).rejects.toThrow(`the scope ${needed}`);
    }
  });

  test('R-API-5: all events of orders are listed once, the oldest first, without internal notes', async () => {
    const [first = ''] = numbers;
    await shop.management.addNote(actor, { number: first, note: 'A secret note.' });
    const events = await readAll((part) => api.listOrderEvents(all, part));
    expect(isComplete(apiOrderEventSchema, events)).toBe(true);
    expect(events.filter(({ orderNumber }) => orderNumber === first).map(({ type }) => type)).toEqual([
      'order.placed',
      'order.paid',
      'order.packed',
      'order.shipped',
    ]);
    expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted());
    expect(JSON.stringify(events)).not.toContain('secret note');
    const later = await api.listOrderEvents(all, { limit: 50, from: new Date(Date.now() + 5_000) });
    expect(later.data).toEqual([]);
  });

  test('R-API-5: an event is listed when no earlier one can still be committed', async () => {
    const now = createApi(shop.database, {
      clock: () => new Date(),
      siteUrl: 'https://www.example.com',
      renderInvoice: () => Promise.reject(new Error('No invoice is rendered.')),
    });
    await shop.place();
    const settled = await now.listOrderEvents(all, { limit: 100 });
    const later = await api.listOrderEvents(all, { limit: 100 });
    expect(later.data.length).toBeGreaterThan(settled.data.length);
  });

  // The embedded engine has one transaction at a time.
  if (engine === 'postgres')
    test('R-API-5: an open transaction holds back what follows it', async () => {
      const { number: slow } = await shop.place();
      const [row] = await shop.database.rows<{ id: string }>({
        text: 'select id from orders where number = $1',
        values: [slow],
      });
      const readTypes = async () => {
        const events = await readAll((part) => api.listOrderEvents(all, part));
        return events.filter(({ orderNumber }) => orderNumber === slow).map(({ type }) => type);
      };
      expect(await readTypes()).toEqual(['order.placed']);
      await shop.database.db.transaction(async (transaction) => {
        const event = { orderId: row?.id ?? '', status: 'placed', actor: 'staff', at: new Date() } as const;
        await writeEvent(transaction, { ...event, kind: 'payment' });
        expect(await readTypes()).toEqual([]);
      });
      expect(await readTypes()).toEqual(['order.placed', 'order.payment']);
    });

  test('R-API-3: all invoices are listed once, the oldest first', async () => {
    const invoices = await readAll((part) => api.listInvoices(all, part));
    expect(isComplete(apiInvoiceSchema, invoices)).toBe(true);
    expect(invoices.map(({ orderNumber }) => orderNumber)).toEqual(numbers.slice(0, 2));
    const [invoice] = invoices;
    expect(await api.getInvoice(all, invoice?.number.replaceAll('/', '-') ?? '')).toEqual(invoice);
    expect(await api.getInvoice(all, 'INV-2627-999999')).toBeUndefined();
    const day = invoice?.issuedOn ?? '';
    expect((await api.listInvoices(all, { limit: 9, issuedFrom: day, issuedUntil: day })).data).toEqual(
      invoices,
    );
    expect((await api.listInvoices(all, { limit: 9, issuedUntil: '2020-01-01' })).data).toEqual([]);
  });

  test('R-API-3: all products are listed once, with the stock of their variants', async () => {
    const products = await readAll((part) => api.listProducts(all, part));
    expect(isComplete(apiProductSchema, products)).toBe(true);
    const [{ count } = { count: 0 }] = await shop.database.rows<{ count: number }>({
      text: "select count(*)::int as count from products where state <> 'deleted'",
    });
    expect(new Set(products.map(({ id }) => id)).size).toBe(count);
    for (const product of products) {
      expect(await api.getProduct(all, product.id)).toEqual(product);
      expect(product.hsnCode).toMatch(/^\d{4,8}$/);
      const units = product.variants.reduce((sum, { stock }) => sum + stock, 0);
      if (product.variants.length > 0) expect(units).toBe(product.stock);
    }
    const findCode = async () => (await api.getProduct(all, 'mosaic-mug'))?.hsnCode;
    const [{ content }] = (await shop.database.rows<{ content: InvoiceContent }>({
      text: 'select content from invoices order by number limit 1',
    })) as [{ content: InvoiceContent }];
    expect(await findCode()).toBe(content.lines[0]?.hsnCode);
    await shop.database.rows({ text: "update categories set hsn_code = '691200' where id = 'table'" });
    expect(await findCode()).toBe('691200');
    await shop.database.rows({ text: "update products set hsn_code = '69120010' where id = 'mosaic-mug'" });
    expect(await findCode()).toBe('69120010');
    await shop.database.rows({ text: "update products set state = 'deleted' where id = 'mosaic-mug'" });
    expect(await api.getProduct(all, 'mosaic-mug')).toBeUndefined();
  });

  test.each([
    'x',
    '1.2',
    '2026-13-45.INV/2627/000001',
    '2026-02-30.INV/2627/000001',
    '0000-01-01.INV/2627/000001',
    'Not An Id',
  ])('the cursor %j is refused', async (cursor) => {
    const part = { limit: 1, cursor };
    await expect(api.listOrders(all, part)).rejects.toThrow(InvalidCursorError);
    await expect(api.listOrderEvents(all, part)).rejects.toThrow(InvalidCursorError);
    await expect(api.listInvoices(all, part)).rejects.toThrow(InvalidCursorError);
  });
});
