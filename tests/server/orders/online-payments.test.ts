import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '~/domain/time/durations';
import { engines } from '../../database/test-database';
import { openTestPayments, providerCases, type TestPayments } from './test-payments';
import { actor, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

const later = (milliseconds: number) => new Date(START.getTime() + milliseconds);

describe.each(engines)('payment pages (%s)', (engine) => {
  let shop: TestShop;
  let online: TestPayments;
  let order: PlacedOrder;
  let total: number;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    online = await openTestPayments(shop);
  });
  afterAll(async () => {
    await online.close();
    await shop.database.close();
  });
  beforeEach(async () => {
    await shop.reset();
    online.errors.length = 0;
    order = await shop.place([['mosaic-mug', 2]]);
    total = (await shop.readOrder(order.number)).order.priced.orderTotal;
    await shop.database.rows({ text: 'delete from jobs' });
  });

  describe.each(providerCases)('$provider', (which) => {
    const fake = () => online.fakes[which.provider];
    const readOrder = async () => (await shop.readOrder(order.number)).order;

    test('the webhook alone marks the order as paid, with the amount and the id of the provider', async () => {
      await online.pay(order, which);
      const { order: stored, payments, events } = await shop.readOrder(order.number);
      expect(stored).toMatchObject({ status: 'paid', paid: true, balance: { outstanding: 0, excess: 0 } });
      expect(payments).toMatchObject([{ provider: which.provider, amount: total }]);
      expect(payments[0]?.reference).toMatch(/^(pi|pay)_/);
      expect(events.at(-1)).toMatchObject({ status: 'paid', actor: 'payment' });
    });

    test('two tabs, a repetition and the back button get the same page', async () => {
      const results = await Promise.all(Array.from({ length: 10 }, () => online.start(order, which)));
      results.push(await online.start(order, which));
      const urls = new Set(results.map((result) => (result.kind === 'started' ? result.url : result.kind)));
      expect(urls.size).toBe(1);
      expect(await online.readSessions()).toHaveLength(1);
    });

    test('a page that was requested before a crash is found again', async () => {
      await online.start(order, which);
      const [session] = await online.readSessions();
      // The answer of the provider was never stored.
      await shop.database.rows({
        text: `update payment_sessions set url = '', provider_session_id = id::text`,
      });
      expect(await online.start(order, which)).toEqual({ kind: 'started', url: session?.url });
      expect(await online.readSessions()).toEqual([session]);
    });

    test('a payment is recorded also when the answer of the provider was never stored', async () => {
      const id = await online.openPage(order, which);
      await shop.database.rows({
        text: `update payment_sessions set url = '', provider_session_id = id::text`,
      });
      expect(await online.receive(which, fake().pay(id))).toEqual({ kind: 'recorded' });
      expect((await readOrder()).status).toBe('paid');
    });

    test('an expired page is replaced by a new one', async () => {
      const first = await online.openPage(order, which);
      shop.setNow(later(2 * HOUR_MS));
      const second = await online.openPage(order, which);
      expect(second).not.toBe(first);
      expect((await online.readSessions()).map(({ isOpen }) => isOpen)).toEqual([false, true]);
    });

    test('a page that ended at the provider is replaced by a new one', async () => {
      const first = await online.openPage(order, which);
      Object.assign(fake().sessions.get(first) ?? {}, { status: 'expired' });
      expect(await online.openPage(order, which)).not.toBe(first);
    });

    test('an order that is paid, cancelled or unknown has no payment page', async () => {
      await online.pay(order, which);
      expect(await online.start(order, which)).toEqual({ kind: 'not-due' });
      const other = await shop.place();
      await shop.advance(other.number, 'cancelled');
      expect(await online.start(other, which)).toEqual({ kind: 'not-due' });
      expect(await online.start({ ...other, accessKey: order.accessKey }, which)).toEqual({
        kind: 'unknown',
      });
    });

    test('a provider that fails leaves the order as it is, and the next attempt works', async () => {
      fake().failNext(500);
      const results = [await online.start(order, which)];
      if (results[0]?.kind === 'unavailable') {
        expect(online.errors).toHaveLength(1);
        results.push(await online.start(order, which));
      }
      expect(results.at(-1)?.kind).toBe('started');
      expect(await readOrder()).toMatchObject({ status: 'placed', paid: false });
      expect((await online.readSessions()).filter(({ isOpen }) => isOpen)).toHaveLength(1);
    });

    test('pay now after a payment whose webhook has not arrived records it and asks for no second one', async () => {
      fake().pay(await online.openPage(order, which));
      expect(await online.start(order, which)).toEqual({ kind: 'not-due' });
      expect((await readOrder()).status).toBe('paid');
    });

    test('a payment whose webhook never comes is found after the end of its page', async () => {
      fake().pay(await online.openPage(order, which));
      await shop.database.rows({ text: 'update jobs set run_after = now()' });
      expect(await online.runJobs()).toEqual(['check-payment-session']);
      expect((await readOrder()).status).toBe('paid');
      expect((await shop.readOrder(order.number)).payments).toMatchObject([{ amount: total }]);
    });

    test('the check ends a page that is still open, and an unpaid order stays as it is', async () => {
      const id = await online.openPage(order, which);
      await shop.database.rows({ text: 'update jobs set run_after = now()' });
      await online.runJobs();
      expect(fake().sessions.get(id)?.status).toMatch(/expired|cancelled/);
      expect(await readOrder()).toMatchObject({ status: 'placed', paid: false });
    });

    test('the open page ends when the order is cancelled or paid in another way', async () => {
      const id = await online.openPage(order, which);
      await shop.advance(order.number, 'cancelled');
      await online.runJobs();
      expect(fake().sessions.get(id)?.status).toMatch(/expired|cancelled/);
      const other = await shop.place();
      const second = await online.openPage(other, which);
      await shop.advance(other.number, 'paid');
      await online.runJobs();
      expect(fake().sessions.get(second)?.status).toMatch(/expired|cancelled/);
    });

    test('R-PAYMENT-6: the open page ends when a part of its amount arrives in another way', async () => {
      const id = await online.openPage(order, which);
      // The check after the end of the page would end it as well.
      await shop.database.rows({ text: 'delete from jobs' });
      const part = { provider: 'bank', reference: 'UTR1', amount: 100, receivedOn: '2026-05-04' } as const;
      await shop.management.recordManualPayment(actor, { number: order.number, version: 0, ...part });
      await online.runJobs();
      expect(fake().sessions.get(id)?.status).toMatch(/expired|cancelled/);
      expect(await online.openPage(order, which)).not.toBe(id);
      expect(await readOrder()).toMatchObject({ status: 'placed' });
    });

    test('the page asks for what is outstanding', async () => {
      const payment = {
        number: order.number,
        provider: 'bank',
        reference: 'UTR1',
        amount: total - 50_000,
      } as const;
      await shop.management.recordManualPayment(actor, { ...payment, version: 0, receivedOn: '2026-05-04' });
      await online.pay(order, which);
      const { order: stored, payments } = await shop.readOrder(order.number);
      expect(payments.map(({ amount }) => amount)).toEqual([total - 50_000, 50_000]);
      expect(stored.status).toBe('paid');
    });
  });
});
