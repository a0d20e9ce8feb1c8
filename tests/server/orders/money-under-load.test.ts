import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type NewPayment, recordPayment } from '~/server/orders/record-payment.server';
import { engines } from '../../database/test-database';
import { actor, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

const COUNT = 200;

describe.each(engines)('money of one order, from many sides at once (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;
  let total: number;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    order = await shop.place([['mosaic-mug', 3]]);
    total = (await shop.readOrder(order.number)).order.priced.orderTotal;
    await shop.database.rows({ text: 'delete from jobs' });
  });

  /** As a message of a payment provider. */
  const receive = (reference: string, values: Partial<NewPayment> = {}) =>
    shop.database.db.transaction((transaction) =>
      recordPayment(
        transaction,
        {
          orderId: order.orderId,
          provider: 'razorpay',
          reference,
          amount: total,
          currency: 'INR',
          receivedAt: START,
          ...values,
        },
        START,
      ),
    );
  const repeat = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const countResults = (results: readonly string[]) =>
    Object.fromEntries(
      [...Map.groupBy(results, (result) => result)].map(([kind, all]) => [kind, all.length]),
    );

  /** The order is paid by one event with one email, and the sums of the row are those of the payments. */
  async function expectPaidOnce(payments: number): Promise<void> {
    const { order: stored, events, payments: recorded } = await shop.readOrder(order.number);
    expect(stored).toMatchObject({ status: 'paid', paid: true });
    expect(events.filter(({ kind, status }) => kind === 'status' && status === 'paid')).toHaveLength(1);
    expect(recorded).toHaveLength(payments);
    const [row] = await shop.database.rows({
      text: `select received, version, (select count(*)::int from jobs where kind = 'order-status-email') as emails
        from orders`,
    });
    expect(row).toEqual({ received: payments * total, version: payments, emails: 1 });
    expect(stored.balance).toMatchObject({ outstanding: 0, excess: (payments - 1) * total });
  }

  test('two hundred identical payments are one payment', async () => {
    const results = await repeat(COUNT, () => receive('pay_1'));
    expect(countResults(results)).toEqual({ paid: 1, repeated: COUNT - 1 });
    await expectPaidOnce(1);
  });

  test('of two hundred different payments, one pays the order, and the others are an exact excess', async () => {
    const results = await repeat(COUNT, (index) => receive(`pay_${index}`));
    expect(countResults(results)).toEqual({ paid: 1, excess: COUNT - 1 });
    await expectPaidOnce(COUNT);
  });

  test('payments that each arrive four times, in any sequence, count once', async () => {
    const results = await repeat(COUNT, (index) => receive(`pay_${(index * 7) % 50}`));
    expect(countResults(results)).toEqual({ paid: 1, excess: 49, repeated: 150 });
    await expectPaidOnce(50);
  });

  /** A member of staff who tries again with the present version, until the money is gone. */
  async function refundUntilEmpty(amount: number): Promise<number> {
    let { version } = await shop.readOrder(order.number);
    for (let refunded = 0; ; ) {
      const form = { number: order.number, version, amount, reason: 'Damaged' };
      const result = await shop.management.refund(actor, form);
      if (result.kind === 'refunded') refunded += result.amount;
      else if (result.kind === 'too-much') return refunded;
      else if (result.kind !== 'conflict') throw new Error(result.kind);
      if (result.kind === 'conflict') expect(result.changes.length).toBe(result.version - version);
      version = result.kind === 'conflict' ? result.version : version + 1;
    }
  }

  test('refunds of eight colleagues never exceed what was received, while more arrives', async () => {
    await receive('pay_first');
    const amount = Math.ceil(total / 11);
    const [refunded] = await Promise.all([
      repeat(8, () => refundUntilEmpty(amount)),
      repeat(4, (index) => receive(`pay_${index}`)),
    ]);
    // The last payment may have arrived after the last refund.
    const rest = await refundUntilEmpty(amount);
    const { order: stored, refunds } = await shop.readOrder(order.number);
    const sum = refunded.reduce((all, each) => all + each, rest);
    const received = 5 * total;
    expect(sum).toBe(Math.floor(received / amount) * amount);
    expect(refunds.reduce((all, each) => all + each.amount, 0)).toBe(sum);
    expect(stored.balance).toMatchObject({ received, refunded: sum });
    const byPayment = Map.groupBy(refunds, ({ paymentId }) => paymentId);
    for (const [paymentId, parts] of byPayment) {
      expect(paymentId).toBeDefined();
      expect(parts.reduce((all, each) => all + each.amount, 0)).toBeLessThanOrEqual(total);
    }
  });

  test('an excess that ten colleagues refund at once goes back once', async () => {
    await receive('pay_1');
    await receive('pay_2');
    const { version } = await shop.readOrder(order.number);
    const results = await repeat(10, () =>
      shop.management.refundExcess(actor, { number: order.number, version }),
    );
    expect(countResults(results.map(({ kind }) => kind))).toEqual({ refunded: 1, conflict: 9 });
    const conflict = results.find(({ kind }) => kind === 'conflict');
    expect(conflict).toMatchObject({
      changes: [{ kind: 'refund', by: 'Kabir Ahluwalia', details: { amount: total, isExcess: true } }],
    });
    expect((await shop.readOrder(order.number)).order.balance).toMatchObject({ refunded: total, excess: 0 });
  });

  test('of a payment and a cancellation by two colleagues, the second sees the first', async () => {
    const { number } = order;
    const [recorded, cancelled] = await Promise.all([
      shop.management.recordManualPayment(actor, {
        number,
        version: 0,
        provider: 'bank',
        reference: 'UTR1',
        amount: total,
        receivedOn: '2026-05-04',
      }),
      shop.management.changeStatus(actor, { number, version: 0, to: 'cancelled', note: 'Sold out' }),
    ]);
    const results = [recorded, cancelled];
    expect(results.filter(({ kind }) => kind === 'recorded' || kind === 'changed')).toHaveLength(1);
    const { order: stored } = await shop.readOrder(number);
    expect(results.find(({ kind }) => kind === 'conflict')).toMatchObject({
      version: 1,
      changes: [{ status: stored.status, by: 'Kabir Ahluwalia' }],
    });
    expect(stored.balance.received).toBe(stored.status === 'paid' ? total : 0);
    expect(await shop.readStock('mosaic-mug')).toBe(stored.status === 'paid' ? 47 : 50);
  });
});
