import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PAYMENT_DAYS, REMINDER_DAYS } from '~/domain/orders/checkout-limits';
import type { TransferMethod } from '~/domain/payments/payment-method';
import { DAY_MS } from '~/domain/time/durations';
import { reserveUnconfirmedEmail, UNCONFIRMED_LIMIT } from '~/server/email/reserve-unconfirmed.server';
import { engines } from '../../database/test-database';
import { actor, openTestShop, owner, type PlacedOrder, START, type TestShop } from './test-shop';

const guest = 'asha@example.com';

describe.each(engines)('R-PAYMENT-9: a part of the price arrives (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const record = async (amount: number, reference: string, provider: TransferMethod = 'bank') => {
    const { version } = await shop.readOrder(order.number);
    const transfer = { provider, reference, amount, receivedOn: '2026-05-04' };
    return shop.management.recordManualPayment(actor, { number: order.number, version, ...transfer });
  };
  const place = async (request: Parameters<TestShop['place']>[1] = {}) => {
    order = await shop.place([['mosaic-mug', 3]], request);
    return (await shop.readOrder(order.number)).order.priced.orderTotal;
  };
  const readParts = async () =>
    (await shop.sendEmails()).filter(({ key }) => key.startsWith('partial-payment:'));
  const readPayloads = () =>
    shop.database.rows({
      text: `select user_id, payload from notifications where payload->>'event' = 'order-payment'`,
    });

  test('the buyer gets an email about each part, and one that says that it is paid', async () => {
    const total = await place({ userId: owner.id, email: owner.email });
    expect(await record(100_000, 'UTR1')).toEqual({ kind: 'recorded', outcome: 'partial' });
    const [first, ...others] = await readParts();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ recipient: owner.email });
    expect(first?.text).toContain('We have received Rs. 1,000.00');
    expect(first?.text).toContain('UTR1');
    expect(first?.text).toContain('until Monday, 11 May 2026 at 3:30 pm IST');
    expect(await readPayloads()).toEqual([
      {
        user_id: owner.id,
        payload: {
          event: 'order-payment',
          number: order.number,
          amount: 100_000,
          outstanding: total - 100_000,
        },
      },
    ]);
    expect(await record(100_000, 'UTR1')).toEqual({ kind: 'repeated' });
    await record(50_000, 'UTR2', 'upi');
    const [, second, ...more] = await readParts();
    expect(more).toEqual([]);
    expect(second?.text).toMatch(/We have received Rs\. 500\.00[\s\S]*Paid so far: Rs\. 1,500\.00/);
    await record(total - 150_000, 'UTR3');
    const emails = await shop.sendEmails();
    expect(emails.at(-1)?.subject).toBe(`Order ${order.number} is paid`);
  });

  test('no email about a part when the rest or a cancellation comes before it', async () => {
    const total = await place();
    await record(100_000, 'UTR1');
    await record(total - 100_000, 'UTR2');
    expect(await readParts()).toEqual([]);
    await place();
    await record(100_000, 'UTR3');
    await shop.advance(order.number, 'cancelled');
    expect(await readParts()).toEqual([]);
    expect(await readPayloads()).toEqual([]);
  });

  test('R-ORDER-13: it does not count for the limit of an unconfirmed address, nor do the emails after it', async () => {
    await place();
    await shop.sendEmails();
    for (let count = 0; count < 5; count += 1) await record(1000, `UTR${count}`);
    expect(await readParts()).toHaveLength(5);
    await shop.advance(order.number, 'cancelled');
    const cancelled = (await shop.sendEmails()).filter(({ key }) => key.startsWith('order-cancelled:'));
    expect(cancelled.map(({ recipient }) => recipient)).toEqual([guest]);
    const [withheld] = await shop.database.rows<{ count: number }>({
      text: `select count(*)::int from emails where state = 'withheld'`,
    });
    expect(withheld?.count).toBe(0);
  });

  test('R-ORDER-13: the reminder does not count either', async () => {
    await place();
    await record(100_000, 'UTR1');
    shop.setNow(new Date(START.getTime() + (PAYMENT_DAYS - REMINDER_DAYS) * DAY_MS));
    // Other forms have used up the limit of the address.
    for (let count = 0; count < UNCONFIRMED_LIMIT.perHour; count += 1)
      await reserveUnconfirmedEmail(shop.database.db, guest, shop.deps.clock());
    await shop.cancelUnpaid();
    const reminder = (await shop.sendEmails()).find(({ key }) => key.startsWith('payment-reminder:'));
    expect(reminder?.text).toContain('Only a part of the payment');
  });

  test('R-ORDER-8: the reminder says what arrived', async () => {
    await place();
    await record(100_000, 'UTR1');
    shop.setNow(new Date(START.getTime() + (PAYMENT_DAYS - REMINDER_DAYS) * DAY_MS));
    await shop.cancelUnpaid();
    const reminder = (await shop.sendEmails()).find(({ key }) => key.startsWith('payment-reminder:'));
    expect(reminder?.text).toMatch(/Only a part of the payment[\s\S]*Rs\. 1,000\.00/);
  });
});
