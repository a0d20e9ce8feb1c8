import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import {
  EMPTY_STAFF_ORDER_QUERY,
  parseStaffOrderQuery,
  STAFF_ORDER_VIEWS,
  STAFF_ORDERS_PER_PAGE,
  type StaffOrderQuery,
  serialiseStaffOrderQuery,
} from '~/domain/orders/staff-order-query';
import { MAX_VIEW_COUNT } from '~/domain/site/staff-counts';
import { DAY_MS } from '~/domain/time/durations';
import { engines } from '../../database/test-database';
import { actor, member, openTestShop, owner, START, type TestShop } from './test-shop';

const query = (values: Partial<StaffOrderQuery>): StaffOrderQuery => ({
  ...EMPTY_STAFF_ORDER_QUERY,
  ...values,
});

describe.each(engines)('the list of orders for staff (%s)', (engine) => {
  let shop: TestShop;
  const numbers: Record<string, string> = {};

  beforeAll(async () => {
    shop = await openTestShop(engine);
    const placeOn = async (name: string, day: number, ...args: Parameters<TestShop['place']>) => {
      shop.setNow(new Date(START.getTime() + day * DAY_MS));
      const { number } = await shop.place(...args);
      numbers[name] = number;
      return number;
    };
    await placeOn('placed', 0, [['mosaic-mug', 1]], { name: 'Zarina Merchant', email: 'Zarina@Example.in' });
    await shop.advance(
      await placeOn('paid', 1, [
        ['desk-mat', 2],
        ['mosaic-mug', 1],
      ]),
      'paid',
    );
    await shop.advance(await placeOn('packed', 2), 'paid', 'packed');
    await shop.advance(await placeOn('shipped', 3), 'paid', 'packed', 'shipped');
    await shop.advance(await placeOn('cancelled', 4), 'paid', 'cancelled');
    const returned = await placeOn('returned', 5, undefined, { userId: owner.id, email: owner.email });
    await shop.advance(returned, 'paid', 'packed', 'shipped', 'delivered');
    await shop.orders.requestReturn({ number: returned, owner }, { lines: { 0: 1 }, reason: 'Too small' });
  });
  afterAll(() => shop.database.close());

  const list = (values: Partial<StaffOrderQuery> = {}) => shop.management.listOrders(actor, query(values));
  const namesOf = async (values: Partial<StaffOrderQuery>) =>
    (await list(values)).orders.map(({ number }) =>
      Object.keys(numbers).find((name) => numbers[name] === number),
    );

  test('shows what staff need, the newest first, and how many wait in each view', async () => {
    const { orders, counts, older, newer } = await list();
    expect(orders).toHaveLength(6);
    expect([older, newer]).toEqual([undefined, undefined]);
    expect(counts).toEqual({
      all: 6,
      overdue: 1,
      'to-pay': 1,
      'to-pack': 1,
      'to-ship': 1,
      'on-the-way': 1,
      done: 2,
      returns: 1,
      disputes: 0,
      excess: 1,
    });
    const paid = orders.find(({ number }) => number === numbers.paid);
    expect(paid).toMatchObject({
      version: 1,
      buyer: 'Asha Rao',
      status: 'paid',
      method: 'upi',
      hasReturn: false,
      excess: 0,
      items: { name: expect.stringMatching(/desk mat/i), quantity: 2, more: 1 },
    });
    expect(paid?.paid).toBe(paid?.total);
    expect(orders[0]).toMatchObject({ number: numbers.returned, hasReturn: true });
    expect(orders[1]?.excess).toBe(orders[1]?.total);
  });

  test('is filtered by view, text, day and method', async () => {
    expect(await namesOf({ view: 'to-pay' })).toEqual(['placed']);
    expect(await namesOf({ view: 'to-pack' })).toEqual(['paid']);
    expect(await namesOf({ view: 'to-ship' })).toEqual(['packed']);
    expect(await namesOf({ view: 'on-the-way' })).toEqual(['shipped']);
    expect(await namesOf({ view: 'done' })).toEqual(['returned', 'cancelled']);
    expect(await namesOf({ view: 'returns' })).toEqual(['returned']);
    expect(await namesOf({ view: 'excess' })).toEqual(['cancelled']);
    expect(await namesOf({ view: 'overdue' })).toEqual(['paid']);
    expect(await namesOf({ q: numbers.packed?.toLowerCase() ?? '' })).toEqual(['packed']);
    expect(await namesOf({ q: numbers.packed?.slice(-4) ?? '' })).toEqual(['packed']);
    expect(await namesOf({ q: 'zarina merchant' })).toEqual(['placed']);
    expect(await namesOf({ q: 'ZARINA@example' })).toEqual(['placed']);
    expect(await namesOf({ q: 'Desk Mat' })).toEqual(['paid']);
    await shop.database.rows({
      text: `update orders set contact = contact || '{"company": "Kiln & Co"}' where number = $1`,
      values: [numbers.packed],
    });
    expect(await namesOf({ q: 'kiln & co' })).toEqual(['packed']);
    for (const q of ['%', '_', '\\', "' or true --"]) expect(await namesOf({ q })).toEqual([]);
    expect(await namesOf({ from: '2026-05-05', to: '2026-05-06' })).toEqual(['packed', 'paid']);
    expect(await namesOf({ to: '2026-05-04' })).toEqual(['placed']);
    expect(await namesOf({ method: 'bank' })).toEqual([]);
    expect(await namesOf({ view: 'done', q: 'asha@example', from: '2026-05-05' })).toEqual(['cancelled']);
  });

  test('the number of a view is how many orders it shows with the other filters', async () => {
    for (const filters of [
      { q: 'asha@example' },
      { q: 'Desk Mat' },
      { from: '2026-05-06' },
      { method: 'bank' },
    ] as const) {
      const { counts } = await list(filters);
      for (const view of STAFF_ORDER_VIEWS)
        expect((await namesOf({ ...filters, view })).length, view).toBe(counts[view]);
    }
    const { counts } = await list({ view: 'done', q: 'Desk Mat' });
    expect(counts).toMatchObject({ all: 1, 'to-pay': 0, 'to-pack': 1, done: 0 });
  });

  test('the days are those of India', async () => {
    // 23:30 in India.
    shop.setNow(new Date('2026-06-01T18:00:00Z'));
    const { number } = await shop.place([['mosaic-mug', 1]], { name: 'Nightly', email: 'night@example.in' });
    const onDay = async (day: string) => (await list({ q: number, from: day, to: day })).orders.length;
    expect([await onDay('2026-06-01'), await onDay('2026-06-02')]).toEqual([1, 0]);
    await shop.database.rows({
      text: 'delete from order_lines where order_id in (select id from orders where number = $1)',
      values: [number],
    });
    await shop.database.rows({
      text: 'delete from order_events where order_id in (select id from orders where number = $1)',
      values: [number],
    });
    await shop.database.rows({ text: 'delete from orders where number = $1', values: [number] });
  });

  test('is for staff alone', async () => {
    await expect(shop.management.listOrders(member, EMPTY_STAFF_ORDER_QUERY)).rejects.toThrow(
      NotAllowedError,
    );
    expect(() => shop.management.exportCsv(member, EMPTY_STAFF_ORDER_QUERY)).toThrow(NotAllowedError);
  });

  test('the export has every order of the query and no formula', async () => {
    await shop.database.rows({
      text: `update orders set contact = jsonb_set(contact, '{name}', '"=HYPERLINK(1)"') where number = $1`,
      values: [numbers.placed],
    });
    const read = async (values: Partial<StaffOrderQuery>) => {
      const { name, content } = shop.management.exportCsv(actor, query(values));
      return { name, text: await new Response(content).text() };
    };
    const all = await read({});
    expect(all.name).toMatch(/^orders-2026-\d\d-\d\d\.csv$/);
    const [header, ...rows] = all.text.trim().split('\r\n');
    expect(header).toContain('Number,Placed on,Status');
    expect(rows).toHaveLength(6);
    expect(rows.at(-1)).toMatch(
      /^TS-2627-\d{6},2026-05-04 15:30,Placed,upi,'=HYPERLINK\(1\),.*,'\+919876543210,/,
    );
    // Without the options nobody knows what to pack.
    expect(rows.at(-1)).toMatch(/"1 x Mosaic mug, \w+/);
    expect((await read({ view: 'to-pack' })).text.trim().split('\r\n')).toHaveLength(2);
  });

  test('pages are complete in both directions, also when orders have one time', async () => {
    const text = `insert into orders (id, number, contact, delivery, payment_method, total, discount, tax, order_total,
        tax_rate_basis_points, idempotency_key, request_hash, created_at)
      select gen_random_uuid(), 'TS-9900-' || lpad(n::text, 6, '0'), '{"name": "Many Orders", "email": "many@example.in"}',
        '{}', 'bank', 100, 0, 18, 118, 1800, gen_random_uuid(), '', '2026-07-01T00:00:00Z'::timestamptz + (n / 10) * interval '1 hour'
      from generate_series(1, 1100) as n`;
    await shop.database.rows({ text });
    const filters = query({ q: 'many orders' });
    const found: string[] = [];
    const pages: string[][] = [];
    let next: StaffOrderQuery | undefined = filters;
    let last: StaffOrderQuery = filters;
    while (next) {
      const { orders, older } = await shop.management.listOrders(actor, next);
      expect(orders.length).toBeLessThanOrEqual(STAFF_ORDERS_PER_PAGE);
      pages.push(orders.map(({ number }) => number));
      found.push(...orders.map(({ number }) => number));
      last = next;
      next = older && parseStaffOrderQuery(serialiseStaffOrderQuery({ ...filters, cursor: older }));
    }
    expect(new Set(found).size).toBe(1100);
    expect(found).toHaveLength(1100);
    const back: string[][] = [];
    for (let page: StaffOrderQuery | undefined = last; page; ) {
      const { orders, newer } = await shop.management.listOrders(actor, page);
      back.unshift(orders.map(({ number }) => number));
      page = newer && { ...filters, cursor: newer };
    }
    expect(back.flat()).toEqual(found);
    expect(back).toHaveLength(pages.length);
    expect((await list()).counts).toMatchObject({
      all: MAX_VIEW_COUNT,
      'to-pay': MAX_VIEW_COUNT,
      'to-pack': 1,
    });
  });
});
