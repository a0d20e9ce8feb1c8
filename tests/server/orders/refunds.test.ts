import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LineUnits } from '~/domain/orders/line-units';
import { runCheck } from '~/server/books/check-books.server';
import { recordPayment } from '~/server/orders/record-payment.server';
import type { StaffRefundRequest } from '~/server/orders/staff/refund.server';
import { engines } from '../../database/test-database';
import { actor, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

describe.each(engines)('refunds (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;
  let total: number;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    order = await shop.place([
      ['mosaic-mug', 3],
      ['desk-mat', 1],
    ]);
    total = (await shop.readOrder(order.number)).order.priced.orderTotal;
    await shop.advance(order.number, 'paid', 'packed', 'shipped', 'delivered');
    await shop.database.rows({ text: 'delete from jobs' });
  });

  async function refund(
    wanted: { amount: number } | { lines: LineUnits },
    values: Partial<StaffRefundRequest> = {},
  ) {
    const { version } = await shop.readOrder(order.number);
    const form = { number: order.number, version, reason: 'Damaged in transit' };
    return shop.management.refund(actor, { ...form, ...values, ...wanted });
  }

  const receive = (reference: string, provider: 'razorpay' | 'bank' = 'razorpay') =>
    shop.database.db.transaction((transaction) =>
      recordPayment(
        transaction,
        {
          orderId: order.orderId,
          provider,
          reference,
          amount: total,
          currency: 'INR',
          receivedAt: START,
        },
        START,
      ),
    );

  test('a part leaves the status, all of it changes it; every refund has an email with its amount', async () => {
    expect(await refund({ amount: 100_00 })).toMatchObject({ kind: 'refunded', isComplete: false });
    expect((await shop.readOrder(order.number)).order.status).toBe('delivered');
    expect(await refund({ amount: total - 100_00 }, { reference: 'UTR9' })).toMatchObject({
      isComplete: true,
    });
    const { order: stored, events, refunds, refundable } = await shop.readOrder(order.number);
    expect(stored).toMatchObject({
      status: 'refunded',
      balance: { refunded: total, excess: 0, outstanding: 0 },
    });
    expect(refundable).toBe(0);
    expect(events.slice(-2)).toMatchObject([
      { kind: 'refund', status: 'delivered', note: 'Damaged in transit', details: { amount: 100_00 } },
      { kind: 'status', status: 'refunded', details: { amount: total - 100_00, reference: 'UTR9' } },
    ]);
    expect(refunds).toMatchObject([
      { state: 'pending', by: 'Kabir Ahluwalia' },
      { state: 'done', reference: 'UTR9', doneAt: START },
    ]);
    const subjects = (await shop.sendEmails()).map(({ subject }) => subject);
    expect(subjects[0]).toBe(`Rs. 100.00 of order ${order.number} comes back to you`);
    expect(subjects).toHaveLength(2);
    expect(await shop.readStock('mosaic-mug')).toBe(47);
  });

  test('the email about refunded units names them, the one about an amount does not', async () => {
    await refund({ lines: { 0: 2 } });
    await refund({ amount: 100_00 });
    const [units, amount] = await shop.sendEmails();
    expect(units?.text).toMatch(/Refunded: 2 × Mosaic mug[\s\S]*Reason: Damaged in transit/);
    expect(amount?.text).not.toContain('Refunded:');
  });

  test('R-ADMIN-7: a refund without a reference waits in the list until its money is transferred', async () => {
    const listToRefund = async () =>
      (await shop.management.listOrders(actor, { view: 'excess', q: '' })).orders.map(({ number }) => number);
    expect(await listToRefund()).toEqual([]);
    await refund({ amount: 100_00 });
    expect(await listToRefund()).toEqual([order.number]);
    const { orders: all } = await shop.management.listOrders(actor, { view: 'all', q: '' });
    expect(all.map(({ isTransferDue }) => isTransferDue)).toEqual([true]);
    const { refunds, version } = await shop.readOrder(order.number);
    const form = { number: order.number, version, refundId: refunds[0]?.id ?? '', reference: 'UTR1' };
    await shop.management.completeRefund(actor, form);
    expect(await listToRefund()).toEqual([]);
  });

  test('lines are refunded to the paisa: all of them are the order total', async () => {
    const parts: LineUnits[] = [{ 0: 1 }, { 1: 1 }, { 0: 2 }];
    let sum = 0;
    for (const lines of parts) {
      const result = await refund({ lines });
      if (result.kind !== 'refunded') throw new Error(result.kind);
      sum += result.amount;
    }
    expect(sum).toBe(total);
    const { order: stored, refundableUnits, refunds } = await shop.readOrder(order.number);
    expect(stored.status).toBe('refunded');
    expect(refundableUnits).toEqual({});
    expect(refunds.map(({ lines }) => lines)).toEqual(parts);
  });

  test('a unit is refunded once, and an unknown one never', async () => {
    await refund({ lines: { 1: 1 } });
    const unavailable: LineUnits[] = [{ 1: 1 }, { 0: 4 }, { 2: 1 }, {}];
    for (const lines of unavailable)
      expect(await refund({ lines })).toEqual({ kind: 'invalid-units', available: { 0: 3 } });
    expect(await refund({ amount: 0 })).toEqual({ kind: 'nothing-to-refund' });
    expect(await refund({ amount: total })).toMatchObject({ kind: 'too-much' });
  });

  test('twenty refunds at once never exceed what was received', async () => {
    const { version } = await shop.readOrder(order.number);
    const amount = Math.ceil(total / 7);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => refund({ amount }).catch((error: Error) => ({ kind: error.message }))),
    );
    const stale = await refund({ amount }, { version });
    expect(stale.kind).toBe('conflict');
    const kinds = new Set(results.map(({ kind }) => kind));
    for (const kind of kinds) expect(['refunded', 'conflict', 'too-much']).toContain(kind);
    const { refunds, order: stored } = await shop.readOrder(order.number);
    const sum = refunds.reduce((all, each) => all + each.amount, 0);
    expect(sum).toBe(stored.balance.refunded);
    expect(sum).toBeLessThanOrEqual(total);
    expect(refunds).toHaveLength(results.filter(({ kind }) => kind === 'refunded').length);
  });

  test('what was paid twice goes back with one click, and the order stays', async () => {
    await receive('pay_2');
    const { version, order: before } = await shop.readOrder(order.number);
    expect(before.balance.excess).toBe(total);
    const form = { number: order.number, version };
    expect(await shop.management.refundExcess(actor, form)).toMatchObject({
      kind: 'refunded',
      amount: total,
    });
    expect(await shop.management.refundExcess(actor, form)).toMatchObject({ kind: 'conflict' });
    const { order: stored, refunds, payments } = await shop.readOrder(order.number);
    expect(stored).toMatchObject({ status: 'delivered', balance: { excess: 0, outstanding: 0 } });
    const provider = payments.find(({ reference }) => reference === 'pay_2');
    expect(refunds).toMatchObject([{ amount: total, state: 'pending', paymentId: provider?.id }]);
    const next = { number: order.number, version: version + 1 };
    expect(await shop.management.refundExcess(actor, next)).toEqual({ kind: 'nothing-to-refund' });
    expect((await shop.sendEmails())[0]?.text).toContain('We received more than the price');
  });

  test('the money of a cancelled order goes back with one click, and it is refunded then', async () => {
    const { number, orderId } = await shop.place();
    await shop.advance(number, 'paid', 'cancelled');
    const { version } = await shop.readOrder(number);
    expect(await shop.management.refundExcess(actor, { number, version, reference: 'UTR1' })).toMatchObject({
      kind: 'refunded',
      isComplete: true,
    });
    expect((await shop.readOrder(number)).order).toMatchObject({ id: orderId, status: 'refunded' });
  });

  test('the refund of a paid order restores the stock once', async () => {
    const { number } = await shop.place([['mosaic-mug', 5]]);
    await shop.advance(number, 'paid');
    const { version, refundable } = await shop.readOrder(number);
    await shop.management.refund(actor, { number, version, amount: refundable, reason: 'Sold out' });
    expect(await shop.readStock('mosaic-mug')).toBe(47);
    expect((await shop.readOrder(number)).nextStatuses).toEqual([]);
  });

  test('the email about a cancelled order of which a part was refunded has the rest', async () => {
    const { number } = await shop.place([['mosaic-mug', 1]], { email: 'ravi@example.com' });
    await shop.advance(number, 'paid');
    const { version } = await shop.readOrder(number);
    await shop.management.refund(actor, { number, version, amount: 65_82, reason: 'Late' });
    await shop.advance(number, 'cancelled');
    const email = (await shop.sendEmails()).find(({ key }) => key.startsWith('order-cancelled:'));
    expect(email?.text).toContain('We refund the Rs. 700.00 that you paid');
  });

  test('R-BOOKS-5: units that are refunded before they are sent are on sale at once, and only the rest at the end', async () => {
    const { number } = await shop.place([
      ['mosaic-mug', 4],
      ['workshop-ticket', 2],
    ]);
    await shop.advance(number, 'paid');
    const stocks = async () => [await shop.readStock('mosaic-mug'), await shop.readStock('workshop-ticket')];
    const findDifferences = async () => {
      const { differences } = await runCheck({ ...shop.deps, db: shop.database.db });
      return differences.filter(({ fact }) => fact === 'stock' || fact === 'variant-stock');
    };
    // The first check records what there was at first.
    await findDifferences();
    const before = await stocks();
    const change = (one: number, other: number) => [(before[0] ?? 0) + one, (before[1] ?? 0) + other];
    const refundUnits = async (lines: Record<number, number>) => {
      const { version } = await shop.readOrder(number);
      return shop.management.refund(actor, { number, version, reason: 'Sold out', lines });
    };
    await refundUnits({ 0: 1, 1: 1 });
    expect(await stocks()).toEqual(change(1, 1));
    await shop.database.rows({ text: "update refunds set state = 'failed'" });
    await refundUnits({ 0: 1, 1: 1 });
    expect(await stocks()).toEqual(change(1, 1));
    await refundUnits({ 0: 2 });
    expect(await stocks()).toEqual(change(3, 1));
    expect(await findDifferences()).toEqual([]);
    await shop.advance(number, 'cancelled');
    expect(await stocks()).toEqual(change(4, 2));
    expect(await findDifferences()).toEqual([]);
  });

  test('units that are refunded after they were sent are not on sale', async () => {
    const { number } = await shop.place([['mosaic-mug', 4]]);
    await shop.advance(number, 'paid', 'packed', 'shipped');
    const before = await shop.readStock('mosaic-mug');
    const { version } = await shop.readOrder(number);
    await shop.management.refund(actor, { number, version, reason: 'Damaged', lines: { 0: 1 } });
    expect(await shop.readStock('mosaic-mug')).toBe(before);
  });

  test('a pending refund is completed with the UTR of the transfer, once', async () => {
    await refund({ amount: 100_00 });
    const { version, refunds } = await shop.readOrder(order.number);
    const form = { number: order.number, version, refundId: refunds[0]?.id ?? '', reference: 'UTR5' };
    expect(await shop.management.completeRefund(actor, form)).toEqual({ kind: 'completed' });
    expect((await shop.readOrder(order.number)).refunds).toMatchObject([
      { state: 'done', reference: 'UTR5' },
    ]);
    const again = { ...form, version: version + 1 };
    expect(await shop.management.completeRefund(actor, again)).toEqual({ kind: 'not-pending' });
    expect(await shop.management.completeRefund(actor, { ...again, refundId: 'none' })).toEqual({
      kind: 'not-pending',
    });
  });

  test('a failed refund does not count', async () => {
    await refund({ amount: total });
    await shop.database.rows({ text: "update refunds set state = 'failed'" });
    const [row] = await shop.database.rows({
      text: 'select refunded from orders where id = $1',
      values: [order.orderId],
    });
    expect(row).toEqual({ refunded: 0 });
    expect((await shop.readOrder(order.number)).refundable).toBe(total);
  });
});
