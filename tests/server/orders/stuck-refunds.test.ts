import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '~/domain/time/durations';
import { runCheck } from '~/server/books/check-books.server';
import { engines } from '../../database/test-database';
import { openTestPayments, providerCases, type TestPayments } from './test-payments';
import { actor, member, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

describe.each(engines)('stuck refunds (%s)', (engine) => {
  let shop: TestShop;
  let online: TestPayments;
  let order: PlacedOrder;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    online = await openTestPayments(shop);
  });
  afterAll(async () => {
    await online.close();
    await shop.database.close();
  });

  const readRefunds = async () => (await shop.readOrder(order.number)).refunds;
  const later = () => shop.setNow(new Date(shop.deps.clock().getTime() + HOUR_MS));

  async function sendAgain(index = 0) {
    const { version, refunds } = await shop.readOrder(order.number);
    const form = { number: order.number, version, refundId: refunds[index]?.id ?? '' };
    return shop.management.sendRefundAgain(actor, form);
  }

  describe.each(providerCases)('$provider', (which) => {
    const fake = () => online.fakes[which.provider];

    beforeEach(async () => {
      await shop.reset();
      fake().refunds.clear();
      fake().refundAs('succeeded');
      order = await shop.place([['mosaic-mug', 2]]);
      await online.pay(order, which);
      await shop.database.rows({ text: 'delete from jobs' });
    });

    test('one whose answer was lost is sent again, and refunded once', async () => {
      await online.refund(order.number, 10_000);
      const [refund] = await readRefunds();
      expect(refund?.canSendAgain).toBe(false);
      expect(await sendAgain()).toEqual({ kind: 'not-stuck' });
      // The provider refunded it, the answer did not arrive, and the job failed for good.
      await online.handlers['send-refund']({ refundId: refund?.id ?? '' }, { attempt: 1, isLast: true });
      await shop.database.rows({
        text: `update refunds set state = 'pending', reference = null, done_at = null`,
      });
      await shop.database.rows({ text: 'update jobs set failed_at = now()' });
      later();
      expect((await readRefunds())[0]?.canSendAgain).toBe(true);
      const stale = await shop.readOrder(order.number);
      expect(await sendAgain()).toEqual({ kind: 'sent' });
      expect((await readRefunds())[0]?.canSendAgain).toBe(false);
      expect(await sendAgain()).toEqual({ kind: 'not-stuck' });
      const form = { number: order.number, version: stale.version, refundId: refund?.id ?? '' };
      expect(await shop.management.sendRefundAgain(actor, form)).toMatchObject({ kind: 'conflict' });
      expect(await online.runJobs()).toEqual(['send-refund']);
      expect(await readRefunds()).toMatchObject([{ id: refund?.id, state: 'done' }]);
      expect([...fake().refunds.values()]).toHaveLength(1);
      const { events } = await shop.readOrder(order.number);
      expect(events).toContainEqual(
        expect.objectContaining({ actor: 'staff', details: expect.objectContaining({ isSentAgain: true }) }),
      );
    });

    test('the waiting job of one that was never sent runs at once', async () => {
      await online.refund(order.number, 10_000);
      await shop.database.rows({ text: `update jobs set run_after = now() + interval '5 hours'` });
      later();
      expect(await online.runJobs()).toEqual([]);
      expect(await sendAgain()).toEqual({ kind: 'sent' });
      expect(await online.runJobs()).toEqual(['send-refund']);
      expect(await readRefunds()).toMatchObject([{ state: 'done' }]);
      expect([...fake().refunds.values()]).toHaveLength(1);
    });

    test('one that was sent again does not stop another one from being sent again', async () => {
      await online.refund(order.number, 10_000);
      await online.refund(order.number, 20_000);
      later();
      expect(await sendAgain(0)).toEqual({ kind: 'sent' });
      expect(await sendAgain(0)).toEqual({ kind: 'not-stuck' });
      expect(await sendAgain(1)).toEqual({ kind: 'sent' });
    });

    test('a failed one is repeated once, with a new key, also when two members of staff click', async () => {
      await online.refund(order.number, 10_000);
      await online.runJobs();
      const [sent] = [...fake().refunds.values()];
      await online.receive(which, fake().changeRefund(sent?.id ?? '', 'failed'));
      expect(await readRefunds()).toMatchObject([{ state: 'failed', canSendAgain: true }]);
      later();
      const results = await Promise.all([sendAgain(), sendAgain()]);
      expect(results.filter(({ kind }) => kind === 'sent')).toHaveLength(1);
      // The second one either read the order before the change or after it.
      expect(results.some(({ kind }) => kind === 'conflict' || kind === 'not-stuck')).toBe(true);
      expect(await sendAgain()).toEqual({ kind: 'not-stuck' });
      await online.runJobs();
      expect(await readRefunds()).toMatchObject([
        { state: 'failed', canSendAgain: false },
        { state: 'done', amount: 10_000, reason: 'Damaged', canSendAgain: false },
      ]);
      expect([...fake().refunds.values()]).toHaveLength(2);
      const { order: stored } = await shop.readOrder(order.number);
      expect(stored.balance.refunded).toBe(10_000);
      // The bank rejected a refund that was done: its credit note stands for the new one.
      expect(stored.invoices.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1);
    });

    test('a failed one for lines is repeated with them after one of the dashboard has failed as well', async () => {
      const { version, payments } = await shop.readOrder(order.number);
      const form = { number: order.number, version, reason: 'Chipped', lines: { 0: 1 } };
      await shop.management.refund(actor, form);
      await online.runJobs();
      const [sent] = [...fake().refunds.values()];
      await online.receive(which, fake().changeRefund(sent?.id ?? '', 'failed'));
      later();
      const foreign = {
        id: 're_dashboard',
        entity: 'refund',
        object: 'refund',
        amount: 10_000,
        status: 'failed',
      };
      const [payment] = payments;
      await online.receive(
        which,
        which.provider === 'stripe'
          ? online.fakes.stripe.send('refund.failed', {
              ...foreign,
              currency: 'inr',
              payment_intent: payment?.reference,
              metadata: {},
            })
          : online.fakes.razorpay.send('refund.failed', {
              refund: { ...foreign, currency: 'INR', payment_id: payment?.reference, notes: [] },
            }),
      );
      expect(await readRefunds()).toMatchObject([{ canSendAgain: true }, { canSendAgain: true }]);
      later();
      expect(await sendAgain()).toEqual({ kind: 'sent' });
      expect(await sendAgain(1)).toEqual({ kind: 'not-stuck' });
      await online.runJobs();
      expect((await readRefunds()).map(({ state, lines }) => [state, lines])).toEqual([
        ['failed', { 0: 1 }],
        ['failed', undefined],
        ['done', { 0: 1 }],
      ]);
      const { invoices } = (await shop.readOrder(order.number)).order;
      expect(invoices.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1);
    });

    test.each([
      ['gift-card', 'giftCards'],
      ['workshop-ticket', 'tickets'],
    ] as const)(
      'R-GIFT-4, R-TICKET-3: a failed one for a %s that is repeated voids no second one',
      async (productId, service) => {
        order = await shop.place([[productId, 3]]);
        await online.pay(order, which);
        const readStates = async () =>
          (await shop[service].listOfOrder(order.orderId)).map(({ state }) => state).toSorted();
        const refundUnit = async (reference?: string) => {
          const { version } = await shop.readOrder(order.number);
          const form = { number: order.number, version, reason: 'Ill', lines: { 0: 1 }, reference };
          return shop.management.refund(actor, form);
        };
        const fail = async () => {
          await online.runJobs();
          const sent = [...fake().refunds.values()].at(-1);
          await online.receive(which, fake().changeRefund(sent?.id ?? '', 'failed'));
          later();
        };
        await refundUnit();
        await fail();
        expect(await readStates()).toEqual(['valid', 'valid', 'void']);
        expect(await sendAgain()).toEqual({ kind: 'sent' });
        await fail();
        expect(await readStates()).toEqual(['valid', 'valid', 'void']);
        expect(await refundUnit('UTR1')).toMatchObject({ kind: 'refunded' });
        expect(await readStates()).toEqual(['valid', 'valid', 'void']);
        expect(await refundUnit('UTR2')).toMatchObject({ kind: 'refunded' });
        expect(await readStates()).toEqual(['valid', 'void', 'void']);
      },
    );

    test('R-INVOICE-4: units that are refunded by hand after the bank rejected their refund get no second credit note', async () => {
      const readNotes = async () => {
        const { order: stored } = await shop.readOrder(order.number);
        return stored.invoices.filter(({ kind }) => kind === 'credit-note').map(({ total }) => total);
      };
      const findDifferences = async () =>
        (await runCheck({ ...shop.deps, db: shop.database.db })).differences.filter(
          (difference) => difference.order === order.number,
        );
      const refundUnit = async (reference?: string) => {
        const { version } = await shop.readOrder(order.number);
        const form = { number: order.number, version, reason: 'Damaged', lines: { 0: 1 }, reference };
        return shop.management.refund(actor, form);
      };
      const unit = (await shop.readOrder(order.number)).order.priced.orderTotal / 2;
      await refundUnit();
      await online.runJobs();
      expect(await readNotes()).toEqual([unit]);
      const [sent] = [...fake().refunds.values()];
      later();
      await online.receive(which, fake().changeRefund(sent?.id ?? '', 'failed'));
      later();
      await refundUnit('UTR1');
      expect(await readNotes()).toEqual([unit]);
      expect(await findDifferences()).toEqual([]);
      later();
      await refundUnit('UTR2');
      expect(await readNotes()).toEqual([unit, unit]);
      expect(await findDifferences()).toEqual([]);
      // The second credit note as it was issued for the first refund by hand before.
      const text = `update invoices set created_at = created_at - interval '1 hour',
        refund_id = (select id from refunds where reference = 'UTR1')
        where refund_id = (select id from refunds where reference = 'UTR2')`;
      await shop.database.rows({ text });
      expect(await findDifferences()).toMatchObject([
        { fact: 'most-credited-of-refund', recorded: unit, expected: 0 },
      ]);
    });

    test('a failed one is not repeated after a refund by hand', async () => {
      await online.refund(order.number, 10_000);
      await online.runJobs();
      const [sent] = [...fake().refunds.values()];
      await online.receive(which, fake().changeRefund(sent?.id ?? '', 'failed'));
      later();
      const { number } = order;
      const { version } = await shop.readOrder(number);
      const byHand = { number, version, reason: 'Damaged', amount: 10_000, reference: 'UTR1' };
      await shop.management.refund(actor, byHand);
      expect(await sendAgain()).toEqual({ kind: 'not-stuck' });
    });
  });

  test('transfers by hand and users without the permission are left out', async () => {
    await shop.reset();
    order = await shop.place();
    await shop.advance(order.number, 'paid');
    await online.refund(order.number, 100);
    shop.setNow(new Date(START.getTime() + 48 * HOUR_MS));
    expect(await readRefunds()).toMatchObject([{ state: 'pending', canSendAgain: false }]);
    expect(await sendAgain()).toEqual({ kind: 'not-stuck' });
    const form = { number: order.number, version: 0, refundId: order.orderId };
    await expect(shop.management.sendRefundAgain(member, form)).rejects.toThrow('orders.manage');
  });
});
