import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MOVEMENTS_PER_PAGE } from '~/domain/payments/money-movement';
import { CASH_LIMIT } from '~/domain/payments/payment-method';
import { type NewPayment, recordPayment } from '~/server/orders/record-payment.server';
import { engines } from '../../database/test-database';
import { actor, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

describe.each(engines)('payments of orders (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;
  let total: number;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    order = await shop.place([['mosaic-mug', 2]]);
    total = (await shop.readOrder(order.number)).order.priced.orderTotal;
  });

  /** As a message of a payment provider. */
  const receive = (values: Partial<NewPayment> = {}, now = START) =>
    shop.database.db.transaction((transaction) =>
      recordPayment(
        transaction,
        {
          orderId: order.orderId,
          provider: 'razorpay',
          reference: 'pay_1',
          amount: total,
          currency: 'INR',
          receivedAt: START,
          ...values,
        },
        now,
      ),
    );

  const transfer = (values: Partial<Parameters<TestShop['management']['recordManualPayment']>[1]> = {}) =>
    shop.management.recordManualPayment(actor, {
      number: order.number,
      version: 0,
      provider: 'bank',
      reference: 'UTR1',
      amount: total,
      receivedOn: '2026-05-04',
      ...values,
    });

  test('fifty identical messages at once record one payment and one change', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => receive()));
    expect(results.filter((result) => result === 'paid')).toHaveLength(1);
    expect(results.filter((result) => result === 'repeated')).toHaveLength(49);
    const { order: stored, payments, events, version } = await shop.readOrder(order.number);
    expect(stored).toMatchObject({ status: 'paid', paid: true });
    expect(stored.balance).toEqual({ received: total, refunded: 0, outstanding: 0, excess: 0 });
    expect([payments.length, events.length, version]).toEqual([1, 2, 1]);
  });

  test('fifty different payments at once are all recorded, and the sums are exact', async () => {
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => receive({ reference: `pay_${index}`, amount: 100 + index })),
    );
    expect(results.every((result) => result === 'partial')).toBe(true);
    const received = 50 * 100 + (50 * 49) / 2;
    const [row] = await shop.database.rows<{ received: number; version: number }>({
      text: 'select received, version from orders',
    });
    expect(row).toEqual({ received, version: 50 });
    expect((await shop.readOrder(order.number)).order.balance).toMatchObject({
      received,
      outstanding: total - received,
    });
  });

  test('parts in any sequence pay an order, and an amount in another currency does not', async () => {
    expect(await receive({ amount: total - 1, receivedAt: new Date('2026-05-06T10:00:00Z') })).toBe(
      'partial',
    );
    expect((await shop.readOrder(order.number)).order).toMatchObject({ status: 'placed', paid: false });
    expect(await receive({ reference: 'pay_2', currency: 'USD', amount: 1 })).toBe('wrong-currency');
    // The message about an earlier payment arrives later.
    expect(await receive({ reference: 'pay_3', amount: 1 })).toBe('paid');
    const { order: stored, payments } = await shop.readOrder(order.number);
    expect(stored.status).toBe('paid');
    expect(payments.map(({ reference }) => reference)).toEqual(['pay_3', 'pay_1']);
  });

  test('an order that is paid twice has an excess, and keeps its status', async () => {
    await receive();
    await shop.advance(order.number, 'packed');
    expect(await receive({ reference: 'pay_2' })).toBe('excess');
    const { order: stored, refundable } = await shop.readOrder(order.number);
    expect(stored.status).toBe('packed');
    expect(stored.balance).toMatchObject({ excess: total, outstanding: 0 });
    expect(refundable).toBe(2 * total);
  });

  test('a payment after the cancellation is all excess, and the order stays cancelled', async () => {
    await shop.advance(order.number, 'cancelled');
    expect(await receive()).toBe('excess');
    const { order: stored } = await shop.readOrder(order.number);
    expect(stored).toMatchObject({ status: 'cancelled', paid: false, balance: { excess: total } });
    expect(await shop.readStock('mosaic-mug')).toBe(50);
  });

  test('a cancellation and a payment at once end in one clear state', async () => {
    const [cancelled, paid] = await Promise.all([shop.orders.cancelByKey(order), receive()]);
    const { order: stored } = await shop.readOrder(order.number);
    expect(stored.status).toBe('cancelled');
    expect(stored.balance.excess).toBe(total);
    expect(cancelled.kind).toBe('cancelled');
    expect(['paid', 'excess']).toContain(paid);
    expect(await shop.readStock('mosaic-mug')).toBe(50);
  });

  test('a payment belongs to one order', async () => {
    const other = await shop.place();
    await receive();
    expect(await receive({ orderId: other.orderId })).toBe('other-order');
    expect(await receive({ orderId: '01938f00-0000-7000-8000-00000000ffff' })).toBe('unknown-order');
    expect((await shop.readOrder(other.number)).payments).toEqual([]);
  });

  test('staff record a transfer with its day, once', async () => {
    expect(await transfer()).toEqual({ kind: 'recorded', outcome: 'paid' });
    const { payments, events } = await shop.readOrder(order.number);
    expect(payments).toMatchObject([
      {
        provider: 'bank',
        reference: 'UTR1',
        receivedAt: new Date('2026-05-03T18:30:00Z'),
        by: 'Kabir Ahluwalia',
      },
    ]);
    expect(events.at(-1)).toMatchObject({ status: 'paid', actor: 'staff', by: 'Kabir Ahluwalia' });
    expect(await transfer()).toEqual({ kind: 'repeated' });
    expect(await transfer({ reference: 'UTR2' })).toMatchObject({ kind: 'conflict', version: 1 });
    const other = await shop.place();
    expect(await transfer({ number: other.number })).toEqual({ kind: 'other-order', number: order.number });
    expect(await transfer({ number: 'TS-2627-999999', reference: 'UTR3' })).toEqual({ kind: 'unknown' });
  });

  test('R-PAYMENT-11: cash needs no reference, and its sum for an order has a limit', async () => {
    const cash = (amount: number, version: number, reference?: string) =>
      transfer({ provider: 'cash', amount, version, reference });
    expect(await cash(100, 0)).toEqual({ kind: 'recorded', outcome: 'partial' });
    // The same form a second time.
    expect(await cash(100, 0)).toMatchObject({ kind: 'conflict', version: 1 });
    expect(await cash(CASH_LIMIT - 100, 1)).toEqual({ kind: 'too-much-cash' });
    expect(await transfer({ version: 1, amount: 50 })).toMatchObject({ outcome: 'partial' });
    expect(await cash(CASH_LIMIT - 101, 2, 'RECEIPT 7')).toMatchObject({ outcome: 'excess' });
    const { order: stored, payments, refundable } = await shop.readOrder(order.number);
    expect(payments.map(({ provider, reference }) => [provider, reference])).toEqual([
      ['cash', order.number],
      ['bank', 'UTR1'],
      ['cash', 'RECEIPT 7'],
    ]);
    expect([stored.status, refundable]).toEqual(['paid', CASH_LIMIT + 49]);
  });

  test('"mark as paid" records what is outstanding', async () => {
    await receive({ amount: 100 });
    await shop.advance(order.number, 'paid');
    const { payments, order: stored } = await shop.readOrder(order.number);
    expect(payments.map(({ amount }) => amount)).toEqual([100, total - 100]);
    expect(stored.balance).toMatchObject({ received: total, excess: 0 });
  });

  test('the month lists what was received and refunded, the newest first, by the page', async () => {
    const list = (month?: string) => shop.management.listMovements(actor, month ? { month } : {});
    await receive({ reference: 'pay_april', amount: 40, receivedAt: new Date('2026-04-30T18:29:59Z') });
    await receive({ reference: 'pay_may', amount: 60, receivedAt: new Date('2026-04-30T18:30:00Z') });
    for (let index = 0; index < MOVEMENTS_PER_PAGE; index += 1)
      await receive({ reference: `pay_${index}`, amount: 10 + index });
    const { version } = await shop.readOrder(order.number);
    await shop.management.refund(actor, { number: order.number, version, reason: 'Scratched', amount: 25 });

    const april = await list('2026-04');
    expect(april.movements).toMatchObject([{ reference: 'pay_april', kind: 'payment', amount: 40 }]);
    const may = await list();
    expect([may.month, may.months]).toEqual(['2026-05', ['2026-05', '2026-04']]);
    const received = 60 + MOVEMENTS_PER_PAGE * 10 + (MOVEMENTS_PER_PAGE * (MOVEMENTS_PER_PAGE - 1)) / 2;
    // A refund that is not sent yet is not refunded.
    const none = { paidByGiftCard: 0, returnedToGiftCard: 0 };
    expect(may.totals).toEqual({ ...none, received, refunded: 0, toRefund: 25 });
    expect(may.movements).toHaveLength(MOVEMENTS_PER_PAGE);
    expect(may.movements.filter(({ kind }) => kind === 'refund')).toMatchObject([
      { amount: 25, state: 'pending', orderNumber: order.number, buyer: 'Asha Rao' },
    ]);

    const older = await shop.management.listMovements(actor, { month: '2026-05', cursor: may.older });
    expect(older.movements.map(({ reference }) => reference)).toContain('pay_may');
    const all = [...may.movements, ...older.movements];
    expect(new Set(all.map(({ id }) => id)).size).toBe(MOVEMENTS_PER_PAGE + 2);
    const newer = await shop.management.listMovements(actor, { month: '2026-05', cursor: older.newer });
    expect(newer.movements).toEqual(may.movements);
  });

  test('the buyer gets an email about the payment, and the order page shows what is left to pay', async () => {
    await receive({ amount: 100 });
    const shown = await shop.orders.getOrderByKey(order.number, order.accessKey);
    expect(shown?.balance.outstanding).toBe(total - 100);
    const part = { recipient: 'asha@example.com', subject: expect.stringContaining('is still to pay') };
    expect(await shop.sendEmails()).toMatchObject([part]);
    await receive({ reference: 'pay_2', amount: total - 100 });
    // The email about the rest had not left yet, and nothing is left to pay.
    expect(await shop.sendEmails()).toMatchObject([
      { recipient: 'asha@example.com', subject: `Order ${order.number} is paid` },
    ]);
  });
});
