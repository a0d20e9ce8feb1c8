import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
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

  test('needs the permission for orders', async () => {
    await expect(shop.management.listCustomers(member, { q: '' })).rejects.toThrow(NotAllowedError);
    await expect(shop.management.getCustomer(member, { number: numbers.first ?? '' })).rejects.toThrow(
      NotAllowedError,
    );
  });
});
