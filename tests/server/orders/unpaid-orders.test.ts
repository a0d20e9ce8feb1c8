import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_DAYS, REMINDER_DAYS } from '~/domain/orders/checkout-limits';
import { DAY_MS, HOUR_MS } from '~/domain/time/durations';
import { engines } from '../../database/test-database';
import { actor, openTestShop, owner, type PlacedOrder, START, type TestShop } from './test-shop';

const momentAfter = (ms: number) => new Date(START.getTime() + ms);
const REMINDER_MS = (PAYMENT_DAYS - REMINDER_DAYS) * DAY_MS;
const DEADLINE_MS = PAYMENT_DAYS * DAY_MS;

describe.each(engines)('R-ORDER-8: unpaid orders (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    order = await shop.place([['mosaic-mug', 3]], { userId: owner.id, email: owner.email });
    await shop.database.rows({ text: "delete from jobs where kind = 'order-confirmation'" });
  });

  test('the buyer sees the deadline, and is reminded once before it', async () => {
    expect((await shop.orders.getOwnOrder(owner, order.number))?.paymentDeadline).toEqual(
      momentAfter(DEADLINE_MS),
    );
    shop.setNow(momentAfter(REMINDER_MS - HOUR_MS));
    await shop.cancelUnpaid();
    expect(await shop.sendEmails()).toEqual([]);
    shop.setNow(momentAfter(REMINDER_MS));
    await Promise.all([shop.cancelUnpaid(), shop.cancelUnpaid()]);
    await shop.cancelUnpaid();
    const [reminder, ...others] = await shop.sendEmails();
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({ recipient: owner.email, key: `payment-reminder:${order.orderId}` });
    expect(reminder?.text).toContain('until Monday, 11 May 2026 at 3:30 pm IST');
  });

  test('two workers cancel it once after the deadline, with its stock, and say why', async () => {
    shop.setNow(momentAfter(DEADLINE_MS + 1));
    await Promise.all([shop.cancelUnpaid(), shop.cancelUnpaid()]);
    await shop.cancelUnpaid();
    const { order: stored, events, version } = await shop.readOrder(order.number);
    expect([stored.status, version, events.length]).toEqual(['cancelled', 1, 2]);
    expect(events.at(-1)).toMatchObject({ actor: 'system', note: `Not paid within ${PAYMENT_DAYS} days` });
    expect(await shop.readStock('mosaic-mug')).toBe(50);
    const emails = (await shop.sendEmails()).filter(({ key }) => key.startsWith('order-cancelled'));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('no payment for this order arrived');
    const notifications = await shop.database.rows({ text: 'select user_id, key from notifications' });
    expect(notifications).toEqual([{ user_id: owner.id, key: `order:${order.orderId}:cancelled` }]);
  });

  test('an order of which a part was paid says what goes back, and not that nothing arrived', async () => {
    const { order: placed, version } = await shop.readOrder(order.number);
    expect(placed.cancellation).toEqual({ toCards: 0, toAccounts: 0 });
    await shop.management.recordManualPayment(actor, {
      number: order.number,
      version,
      provider: 'bank',
      reference: 'UTR1',
      amount: 100_000,
      receivedOn: '2026-05-04',
    });
    const { order: partlyPaid } = await shop.readOrder(order.number);
    expect(partlyPaid.cancellation).toEqual({ toCards: 0, toAccounts: 100_000 });
    shop.setNow(momentAfter(DEADLINE_MS + 1));
    await shop.cancelUnpaid();
    const email = (await shop.sendEmails()).find(({ key }) => key.startsWith('order-cancelled:'));
    expect(email?.text).toMatch(/only a part of the payment for this order arrived within 7 days/);
    expect(email?.text).toContain('We refund the Rs. 1,000.00 that you paid');
    expect(email?.text).not.toMatch(/no payment|had not paid/);
  });

  test('a paid order is neither reminded of nor cancelled', async () => {
    await shop.advance(order.number, 'paid');
    shop.setNow(momentAfter(DEADLINE_MS + DAY_MS));
    await shop.cancelUnpaid();
    const { order: stored } = await shop.readOrder(order.number);
    expect(stored).toMatchObject({ status: 'paid' });
    expect(stored.paymentDeadline).toBeUndefined();
    expect((await shop.sendEmails()).map(({ subject }) => subject)).toEqual([
      `Order ${order.number} is paid`,
    ]);
    expect(await shop.readStock('mosaic-mug')).toBe(47);
  });

  test('a payment at the moment of the cancellation is either in time or an excess', async () => {
    shop.setNow(momentAfter(DEADLINE_MS + 1));
    const { version } = await shop.readOrder(order.number);
    await Promise.allSettled([shop.cancelUnpaid(), shop.advance(order.number, 'paid')]);
    const { order: stored, version: changed } = await shop.readOrder(order.number);
    const units = { paid: 47, cancelled: 50 }[stored.status as 'paid' | 'cancelled'];
    expect(await shop.readStock('mosaic-mug')).toBe(units);
    expect(changed).toBe(version + 1);
  });

  test('an order that was paid after the reminder was queued gets no reminder', async () => {
    shop.setNow(momentAfter(REMINDER_MS));
    await shop.cancelUnpaid();
    await shop.advance(order.number, 'paid');
    expect((await shop.sendEmails()).map(({ key }) => key)).not.toContain(
      `payment-reminder:${order.orderId}`,
    );
  });

  test.each(['paid', 'cancelled'] as const)(
    'a reminder that did not leave yet is not sent when it is %s',
    async (to) => {
      shop.setNow(momentAfter(REMINDER_MS));
      await shop.cancelUnpaid();
      const key = `payment-reminder:${order.orderId}`;
      expect((await shop.sendEmails()).map((email) => email.key)).toContain(key);
      await shop.advance(order.number, to);
      const text = 'select state from emails where key = $1';
      expect(await shop.database.rows({ text, values: [key] })).toEqual([]);
    },
  );

  test('an email about a part that did not leave yet is not sent when the rest has arrived', async () => {
    const { version } = await shop.readOrder(order.number);
    const payment = { number: order.number, provider: 'bank' as const, receivedOn: '2026-05-04' };
    await shop.management.recordManualPayment(actor, {
      ...payment,
      version,
      reference: 'UTR1',
      amount: 100_000,
    });
    const keys = (await shop.sendEmails()).map(({ key }) => key);
    const key = keys.find((each) => each.startsWith('partial-payment:'));
    await shop.database.rows({ text: "update emails set state = 'failed' where key = $1", values: [key] });
    await shop.advance(order.number, 'paid');
    const text = 'select state from emails where key = $1';
    expect(await shop.database.rows({ text, values: [key] })).toEqual([]);
  });
});
