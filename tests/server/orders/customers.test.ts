import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { toRupeesString } from '~/domain/money/money';
import { CUSTOMERS_PER_PAGE } from '~/domain/orders/customer';
import { DAY_MS } from '~/domain/time/durations';
import { engines } from '../../database/test-database';
import { actor, member, openTestShop, owner, START, type TestShop } from './test-shop';

describe.each(engines)('customers for staff (%s)', (engine) => {
  let shop: TestShop;
  const numbers: Record<string, string> = {};

  beforeAll(async () => {
    shop = await openTestShop(engine);
    const placeOn = async (name: string, day: number, ...args: Parameters<TestShop['place']>) => {
      shop.setNow(new Date(START.getTime() + day * DAY_MS));
      const placed = await shop.place(...args);
      numbers[name] = placed.number;
      return placed;
    };
    await placeOn('first', 0, [['mosaic-mug', 1]], { name: 'Zarina Merchant', email: 'Zarina@Example.in' });
    await placeOn('owner', 1, [['socks', 1]], { userId: owner.id, email: owner.email });
    const { number, accessKey } = await placeOn('second', 2, [['desk-mat', 2]], {
      name: 'Zarina M.',
      email: 'zarina@example.in',
    });
    await shop.advance(number, 'paid', 'packed', 'shipped', 'delivered');
    await shop.orders.requestReturn({ number, accessKey }, { lines: { 0: 1 }, reason: 'Too wide' });
  });
  afterAll(() => shop.database.close());

  const list = (q = '') => shop.management.listCustomers(actor, { q });

  test('an email is one customer, with the latest name and the sums of all orders', async () => {
    const { customers, older, newer } = await list();
    expect([older, newer]).toEqual([undefined, undefined]);
    expect(customers.map(({ name }) => name)).toEqual(['Zarina M.', 'Asha Rao']);
    const [zarina, own] = customers;
    const { order } = (await shop.management.getOrder(actor, numbers.second ?? '')) ?? {};
    expect(zarina).toMatchObject({
      number: numbers.second,
      email: 'zarina@example.in',
      orders: 2,
      hasAccount: false,
      paid: order?.priced.orderTotal,
      firstAt: START,
      latestAt: new Date(START.getTime() + 2 * DAY_MS),
    });
    expect(own).toMatchObject({ hasAccount: true, orders: 1, paid: 0 });
  });

  test.each([
    ['merchant', ['Zarina M.']],
    ['EXAMPLE.IN', ['Zarina M.']],
    ['98765 43210', ['Zarina M.', 'Asha Rao']],
    ['+91 98765', ['Zarina M.', 'Asha Rao']],
    ['desk mat', []],
    ['TS-2627', []],
    ['%', []],
  ])('the search looks at names, emails and phone numbers: %s', async (q, names) => {
    expect((await list(q)).customers.map(({ name }) => name)).toEqual(names);
  });

  test('the list of orders is searched by phone number as well', async () => {
    const { orders } = await shop.management.listOrders(actor, { view: 'all', q: '098765 43210' });
    expect(orders).toHaveLength(3);
  });

  test('a customer has all orders of the email, its sums and its returns', async () => {
    const customer = await shop.management.getCustomer(actor, { number: numbers.first ?? '' });
    expect(customer?.orders.map(({ number }) => number)).toEqual([numbers.second, numbers.first]);
    expect(customer?.summary.number).toBe(numbers.second);
    const first = customer?.orders.at(-1);
    expect(customer?.totals).toEqual({
      received: customer?.summary.paid,
      refunded: 0,
      outstanding: first?.total,
    });
    expect(customer?.returns).toMatchObject([
      { number: numbers.second, state: 'requested', lines: { 0: 1 }, reason: 'Too wide' },
    ]);
  });

  test('an unknown number has no customer', async () => {
    expect(await shop.management.getCustomer(actor, { number: 'TS-2627-999999' })).toBeNull();
    expect(await shop.management.getCustomer(actor, { number: 'nonsense' })).toBeNull();
  });

  test('pages forward and back have no gap and no repetition', async () => {
    const count = CUSTOMERS_PER_PAGE + 3;
    for (let index = 0; index < count; index++)
      await shop.place([['mosaic-mug', 1]], { name: `Buyer ${index}`, email: `buyer-${index}@example.org` });
    const first = await list('buyer');
    expect(first.customers).toHaveLength(CUSTOMERS_PER_PAGE);
    const rest = await shop.management.listCustomers(actor, { q: 'buyer', cursor: first.older });
    expect(rest.older).toBeUndefined();
    const emails = [...first.customers, ...rest.customers].map(({ email }) => email);
    expect(new Set(emails).size).toBe(count);
    const back = await shop.management.listCustomers(actor, { q: 'buyer', cursor: rest.newer });
    expect(back.customers).toEqual(first.customers);
    expect(back.newer).toBeUndefined();
  });

  test('the export has every customer of the search once, with the sums of all orders', async () => {
    const text = `insert into orders (id, number, contact, delivery, payment_method, total, discount, tax, order_total,
        tax_rate_basis_points, idempotency_key, request_hash, created_at)
      select gen_random_uuid(), 'TS-9900-' || lpad(n::text, 6, '0'), jsonb_build_object('name', 'Many', 'email',
        'many-' || n % 600 || '@example.net'), '{}', 'bank', 100, 0, 18, 118, 1800, gen_random_uuid(), '',
        '2026-07-01T00:00:00Z'::timestamptz + (n / 10) * interval '1 hour'
      from generate_series(1, 1200) as n`;
    await shop.database.rows({ text });
    const read = async (q: string) => {
      const { name, content } = shop.management.exportCustomers(actor, { q });
      return { name, lines: (await new Response(content).text()).trimEnd().split('\r\n') };
    };
    const many = await read('example.net');
    expect(many.name).toMatch(/^customers-2026-\d\d-\d\d\.csv$/);
    expect(many.lines[0]).toContain('Name,Email,Phone,Orders,Paid,First order,Latest order,Account');
    const emails = many.lines.slice(1).map((line) => line.split(',')[1]);
    expect([emails.length, new Set(emails).size]).toEqual([600, 600]);
    expect(many.lines.every((line, index) => index === 0 || line.split(',')[3] === '2')).toBe(true);

    const { order } = (await shop.management.getOrder(actor, numbers.second ?? '')) ?? {};
    const paid = toRupeesString(order?.priced.orderTotal ?? 0);
    expect((await read('zarina')).lines.slice(1)).toEqual([
      `Zarina M.,zarina@example.in,'+919876543210,2,${paid},2026-05-04,2026-05-06,no`,
    ]);
    expect((await read('nobody')).lines).toHaveLength(1);
  });

  test('needs the permission for orders', async () => {
    expect(() => shop.management.exportCustomers(member, { q: '' })).toThrow(NotAllowedError);
    await expect(shop.management.listCustomers(member, { q: '' })).rejects.toThrow(NotAllowedError);
    await expect(shop.management.getCustomer(member, { number: numbers.first ?? '' })).rejects.toThrow(
      NotAllowedError,
    );
  });
});
