import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPTY_STAFF_ORDER_QUERY, type StaffOrderView } from '~/domain/orders/staff-order-query';
import { createDashboard } from '~/server/orders/staff/dashboard.server';
import { engines } from '../../database/test-database';
import { actor, openTestShop, owner, type TestShop } from './test-shop';

/** 10:00 in India. 4 May 2026 is a Monday. */
const morningOf = (day: number) => new Date(`2026-05-${String(day).padStart(2, '0')}T04:30:00Z`);

describe.each(engines)('R-DUE-3: orders that are overdue (%s)', (engine) => {
  let shop: TestShop;
  let paid: string;
  let returned: string;
  let now = morningOf(4);

  const setNow = (day: number) => {
    now = morningOf(day);
    shop.setNow(now);
  };

  beforeAll(async () => {
    shop = await openTestShop(engine);
    setNow(1);
    paid = (await shop.place()).number;
    returned = (await shop.place(undefined, { userId: owner.id, email: owner.email })).number;
    await shop.advance(returned, 'paid', 'packed', 'shipped', 'delivered');
    setNow(4);
    await shop.advance(paid, 'paid');
    await shop.orders.requestReturn({ number: returned, owner }, { lines: { 0: 1 }, reason: 'Too small' });
  });
  afterAll(() => shop.database.close());

  const list = async (view: StaffOrderView) => {
    const { orders, counts } = await shop.management.listOrders(actor, { ...EMPTY_STAFF_ORDER_QUERY, view });
    return { numbers: orders.map(({ number }) => number).sort(), counts };
  };
  const readOverdue = async () => {
    const { todos } = await createDashboard(shop.database, { clock: () => now }).readDashboard(actor);
    return todos.map(({ overdue = 0 }) => overdue).reduce((sum, count) => sum + count, 0);
  };
  const decide = async (to: 'approved' | 'received' | 'rejected') => {
    const { version, returns } = await shop.readOrder(returned);
    const returnId = returns[0]?.id ?? '';
    const decided = await shop.management.decideReturn(actor, { number: returned, version, returnId, to });
    expect(decided.kind).toBe('decided');
  };

  test('two working days after the payment, or the request, nothing is overdue yet', async () => {
    setNow(6);
    expect((await list('overdue')).numbers).toEqual([]);
    expect(await readOverdue()).toBe(0);
  });

  test('on the next day they are, until the parcel is packed and the return decided', async () => {
    setNow(7);
    expect((await list('overdue')).numbers).toEqual([paid, returned].sort());
    expect((await list('all')).counts.overdue).toBe(2);
    expect(await readOverdue()).toBe(2);
    await shop.advance(paid, 'packed');
    await decide('approved');
    expect((await list('overdue')).numbers).toEqual([]);
  });

  test('a return whose parcel has not arrived is not, and one that arrived is two working days later', async () => {
    setNow(21);
    expect(await readOverdue()).toBe(0);
    // Friday. Monday and Tuesday are the working days.
    setNow(22);
    await decide('received');
    setNow(26);
    expect((await list('overdue')).numbers).toEqual([]);
    setNow(27);
    expect((await list('overdue')).numbers).toEqual([returned]);
    const { orders } = await shop.management.listOrders(actor, EMPTY_STAFF_ORDER_QUERY);
    expect(orders.find(({ number }) => number === returned)?.returnWaitsSince).toEqual(morningOf(22));
  });
});
