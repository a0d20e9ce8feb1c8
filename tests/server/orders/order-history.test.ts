import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import type { OrderOwner } from '~/domain/orders/order';
import { EMPTY_ORDER_HISTORY_QUERY } from '~/domain/orders/order-history-query';
import type { OrderStatus } from '~/domain/orders/order-status';
import type { Database } from '~/server/db/database.server';
import { createOrders, type Orders } from '~/server/orders/orders.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { seedSampleUsers } from '~/server/seed/seed-sample-users.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';

const [first, second] = sampleUsers;
if (!first || !second) throw new Error('The tests need two sample accounts.');
const owner: OrderOwner = { id: first.id, email: first.email, emailVerified: true };
const other: OrderOwner = { id: second.id, email: second.email, emailVerified: true };

const createCheckout = (email: string) => ({
  ...sampleCheckout,
  contact: { ...sampleCheckout.contact, email },
});

describe.each(engines)('order history (%s)', (engine) => {
  let database: Database;
  let orders: Orders;
  let now = new Date('2026-05-04T10:00:00Z');

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
    await seedSampleUsers(database);
    orders = createOrders(database, { secret: 'a secret of the tests', clock: () => now });
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    now = new Date('2026-05-04T10:00:00Z');
    await database.rows({ text: 'truncate orders, order_lines, order_events, jobs cascade' });
    await database.rows({ text: 'update products set stock = 50' });
  });

  async function place(
    product: string,
    {
      buyer,
      email = 'asha@example.com',
      quantity = 1,
    }: {
      buyer?: OrderOwner;
      email?: string;
      quantity?: number;
    },
  ): Promise<string> {
    const result = await orders.place(
      createPlaceRequest([createCartLine(product, quantity)], {
        checkout: createCheckout(email),
        userId: buyer?.id,
      }),
    );
    if (result.kind !== 'placed') throw new Error(`The order was ${result.kind}.`);
    return result.number;
  }

  const setStatus = (number: string, status: OrderStatus, paid = false) =>
    database.rows({
      text: 'update orders set status = $2, paid_at = $3 where number = $1',
      values: [number, status, paid ? now : null],
    });

  const listNumbers = async (user: OrderOwner, query = {}) =>
    (await orders.listOrders(user, { ...EMPTY_ORDER_HISTORY_QUERY, ...query })).orders.map(
      ({ number }) => number,
    );

  async function readStock(id: string) {
    const [row] = await database.rows<{ stock: number }>({
      text: 'select stock from products where id = $1',
      values: [id],
    });
    return row?.stock;
  }

  test('the history has orders of the user and guest orders with the same confirmed email', async () => {
    const signedIn = await place('mosaic-mug', { buyer: owner });
    now = new Date('2026-05-05T10:00:00Z');
    const asGuest = await place('desk-mat', { email: owner.email.toUpperCase() });
    await place('desk-mat', { email: 'stranger@example.com' });
    expect(await listNumbers(owner)).toEqual([asGuest, signedIn]);
    expect(await listNumbers({ ...owner, emailVerified: false })).toEqual([signedIn]);
    expect(await listNumbers(other)).toEqual([]);
  });

  test('an order of another account stays out of it, also with the confirmed email of the user', async () => {
    const number = await place('mosaic-mug', { buyer: other, email: owner.email });
    expect(await listNumbers(owner)).toEqual([]);
    expect(await orders.getOwnOrder(owner, number)).toBeNull();
    expect(await orders.cancel(owner, number)).toEqual({ kind: 'unknown' });
    expect(await listNumbers(other)).toEqual([number]);
  });

  test('an order of another user can be neither read nor cancelled', async () => {
    const number = await place('mosaic-mug', { buyer: owner });
    expect(await orders.getOwnOrder(owner, number.toLowerCase())).toMatchObject({ number });
    expect(await orders.getOwnOrder(other, number)).toBeNull();
    expect(await orders.getOwnOrder(owner, 'TS-2627-999999')).toBeNull();
    expect(await orders.cancel(other, number)).toEqual({ kind: 'unknown' });
    expect(
      await orders.cancel({ ...other, email: 'asha@example.com', emailVerified: false }, number),
    ).toEqual({
      kind: 'unknown',
    });
    expect(await orders.getOwnOrder(owner, number)).toMatchObject({ status: 'placed' });
  });

  test('the history is searched by number and product, and filtered by status and Indian year', async () => {
    now = new Date('2025-12-31T19:00:00Z');
    const mug = await place('mosaic-mug', { buyer: owner });
    now = new Date('2025-12-31T18:00:00Z');
    const mat = await place('desk-mat', { buyer: owner });
    await setStatus(mat, 'delivered', true);
    expect(await listNumbers(owner, { year: 2026 })).toEqual([mug]);
    expect(await listNumbers(owner, { year: 2025 })).toEqual([mat]);
    expect(await listNumbers(owner, { group: 'delivered' })).toEqual([mat]);
    expect(await listNumbers(owner, { group: 'open' })).toEqual([mug]);
    expect(await listNumbers(owner, { q: 'MUG' })).toEqual([mug]);
    expect(await listNumbers(owner, { q: mat })).toEqual([mat]);
    expect(await listNumbers(owner, { q: mat.slice(-4) })).toEqual([mat]);
    for (const q of ['%', '_', '\\', "' or true --"]) expect(await listNumbers(owner, { q })).toEqual([]);
    const history = await orders.listOrders(owner, { ...EMPTY_ORDER_HISTORY_QUERY, year: 2025 });
    expect(history).toMatchObject({ count: 1, years: [2026, 2025] });
    expect(history.orders[0]?.lines).toEqual([
      { productId: 'desk-mat', name: expect.any(String), quantity: 1 },
    ]);
  });

  test('the history has pages of ten', async () => {
    for (let position = 0; position < 11; position += 1) {
      now = new Date(now.getTime() + 1000);
      await place('mosaic-mug', { buyer: owner });
    }
    const [page, next, beyond] = await Promise.all([1, 2, 3].map((page) => listNumbers(owner, { page })));
    expect([page?.length, next?.length, beyond?.length]).toEqual([10, 1, 0]);
    expect(new Set([...(page ?? []), ...(next ?? [])]).size).toBe(11);
  });

  test('a cancelled order restores the stock once, with an event and an email', async () => {
    const number = await place('mosaic-mug', { buyer: owner, quantity: 3 });
    expect(await readStock('mosaic-mug')).toBe(47);
    const results = await Promise.all([orders.cancel(owner, number), orders.cancel(owner, number)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['already-cancelled', 'cancelled']);
    expect(await readStock('mosaic-mug')).toBe(50);
    const order = await orders.getOwnOrder(owner, number);
    expect(order?.status).toBe('cancelled');
    expect(order?.events.map(({ status, actor }) => [status, actor])).toEqual([
      ['placed', 'buyer'],
      ['cancelled', 'buyer'],
    ]);
    const jobs = await database.rows({ text: "select from jobs where kind = 'order-cancelled'" });
    expect(jobs).toHaveLength(1);
  });

  test.each([true, false])(
    'its email counts as confirmed when that of the account is (%s), and no other does',
    async (emailVerified) => {
      const readConfirmed = async (number: string) => {
        const [row] = await database.rows<{ confirmed: boolean }>({
          text: 'select email_confirmed_at is not null as confirmed from orders where number = $1',
          values: [number],
        });
        return row?.confirmed;
      };
      const own = await place('mosaic-mug', { buyer: owner, email: owner.email });
      const strange = await place('mosaic-mug', { buyer: owner, email: 'stranger@example.com' });
      await database.rows({ text: 'update orders set email_confirmed_at = null' });
      const user = { ...owner, emailVerified };
      for (const number of [own, strange])
        expect(await orders.cancel(user, number)).toMatchObject({ kind: 'cancelled' });
      expect([await readConfirmed(own), await readConfirmed(strange)]).toEqual([emailVerified, false]);
    },
  );

  test.each<OrderStatus>(['packed', 'shipped', 'delivered', 'refunded'])(
    'an order that is %s cannot be cancelled',
    async (status) => {
      const number = await place('mosaic-mug', { buyer: owner });
      await setStatus(number, status, true);
      expect(await orders.cancel(owner, number)).toMatchObject({ kind: 'refused', order: { status } });
      expect(await readStock('mosaic-mug')).toBe(49);
    },
  );

  test('an order stays without a user when its buyer is deleted', async () => {
    const number = await place('mosaic-mug', { buyer: other });
    await database.rows({ text: 'delete from users where id = $1', values: [other.id] });
    expect(await orders.getOwnOrder(other, number)).toBeNull();
    const [row] = await database.rows({ text: 'select number, user_id from orders' });
    expect(row).toEqual({ number, user_id: null });
    await seedSampleUsers(database);
  });

  test('R-CHECKOUT-3: the last parcel that a user ordered gives the address, and nothing else does', async () => {
    const getStreet = async (user: OrderOwner) => (await orders.getLastDelivery(user.id))?.address.line1;
    expect(await getStreet(owner)).toBeUndefined();
    const number = await place('mosaic-mug', { buyer: owner });
    const { line1 } = sampleCheckout.delivery;
    expect(await orders.getLastDelivery(owner.id)).toMatchObject({
      name: sampleCheckout.contact.name,
      address: { line1 },
    });
    now = new Date('2026-05-05T10:00:00Z');
    // Nothing is shipped; another person may have typed the email.
    await place('hackathon-ticket', { buyer: owner });
    await place('mosaic-mug', { email: other.email });
    expect([await getStreet(owner), await getStreet(other)]).toEqual([line1, undefined]);
    await database.rows({
      text: 'update orders set anonymised_at = now() where number = $1',
      values: [number],
    });
    expect(await getStreet(owner)).toBeUndefined();
  });
});
