import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import { EMPTY_STAFF_ORDER_QUERY } from '~/domain/orders/staff-order-query';
import { DAY_MS } from '~/domain/time/durations';
import { engines } from '../../database/test-database';
import type { SignedWebhook } from '../../fakes/payments/fake-server';
import { openTestPayments, providerCases, type TestPayments } from './test-payments';
import { actor, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

describe.each(engines)('webhooks of payments (%s)', (engine) => {
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
    order = await shop.place([['mosaic-mug', 2]]);
    total = (await shop.readOrder(order.number)).order.priced.orderTotal;
  });

  const readWarnings = async () =>
    (await shop.sendEmails()).flatMap(({ key, subject }) =>
      key.startsWith('payment-alert:') ? [subject] : [],
    );

  const count = async (table: 'payments' | 'order_events') => {
    const [row] = await shop.database.rows<{ count: number }>({
      text: `select count(*)::integer as count from ${table}`,
    });
    return row?.count;
  };

  describe.each(providerCases)('$provider', (which) => {
    const fake = () => online.fakes[which.provider];

    test('200 identical webhooks at once record one payment and one change', async () => {
      const webhook = fake().pay(await online.openPage(order, which));
      const results = await Promise.all(Array.from({ length: 200 }, () => online.receive(which, webhook)));
      expect(results.filter(({ kind }) => kind === 'recorded')).toHaveLength(1);
      expect(results.filter(({ kind }) => kind === 'ignored')).toHaveLength(199);
      const { order: stored, payments, events } = await shop.readOrder(order.number);
      expect(stored).toMatchObject({ status: 'paid', balance: { received: total, excess: 0 } });
      expect([payments.length, events.length]).toEqual([1, 2]);
    });

    test('200 webhooks of twenty orders in any order record twenty payments', async () => {
      const webhooks: SignedWebhook[] = [];
      const numbers: string[] = [];
      for (let index = 0; index < 20; index += 1) {
        const placed = await shop.place([['mosaic-mug', 1]]);
        numbers.push(placed.number);
        webhooks.push(fake().pay(await online.openPage(placed, which)));
      }
      const sent = Array.from({ length: 10 }, (_, round) =>
        round % 2 === 0 ? webhooks : webhooks.toReversed(),
      ).flat();
      const results = await Promise.all(sent.map((webhook) => online.receive(which, webhook)));
      expect(results.filter(({ kind }) => kind === 'recorded')).toHaveLength(20);
      expect(await count('payments')).toBe(20);
      for (const number of numbers)
        expect((await shop.readOrder(number)).order).toMatchObject({
          status: 'paid',
          balance: { excess: 0 },
        });
    });

    test('a forged, altered or unsigned webhook changes nothing', async () => {
      const webhook = fake().pay(await online.openPage(order, which));
      const altered = { ...webhook, body: webhook.body.replace(`${total}`, `${total + 1}`) };
      expect(altered.body).not.toBe(webhook.body);
      const forged = [
        altered,
        { ...webhook, headers: {} },
        { ...webhook, body: '' },
        which.provider === 'stripe'
          ? online.fakes.stripe.sign(webhook.body, { secret: 'whsec_of_another' })
          : online.fakes.razorpay.sign(webhook.body, 'another secret'),
      ];
      for (const attempt of forged)
        expect(await online.receive(which, attempt)).toEqual({ kind: 'refused', reason: 'signature' });
      expect(await count('payments')).toBe(0);
      expect((await shop.readOrder(order.number)).order.status).toBe('placed');
    });

    test('a signed body that is no event is refused', async () => {
      for (const body of ['[]', '{}', '"paid"'])
        expect((await online.receive(which, fake().sign(body))).kind).toBe('refused');
    });

    test('another amount is recorded and shown, and never marks the order as paid', async () => {
      for (const amount of [total - 1, total + 1]) {
        await shop.reset();
        order = await shop.place([['mosaic-mug', 2]]);
        const values = which.provider === 'stripe' ? { amount_total: amount } : { amount };
        const webhook = fake().pay(await online.openPage(order, which), values);
        const results = await Promise.all([1, 2, 3].map(() => online.receive(which, webhook)));
        expect(results.filter(({ kind }) => kind === 'recorded')).toHaveLength(1);
        const { order: stored, events } = await shop.readOrder(order.number);
        expect(stored).toMatchObject({ status: 'placed', paid: false, balance: { received: amount } });
        expect(events.at(-1)).toMatchObject({ kind: 'payment', details: { amount, expected: total } });
        expect(await readWarnings()).toEqual([`A payment of another amount: order ${order.number}`]);
      }
    });

    test('an order that a payment of another amount covers waits for staff, and is not cancelled', async () => {
      for (const amount of [total, total + 1]) {
        await shop.reset();
        order = await shop.place([['mosaic-mug', 2]]);
        const page = await online.openPage(order, which);
        // The page asked for a part.
        if (amount === total) await shop.database.rows({ text: 'update payment_sessions set amount = 100' });
        const values = which.provider === 'stripe' ? { amount_total: amount } : { amount };
        await online.receive(which, fake().pay(page, values));
        shop.setNow(new Date(START.getTime() + (PAYMENT_DAYS + 1) * DAY_MS));
        await shop.cancelUnpaid();
        const { order: stored } = await shop.readOrder(order.number);
        expect(stored).toMatchObject({ status: 'placed', paid: false });
        expect(stored.paymentDeadline).toBeUndefined();
        const overdue = await shop.management.listOrders(actor, {
          ...EMPTY_STAFF_ORDER_QUERY,
          view: 'overdue',
        });
        expect(overdue.orders.map(({ number }) => number)).toEqual([order.number]);
        await shop.advance(order.number, 'paid');
        expect((await shop.readOrder(order.number)).order).toMatchObject({ status: 'paid' });
      }
    });

    test('the rest of a smaller amount can be paid, and pays the order', async () => {
      const values = which.provider === 'stripe' ? { amount_total: 10_000 } : { amount: 10_000 };
      await online.receive(which, fake().pay(await online.openPage(order, which), values));
      await online.pay(order, which);
      const { order: stored, payments } = await shop.readOrder(order.number);
      expect(stored.status).toBe('paid');
      expect(payments.map(({ amount }) => amount)).toEqual([10_000, total - 10_000]);
    });

    test('another currency is no payment, and is shown once', async () => {
      const webhook = fake().pay(await online.openPage(order, which), { currency: 'USD' });
      await online.receive(which, webhook);
      await online.receive(which, webhook);
      const { order: stored, payments, events } = await shop.readOrder(order.number);
      expect(stored).toMatchObject({ status: 'placed', paid: false, balance: { received: 0 } });
      expect(payments).toEqual([]);
      expect(events.filter(({ details }) => details?.currency === 'USD')).toHaveLength(1);
      expect(await readWarnings()).toEqual([`A payment in another currency: order ${order.number}`]);
    });

    test('a payment that names no order of the site changes nothing', async () => {
      const id = await online.openPage(order, which);
      const webhook = fake().pay(id);
      const { id: rowId } = (await online.readSessions())[0] ?? {};
      const bodies = [
        webhook.body.replaceAll(rowId ?? '', '0197e000-0000-7000-8000-000000000000'),
        webhook.body.replaceAll(rowId ?? '', "' or true --"),
        webhook.body.replaceAll(id, 'another_session'),
        JSON.stringify({ ...JSON.parse(webhook.body), type: 'invoice.paid', event: 'invoice.paid' }),
      ];
      for (const body of bodies)
        expect(await online.receive(which, fake().sign(body))).toEqual({ kind: 'ignored' });
      expect(await count('payments')).toBe(0);
    });

    test('a payment after the cancellation is an excess, and one click refunds it through the provider', async () => {
      const webhook = fake().pay(await online.openPage(order, which));
      await shop.advance(order.number, 'cancelled');
      await online.receive(which, webhook);
      const { order: stored, version } = await shop.readOrder(order.number);
      expect(stored).toMatchObject({ status: 'cancelled', balance: { excess: total } });
      expect(await readWarnings()).toEqual([`Payment to refund: order ${order.number}`]);
      await shop.management.refundExcess(actor, { number: order.number, version });
      await online.runJobs();
      const after = await shop.readOrder(order.number);
      expect(after.order.balance).toMatchObject({ refunded: total, excess: 0 });
      expect(after.refunds).toMatchObject([{ state: 'done', amount: total }]);
      expect([...fake().refunds.values()]).toMatchObject([{ amount: total }]);
    });

    test('the events of an ended page, late and early, leave a paid order as it is', async () => {
      const webhook = fake().pay(await online.openPage(order, which));
      const { body } = webhook;
      const ended =
        which.provider === 'stripe'
          ? body.replace('checkout.session.completed', 'checkout.session.expired')
          : body.replace('payment_link.paid', 'payment_link.expired');
      await online.receive(which, fake().sign(ended));
      expect((await shop.readOrder(order.number)).order.status).toBe('placed');
      shop.setNow(new Date(START.getTime() + 3 * DAY_MS));
      await online.receive(which, fake().sign(body));
      await online.receive(which, fake().sign(ended));
      expect((await shop.readOrder(order.number)).order).toMatchObject({ status: 'paid' });
    });
  });

  test('an order that is paid with both providers at once is paid, and the second payment is an excess', async () => {
    const webhooks = [];
    for (const which of providerCases)
      webhooks.push({
        which,
        webhook: online.fakes[which.provider].pay(await online.openPage(order, which)),
      });
    await Promise.all(webhooks.map(({ which, webhook }) => online.receive(which, webhook)));
    const { order: stored, payments } = await shop.readOrder(order.number);
    expect(payments).toHaveLength(2);
    expect(stored).toMatchObject({ status: 'paid', balance: { received: 2 * total, excess: total } });
    expect(await readWarnings()).toEqual([`Payment to refund: order ${order.number}`]);
  });

  test('a webhook of Stripe with an old signature is refused, and the same event with a new one is recorded', async () => {
    const [card] = providerCases;
    const { body } = online.fakes.stripe.pay(await online.openPage(order, card));
    const old = Math.floor(START.getTime() / 1000) - 301;
    expect(await online.receive(card, online.fakes.stripe.sign(body, { at: old }))).toMatchObject({
      kind: 'refused',
    });
    expect(await online.receive(card, online.fakes.stripe.sign(body, { at: old + 2 }))).toEqual({
      kind: 'recorded',
    });
  });

  test('a bank debit of Stripe pays the order when it succeeds, not when the page is completed', async () => {
    const [card] = providerCases;
    const { stripe } = online.fakes;
    const { body } = stripe.pay(await online.openPage(order, card));
    const pending = body.replace('"payment_status":"paid"', '"payment_status":"unpaid"');
    expect(await online.receive(card, stripe.sign(pending))).toEqual({ kind: 'ignored' });
    expect((await shop.readOrder(order.number)).order.status).toBe('placed');
    const succeeded = body.replace('session.completed', 'session.async_payment_succeeded');
    expect(await online.receive(card, stripe.sign(succeeded))).toEqual({ kind: 'recorded' });
    expect(await online.receive(card, stripe.sign(body))).toEqual({ kind: 'ignored' });
    expect((await shop.readOrder(order.number)).payments).toHaveLength(1);
  });
});
