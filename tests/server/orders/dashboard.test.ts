import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { SignedIn } from '~/domain/auth/session';
import type { UserRole } from '~/domain/auth/user';
import type { InvoiceContent } from '~/domain/invoices/invoice';
import type { Database } from '~/server/db/database.server';
import { products } from '~/server/db/schema/catalogue.server';
import { invoices } from '~/server/db/schema/invoices.server';
import { orderReturns } from '~/server/db/schema/returns.server';
import { createOrders } from '~/server/orders/orders.server';
import { recordPayment } from '~/server/orders/record-payment.server';
import { createDashboard } from '~/server/orders/staff/dashboard.server';
import { seedCatalogue } from '~/server/seed/seed-catalogue.server';
import { engines, openTestDatabase } from '../../database/test-database';
import { createCartLine, createPlaceRequest } from '../../fixtures/order-requests';

const signedInAs = (role: UserRole) => ({ user: { id: uuid(), role } }) as SignedIn;
const admin = signedInAs('admin');

describe.each(engines)('dashboard (%s)', (engine) => {
  let database: Database;
  /** Sunday, 22 November 2026, 10:30 in India. */
  const present = new Date('2026-11-22T05:00:00Z');
  let now = present;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    await seedCatalogue(database);
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    now = present;
    await database.rows({ text: 'truncate orders, order_lines, order_events, jobs, payments cascade' });
    await database.db.update(products).set({ stock: 50 });
  });

  const dashboard = (at = present) => createDashboard(database, { clock: () => at });

  async function placeAt(time: string, product = 'mosaic-mug', quantity = 1) {
    now = new Date(time);
    const orders = createOrders(database, { secret: 'a secret of the tests', clock: () => now });
    const result = await orders.place(createPlaceRequest([createCartLine(product, quantity)]));
    if (result.kind !== 'placed') throw new Error(`The order was ${result.kind}.`);
    const [row] = await database.rows<{ total: number }>({
      text: 'select order_total as total from orders where id = $1',
      values: [result.orderId],
    });
    return { id: result.orderId, total: row?.total ?? 0 };
  }

  const payAt = (time: string, order: { id: string; total: number }, amount = order.total) =>
    database.db.transaction((transaction) =>
      recordPayment(
        transaction,
        {
          orderId: order.id,
          provider: 'upi',
          reference: uuid(),
          amount,
          currency: 'INR',
          receivedAt: new Date(time),
        },
        new Date(time),
      ),
    );

  test('an empty shop has zeros and thirty days', async () => {
    const figures = await dashboard().readDashboard(admin);
    expect(figures).toMatchObject({
      day: '2026-11-22',
      ordersPlaced: { today: 0, weekBefore: 0 },
      received: { today: 0, weekBefore: 0 },
      unpaid: { amount: 0, count: 0, expiringToday: 0 },
      monthlyTax: { month: '2026-11', amount: 0, dueOn: '2026-12-20' },
      lowStock: [],
    });
    expect(figures.days).toHaveLength(30);
    expect(figures.days.at(0)?.day).toBe('2026-10-24');
    expect(figures.days.at(-1)?.day).toBe('2026-11-22');
    expect(figures.todos.every(({ count, oldest }) => count === 0 && oldest === undefined)).toBe(true);
  });

  test('orders of today are compared with those until the same time a week before', async () => {
    for (const time of ['2026-11-21T18:31:00Z', '2026-11-22T04:00:00Z']) await placeAt(time);
    await placeAt('2026-11-21T18:29:00Z');
    await placeAt('2026-11-15T04:59:00Z');
    await placeAt('2026-11-15T05:01:00Z');
    const { ordersPlaced } = await dashboard().readDashboard(admin);
    expect(ordersPlaced).toEqual({ today: 2, weekBefore: 1 });
  });

  test('payments count on the day in India on which they arrived', async () => {
    const order = await placeAt('2026-11-10T04:00:00Z');
    await payAt('2026-11-21T18:29:00Z', order, 100);
    await payAt('2026-11-21T18:30:00Z', order, 20);
    await payAt('2026-11-22T04:00:00Z', order, 3);
    await payAt('2026-11-15T04:00:00Z', order, 4000);
    await payAt('2026-11-15T06:00:00Z', order, 50_000);
    await payAt('2026-10-23T04:00:00Z', order, 600_000);
    const { received, days } = await dashboard().readDashboard(admin);
    expect(received).toEqual({ today: 23, weekBefore: 4000 });
    expect(days.filter(({ amount }) => amount > 0)).toEqual([
      { day: '2026-11-15', amount: 54_000 },
      { day: '2026-11-21', amount: 100 },
      { day: '2026-11-22', amount: 23 },
    ]);
  });

  test('what is not paid, and how much of it runs out today', async () => {
    const last = await placeAt('2026-11-15T18:29:00Z');
    const next = await placeAt('2026-11-15T18:30:00Z');
    await payAt('2026-11-16T04:00:00Z', next, 1000);
    const paid = await placeAt('2026-11-20T04:00:00Z');
    await payAt('2026-11-20T05:00:00Z', paid);
    const { unpaid } = await dashboard().readDashboard(admin);
    expect(unpaid).toEqual({ amount: last.total + next.total - 1000, count: 2, expiringToday: 1 });
  });

  test('what there is to do, with the oldest of each kind', async () => {
    const orders = [];
    for (const day of [16, 17, 18, 19, 20]) orders.push(await placeAt(`2026-11-${day}T04:00:00Z`));
    const [, second, third, fourth] = orders;
    if (!second || !third || !fourth) throw new Error('The test needs its orders.');
    for (const order of [second, third, fourth]) await payAt('2026-11-20T05:00:00Z', order);
    await payAt('2026-11-20T06:00:00Z', third, 500);
    await database.rows({ text: `update orders set status = 'packed' where id = $1`, values: [fourth.id] });
    await database.db.insert(orderReturns).values({
      id: uuid(),
      orderId: second.id,
      lines: { 0: 1 },
      reason: 'Too small',
      createdAt: present,
    });
    await database.rows({
      text: 'update orders set has_open_return = true where id = $1',
      values: [second.id],
    });
    const { todos } = await dashboard().readDashboard(admin);
    const at = (day: number) => new Date(`2026-11-${day}T04:00:00Z`);
    expect(todos).toEqual([
      { kind: 'to-pay', count: 2, oldest: at(16), overdue: 0 },
      { kind: 'to-pack', count: 2, oldest: at(17), overdue: 0 },
      { kind: 'to-ship', count: 1, oldest: at(19) },
      { kind: 'returns', count: 1, oldest: at(17), overdue: 0 },
      { kind: 'disputes', count: 0 },
      { kind: 'excess', count: 1, oldest: at(18) },
    ]);
    expect(await dashboard().countWaitingOrders(signedInAs('staff'))).toBe(7);
  });

  test('R-INVOICE-9: the tax of a month is that of its invoices without that of its credit notes, and is shown until it is due', async () => {
    const order = await placeAt('2026-11-10T04:00:00Z');
    const issue = (position: number, kind: 'invoice' | 'credit-note', issuedOn: string, taxable: number) =>
      database.db.insert(invoices).values({
        id: uuid(),
        kind,
        number: `${kind}-${position}`,
        financialYear: '2627',
        position,
        issuedOn,
        orderId: order.id,
        total: taxable + taxable / 10,
        verificationCode: uuid(),
        createdAt: present,
        content: { taxable } as InvoiceContent,
      });
    await issue(1, 'invoice', '2026-10-31', 1000);
    await issue(2, 'invoice', '2026-11-01', 20_000);
    await issue(3, 'invoice', '2026-11-30', 300_000);
    await issue(4, 'invoice', '2026-12-01', 4_000_000);
    await issue(1, 'credit-note', '2026-11-12', 5000);
    const november = { month: '2026-11', amount: 2000 + 30_000 - 500, dueOn: '2026-12-20' };
    const december = { month: '2026-12', amount: 400_000, dueOn: '2027-01-20' };
    const readTax = async (day: string) =>
      (await dashboard(new Date(`${day}T04:00:00Z`)).readDashboard(admin)).monthlyTax;
    expect(await readTax('2026-11-21')).toEqual(november);
    expect(await readTax('2026-12-20')).toEqual(november);
    expect(await readTax('2026-12-21')).toEqual(december);
    expect(await readTax('2026-11-20')).toEqual({ month: '2026-10', amount: 100, dueOn: '2026-11-20' });
  });

  test('low stock shows what sells', async () => {
    await placeAt('2026-11-20T04:00:00Z', 'mosaic-mug', 3);
    await placeAt('2026-10-01T04:00:00Z', 'mosaic-mug', 9);
    await database.rows({ text: `update products set stock = 2 where id = 'mosaic-mug'` });
    await database.rows({ text: `update products set stock = 5 where id = 'usb-hub'` });
    await database.rows({ text: `update products set stock = 6 where id = 'card-deck'` });
    const { lowStock } = await dashboard().readDashboard(admin);
    expect(lowStock).toMatchObject([
      { id: 'mosaic-mug', stock: 2, sold: 3 },
      { id: 'usb-hub', stock: 5, sold: 0 },
    ]);
  });

  test('staff see the figures but not the tax; other users see nothing', async () => {
    expect(await dashboard().readDashboard(signedInAs('staff'))).not.toHaveProperty('monthlyTax');
    await expect(dashboard().readDashboard(signedInAs('user'))).rejects.toThrow(NotAllowedError);
    expect(await dashboard().countWaitingOrders(signedInAs('user'))).toBe(0);
  });
});
