import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runCheck } from '~/server/books/check-books.server';
import { anonymiseOrders } from '~/server/orders/anonymise-orders.server';
import { createDashboard } from '~/server/orders/staff/dashboard.server';
import { engines } from '../../database/test-database';
import {
  type DisputeMessage,
  sendRazorpayDispute,
  sendStripeDispute,
} from '../../fakes/payments/dispute-webhooks';
import { openTestPayments, providerCases, type TestPayments } from './test-payments';
import { actor, member, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

const MINUTE_MS = 60_000;

describe.each(engines)('disputes (%s)', (engine) => {
  let shop: TestShop;
  let online: TestPayments;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    online = await openTestPayments(shop);
  });
  afterAll(async () => {
    await online.close();
    await shop.database.close();
  });

  describe.each(providerCases)('$provider', (which) => {
    let order: PlacedOrder;
    let total: number;
    let paymentReference: string;

    const read = () => shop.readOrder(order.number);
    const findDifferences = async () => {
      const deps = { ...shop.deps, db: shop.database.db };
      return (await runCheck(deps)).differences.filter((each) => each.order === order.number);
    };
    const create = (message: Partial<DisputeMessage> & Pick<DisputeMessage, 'state'>) => {
      const whole = { paymentReference, amount: total, ...message };
      return which.provider === 'stripe'
        ? sendStripeDispute(online.fakes.stripe, whole)
        : sendRazorpayDispute(online.fakes.razorpay, whole);
    };
    /** A message of the provider arrives, a minute after the one before. */
    let minutes = 0;
    async function report(...message: Parameters<typeof create>) {
      minutes += 1;
      shop.setNow(new Date(START.getTime() + minutes * MINUTE_MS));
      return online.receive(which, create(...message));
    }
    const readAlerts = async () =>
      (await shop.sendEmails()).filter(({ subject }) => subject.includes('dispute'));

    beforeEach(async () => {
      minutes = 0;
      await shop.reset();
      online.fakes[which.provider].refunds.clear();
      online.fakes[which.provider].refundAs('succeeded');
      order = await shop.place([['mosaic-mug', 2]]);
      await online.pay(order, which);
      const { order: paid, payments } = await read();
      total = paid.priced.orderTotal;
      paymentReference = payments[0]?.reference ?? '';
      await shop.database.rows({ text: 'delete from jobs' });
    });

    test('R-DISPUTE-1: staff see it with its reason and its last day, and get one email', async () => {
      const answerBy = START.getTime() / 1000 + 7 * 24 * 3600;
      expect(await report({ state: 'open', answerBy })).toEqual({ kind: 'recorded' });
      const { disputes, events } = await read();
      expect(disputes).toMatchObject([
        { amount: total, reason: 'product not received', state: 'open', answerBy: new Date(answerBy * 1000) },
      ]);
      expect(events.at(-1)).toMatchObject({
        kind: 'dispute',
        details: { amount: total, disputeState: 'open' },
      });
      const { orders, counts } = await shop.management.listOrders(actor, { view: 'disputes', q: '' });
      expect(orders).toMatchObject([{ number: order.number, isDisputed: true }]);
      expect(counts.disputes).toBe(1);
      const dashboard = createDashboard(shop.database, { clock: shop.deps.clock });
      const { todos } = await dashboard.readDashboard(actor);
      expect(todos.find(({ kind }) => kind === 'disputes')).toMatchObject({
        count: 1,
        answerBy: new Date(answerBy * 1000),
      });
      const [alert, ...others] = await readAlerts();
      expect(others).toEqual([]);
      expect(alert?.subject).toBe(`A payment is disputed: order ${order.number}`);
      expect(alert?.text).toContain('product not received');
      await expect(shop.management.listOrders(member, { view: 'disputes', q: '' })).rejects.toThrow();
    });

    test('R-DISPUTE-1: a repeated message, an older one and one about a foreign payment change nothing', async () => {
      const opened = create({ state: 'open' });
      await online.receive(which, opened);
      expect(await online.receive(which, opened)).toEqual({ kind: 'ignored' });
      await report({ state: 'won' });
      expect(await online.receive(which, opened)).toEqual({ kind: 'ignored' });
      expect(await report({ state: 'lost', paymentReference: 'pay_unknown' })).toEqual({ kind: 'ignored' });
      const { disputes, events, refunds } = await read();
      expect(disputes).toMatchObject([{ state: 'won' }]);
      expect(refunds).toEqual([]);
      expect(events.filter(({ kind }) => kind === 'dispute')).toHaveLength(2);
    });

    test('R-DISPUTE-2: money that the provider holds is not refunded a second time', async () => {
      await report({ state: 'open', amount: total - 100_00 });
      expect(await read()).toMatchObject({ refundable: 100_00 });
      expect(await online.refund(order.number, total)).toEqual({ kind: 'disputed', refundable: 100_00 });
      expect(await online.refund(order.number, 100_00)).toMatchObject({ kind: 'refunded' });
      expect(await online.refund(order.number, 1)).toEqual({ kind: 'disputed', refundable: 0 });
      await report({ state: 'won' });
      expect(await online.refund(order.number, total - 100_00)).toMatchObject({ kind: 'refunded' });
    });

    test('R-DISPUTE-2: a refund of other money does not come from the payment that is held', async () => {
      await shop.database.rows({
        text: `insert into payments (id, order_id, provider, reference, amount, received_at, created_at)
          select gen_random_uuid(), id, 'bank', 'SBIN42', 50000, created_at, created_at from orders where number = $1`,
        values: [order.number],
      });
      await report({ state: 'open' });
      expect(await online.refund(order.number, 500_00)).toMatchObject({ kind: 'refunded' });
      const { refunds } = await read();
      expect(refunds).toMatchObject([{ amount: 500_00, state: 'pending' }]);
      expect(refunds[0]?.paymentId).toBeUndefined();
    });

    test('R-DISPUTE-2: while the bank only asks, a refund is possible', async () => {
      await report({ state: 'open', isInquiry: true });
      expect(await read()).toMatchObject({ refundable: total, disputes: [{ isRefundable: true }] });
      expect(await online.refund(order.number, total)).toMatchObject({ kind: 'refunded' });
      await report({ state: 'won', isInquiry: true });
      expect((await read()).disputes).toMatchObject([{ state: 'won' }]);
    });

    test('R-DISPUTE-2: the refund of a return waits for the decision', async () => {
      await shop.advance(order.number, 'packed', 'shipped', 'delivered');
      const { number, accessKey } = order;
      const requested = await shop.orders.requestReturn(
        { number, accessKey },
        { lines: { 0: 1 }, reason: 'x' },
      );
      expect(requested.kind).toBe('requested');
      await report({ state: 'open' });
      for (const to of ['approved', 'received', 'refunded'] as const) {
        const { version, returns } = await read();
        const returnId = returns[0]?.id ?? '';
        const decided = await shop.management.decideReturn(actor, { number, version, returnId, to });
        expect(decided).toMatchObject(
          to === 'refunded' ? { kind: 'disputed', refundable: 0 } : { kind: 'decided' },
        );
      }
      expect((await read()).refunds).toEqual([]);
    });

    test('R-DISPUTE-3: a lost dispute is recorded as refunded, and the invoice stays', async () => {
      await shop.advance(order.number, 'packed', 'shipped', 'delivered');
      await report({ state: 'open' });
      await report({ state: 'lost' });
      const { order: stored, refunds, refundable } = await read();
      expect(refunds).toMatchObject([{ amount: total, state: 'done', canSendAgain: false }]);
      expect(stored).toMatchObject({ status: 'delivered', balance: { refunded: total, excess: 0 } });
      expect(stored.invoices.map(({ kind }) => kind)).toEqual(['invoice']);
      expect(refundable).toBe(0);
      expect(await findDifferences()).toEqual([]);
      expect((await shop.management.listOrders(actor, { view: 'excess', q: '' })).orders).toEqual([]);
      expect((await readAlerts()).map(({ subject }) => subject)).toEqual([
        `A payment is disputed: order ${order.number}`,
        `A dispute is lost: order ${order.number}`,
      ]);
    });

    test('R-DISPUTE-3: what was refunded before is not lost again', async () => {
      await online.refund(order.number, 100_00);
      await online.runJobs();
      await report({ state: 'lost' });
      const { order: stored } = await read();
      expect(stored.balance).toMatchObject({ received: total, refunded: total, excess: 0 });
      expect(await findDifferences()).toEqual([]);
    });

    test('R-DISPUTE-3: when a refund fails because the bank took its money, that is lost as well', async () => {
      online.fakes[which.provider].refundAs('pending');
      await online.refund(order.number, 100_00);
      await online.runJobs();
      const [sent] = online.fakes[which.provider].refunds.values();
      await report({ state: 'lost' });
      expect((await read()).refunds.map(({ amount }) => amount)).toEqual([100_00, total - 100_00]);
      await online.receive(which, online.fakes[which.provider].changeRefund(sent?.id ?? '', 'failed'));
      const { order: stored, refundable } = await read();
      expect(stored.balance).toMatchObject({ refunded: total });
      expect(refundable).toBe(0);
      expect(await findDifferences()).toEqual([]);
    });

    test('R-DISPUTE-3: a dispute that is won after it was lost gives the money back', async () => {
      await report({ state: 'lost' });
      await report({ state: 'won' });
      const { order: stored, refunds, disputes, refundable } = await read();
      expect(disputes).toMatchObject([{ state: 'won' }]);
      expect(refunds).toEqual([]);
      expect(stored.balance).toMatchObject({ refunded: 0 });
      expect(refundable).toBe(total);
      expect(await findDifferences()).toEqual([]);
    });

    test('R-DISPUTE-3: an order that is cancelled gets its credit note, whichever comes first', async () => {
      await report({ state: 'lost' });
      await shop.advance(order.number, 'cancelled');
      const kinds = async () => (await read()).order.invoices.map(({ kind }) => kind).sort();
      expect(await kinds()).toEqual(['credit-note', 'invoice']);
      expect(await findDifferences()).toEqual([]);
      order = await shop.place([['mosaic-mug', 1]]);
      await online.pay(order, which);
      const { order: paid, payments } = await read();
      total = paid.priced.orderTotal;
      paymentReference = payments[0]?.reference ?? '';
      await report({ state: 'open' });
      await shop.advance(order.number, 'cancelled');
      const { version } = await read();
      expect(await shop.management.refundExcess(actor, { number: order.number, version })).toEqual({
        kind: 'disputed',
        refundable: 0,
      });
      await report({ state: 'lost' });
      expect(await kinds()).toEqual(['credit-note', 'invoice']);
      expect((await read()).order.balance.excess).toBe(0);
      expect(await findDifferences()).toEqual([]);
    });

    test('in another currency, the whole payment is disputed', async () => {
      await report({ state: 'open', amount: 12_34, currency: 'USD' });
      expect((await read()).disputes).toMatchObject([{ amount: total }]);
    });

    test('the buyer stays on the order until the dispute is decided', async () => {
      await shop.advance(order.number, 'packed', 'shipped', 'delivered');
      await report({ state: 'open' });
      await shop.database.rows({ text: 'update orders set deletion_requested_at = now()' });
      await anonymiseOrders(shop.database.db, START);
      expect((await read()).order.contact.name).toBe('Asha Rao');
      await report({ state: 'won' });
      await anonymiseOrders(shop.database.db, START);
      expect((await read()).order.contact.name).toBe('');
    });
  });
});
