import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimJob } from '~/server/jobs/claim-job.server';
import { engines } from '../../database/test-database';
import { openTestPayments, providerCases, type TestPayments } from './test-payments';
import { actor, openTestShop, owner, type PlacedOrder, type TestShop } from './test-shop';

describe.each(engines)('refunds through providers (%s)', (engine) => {
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

  describe.each(providerCases)('$provider', (which) => {
    const fake = () => online.fakes[which.provider];
    const readRefunds = async () => (await shop.readOrder(order.number)).refunds;
    const receive = (webhook: Parameters<TestPayments['receive']>[1]) => online.receive(which, webhook);
    const sentRefunds = () => [...fake().refunds.values()];

    beforeEach(async () => {
      await shop.reset();
      fake().refunds.clear();
      fake().webhooks.length = 0;
      fake().refundAs('succeeded');
      order = await shop.place([['mosaic-mug', 2]]);
      total = (await shop.readOrder(order.number)).order.priced.orderTotal;
      await online.pay(order, which);
      await shop.database.rows({ text: 'delete from jobs' });
    });

    test('a refund is sent once, with its own id as the key, and its answer completes it', async () => {
      await online.refund(order.number, 10_000);
      expect(await readRefunds()).toMatchObject([{ state: 'pending' }]);
      expect(await online.runJobs()).toEqual(['send-refund']);
      const [refund] = await readRefunds();
      expect(refund).toMatchObject({ state: 'done', amount: 10_000 });
      expect(refund?.reference).toMatch(/^(re|rfnd)_/);
      expect(sentRefunds()).toMatchObject([{ amount: 10_000 }]);
      expect(JSON.stringify(sentRefunds())).toContain(refund?.id ?? 'no refund');
      const { invoices } = (await shop.readOrder(order.number)).order;
      expect(invoices.map(({ kind }) => kind).sort()).toEqual(['credit-note', 'invoice']);
    });

    test('R-INVOICE-4: the buyer gets the credit note by email when the money is sent', async () => {
      await shop.database.rows({
        text: 'update orders set email_confirmed_at = now(), user_id = $1',
        values: [owner.id],
      });
      await online.refund(order.number, 10_000);
      await shop.sendEmails();
      await online.runJobs();
      const emails = (await shop.sendEmails()).filter(({ subject }) => subject.includes('Rs. 100.00'));
      expect(emails.map(({ subject }) => subject)).toEqual([
        `Rs. 100.00 of order ${order.number} comes back to you`,
        `Rs. 100.00 of order ${order.number} is transferred`,
      ]);
      expect(emails[1]?.text).toContain('Your credit note is attached.');
      const attached = await shop.database.rows<{ name: string }>({
        text: `select attachments -> 0 ->> 'name' as name from emails where subject like '%is transferred'`,
      });
      expect(attached).toEqual([{ name: expect.stringMatching(/^CN-/) }]);
      const notified = await shop.database.rows({
        text: `select id from notifications where payload ->> 'event' = 'order-refund'`,
      });
      expect(notified).toHaveLength(1);
    });

    test('an attempt whose answer was lost refunds once, also when the key is forgotten', async () => {
      await online.refund(order.number, 10_000);
      const [refund] = await readRefunds();
      const send = online.handlers['send-refund'];
      const attempt = (number: number) =>
        send({ refundId: refund?.id ?? '' }, { attempt: number, isLast: false });
      await attempt(1);
      await shop.database.rows({
        text: `update refunds set state = 'pending', reference = null, done_at = null`,
      });
      await attempt(1);
      await shop.database.rows({
        text: `update refunds set state = 'pending', reference = null, done_at = null`,
      });
      const requests = fake().requests.length;
      await attempt(2);
      expect(fake().requests.slice(requests)).toHaveLength(1);
      expect(sentRefunds()).toHaveLength(1);
      expect(await readRefunds()).toMatchObject([{ state: 'done' }]);
    });

    test('a provider that is down is tried again', async () => {
      await online.refund(order.number, 10_000);
      const [refund] = await readRefunds();
      const payload = { refundId: refund?.id ?? '' };
      fake().failNext(503);
      await expect(online.handlers['send-refund'](payload, { attempt: 1, isLast: false })).rejects.toThrow(
        'Something failed.',
      );
      expect(await readRefunds()).toMatchObject([{ state: 'pending' }]);
      await online.handlers['send-refund'](payload, { attempt: 2, isLast: false });
      expect(await readRefunds()).toMatchObject([{ state: 'done' }]);
      expect(sentRefunds()).toHaveLength(1);
    });

    test('a refund that the provider refuses fails, is shown, and the money can be refunded again', async () => {
      const [payment] = (await shop.readOrder(order.number)).payments;
      await shop.database.rows({
        text: `update payments set reference = 'pi_unknown' where id = $1`,
        values: [payment?.id],
      });
      await online.refund(order.number, total);
      expect((await shop.readOrder(order.number)).order.status).toBe('refunded');
      await online.runJobs();
      const { refunds, events, order: stored, refundable } = await shop.readOrder(order.number);
      expect(refunds).toMatchObject([{ state: 'failed' }]);
      expect(events.at(-1)).toMatchObject({
        kind: 'refund',
        actor: 'payment',
        details: { refundState: 'failed', amount: total },
        note: expect.stringContaining('could not pay it out'),
      });
      expect(stored.balance.excess).toBe(total);
      expect(refundable).toBe(total);
      const subjects = (await shop.sendEmails()).map(({ subject }) => subject);
      expect(subjects).toContain(`A refund failed: order ${order.number}`);
      await shop.database.rows({ text: 'update payments set reference = $1', values: [payment?.reference] });
      const { version } = await shop.readOrder(order.number);
      await shop.management.refundExcess(actor, { number: order.number, version });
      await online.runJobs();
      expect((await shop.readOrder(order.number)).order.balance).toMatchObject({
        refunded: total,
        excess: 0,
      });
    });

    test('the webhook that overtakes the answer, repeated and reordered messages lead to one state', async () => {
      fake().refundAs('pending');
      await online.refund(order.number, 10_000);
      await online.runJobs();
      expect(await readRefunds()).toMatchObject([{ state: 'pending' }]);
      const [sent] = sentRefunds();
      const pending = fake().webhooks.at(-1);
      const done = fake().changeRefund(sent?.id ?? '', 'succeeded');
      const messages = [done, pending, done, pending].filter((each) => each !== undefined);
      await Promise.all(messages.map(receive));
      expect(await readRefunds()).toMatchObject([{ state: 'done', reference: sent?.id }]);
      const failed = fake().changeRefund(sent?.id ?? '', 'failed');
      await receive(failed);
      for (const message of [done, pending, failed].filter((each) => each !== undefined))
        await receive(message);
      const { refunds, events, order: stored } = await shop.readOrder(order.number);
      expect(refunds).toMatchObject([{ state: 'failed' }]);
      expect(stored.balance).toMatchObject({ refunded: 0 });
      expect(events.flatMap(({ details }) => details?.refundState ?? [])).toEqual(['done', 'failed']);
    });

    test('a refund that stays pending is looked up on the next day', async () => {
      // Jobs wait by the clock of the database.
      shop.setNow(new Date());
      fake().refundAs('pending');
      await online.refund(order.number, 10_000);
      await online.runJobs();
      const [sent] = sentRefunds();
      fake().changeRefund(sent?.id ?? '', 'succeeded');
      await shop.database.rows({ text: 'update jobs set run_after = now() where done_at is null' });
      expect(await online.runJobs()).toEqual(['send-refund']);
      expect(await readRefunds()).toMatchObject([{ state: 'done' }]);
      expect(sentRefunds()).toHaveLength(1);
      expect(await claimJob(shop.database, ['send-refund'], 1000)).toBeUndefined();
    });

    const DONE = { stripe: 'succeeded', razorpay: 'processed' }[which.provider];

    /** A refund of the whole price that was made in the dashboard of the provider. */
    const refundAtProvider = (reference: string | undefined, status = DONE, currency = 'INR') =>
      which.provider === 'stripe'
        ? online.fakes.stripe.send(status === 'failed' ? 'refund.failed' : 'refund.created', {
            id: 're_dashboard',
            object: 'refund',
            amount: total,
            currency: currency.toLowerCase(),
            status,
            payment_intent: reference,
            ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
            metadata: {},
          })
        : online.fakes.razorpay.send(`refund.${status === 'pending' ? 'created' : status}`, {
            refund: {
              id: 're_dashboard',
              entity: 'refund',
              amount: total,
              currency,
              status,
              payment_id: reference,
              notes: [],
            },
          });

    test('a refund that was reported before its payment is recorded once, after it', async () => {
      // Jobs that are added for later wait: the database has the time of the machine.
      shop.setNow(new Date());
      order = await shop.place([['mosaic-mug', 2]]);
      const { number } = order;
      const paid = fake().pay(await online.openPage(order, which));
      const reference =
        which.provider === 'stripe'
          ? JSON.parse(paid.body).data.object.payment_intent
          : JSON.parse(paid.body).payload.payment.entity.id;
      const foreign = refundAtProvider(reference);
      await Promise.all([receive(foreign), receive(foreign)]);
      // A minute later there is no payment either.
      await shop.database.rows({ text: "update jobs set run_after = now() where kind = 'early-refund'" });
      expect(await online.runJobs()).toEqual(['early-refund']);
      expect((await shop.readOrder(number)).refunds).toEqual([]);
      await receive(paid);
      expect(await online.runJobs()).toEqual(['early-refund']);
      await receive(foreign);
      const { refunds, order: stored } = await shop.readOrder(number);
      expect(refunds).toMatchObject([{ state: 'done', reference: 're_dashboard', amount: total }]);
      expect(stored).toMatchObject({ status: 'refunded', balance: { refunded: total, excess: 0 } });
    });

    test('a failure that was reported before the payment is recorded after it, with its reason', async () => {
      shop.setNow(new Date());
      order = await shop.place([['mosaic-mug', 2]]);
      const paid = fake().pay(await online.openPage(order, which));
      const { data, payload } = JSON.parse(paid.body);
      await receive(refundAtProvider(data?.object.payment_intent ?? payload.payment.entity.id, 'failed'));
      await receive(paid);
      expect(await online.runJobs()).toEqual(['early-refund']);
      const { refunds, events, order: stored } = await shop.readOrder(order.number);
      expect(refunds).toMatchObject([{ state: 'failed', reference: 're_dashboard' }]);
      expect(stored).toMatchObject({ status: 'paid', balance: { refunded: 0 } });
      const reason = which.provider === 'stripe' ? ': lost or stolen card' : '';
      expect(events.at(-1)).toMatchObject({ note: `The provider could not pay it out${reason}` });
    });

    test.each(['pending', DONE])(
      'a failed refund that was made at the provider stays failed after “%s”',
      async (late) => {
        const [payment] = (await shop.readOrder(order.number)).payments;
        for (const status of ['failed', late, 'failed'])
          await receive(refundAtProvider(payment?.reference, status));
        const { refunds, events, order: stored } = await shop.readOrder(order.number);
        expect(refunds).toMatchObject([{ state: 'failed', reference: 're_dashboard', amount: total }]);
        expect(stored).toMatchObject({ status: 'paid', balance: { refunded: 0 } });
        expect(events.flatMap(({ details }) => details?.refundState ?? [])).toEqual(['failed']);
        expect(stored.invoices.map(({ kind }) => kind)).toEqual(['invoice']);
      },
    );

    test('a refund in another currency is no refund of the order', async () => {
      const [payment] = (await shop.readOrder(order.number)).payments;
      await receive(refundAtProvider(payment?.reference, DONE, 'USD'));
      const { refunds, order: stored } = await shop.readOrder(order.number);
      expect(refunds).toEqual([]);
      expect(stored).toMatchObject({ status: 'paid', balance: { received: total, refunded: 0 } });
    });

    test('staff complete no refund that its provider sends', async () => {
      await online.refund(order.number, 10_000);
      const [refund] = await readRefunds();
      const { version } = await shop.readOrder(order.number);
      const form = { number: order.number, version, refundId: refund?.id ?? '', reference: 'UTR1' };
      expect(await shop.management.completeRefund(actor, form)).toEqual({ kind: 'not-pending' });
      expect(await readRefunds()).toMatchObject([{ state: 'pending' }]);
    });

    test('a refund that was made at the provider is recorded once', async () => {
      const [payment] = (await shop.readOrder(order.number)).payments;
      const foreign = refundAtProvider(payment?.reference);
      await Promise.all([receive(foreign), receive(foreign), receive(foreign)]);
      const { refunds, order: stored } = await shop.readOrder(order.number);
      expect(refunds).toMatchObject([{ state: 'done', reference: 're_dashboard', amount: total }]);
      expect(stored).toMatchObject({ status: 'refunded', balance: { refunded: total, excess: 0 } });
    });
  });
});
