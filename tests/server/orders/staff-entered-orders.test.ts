import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reserveUnconfirmedEmail, UNCONFIRMED_LIMIT } from '~/server/email/reserve-unconfirmed.server';
import { sendOrderConfirmation } from '~/server/orders/send-order-confirmation.server';
import type { PlaceForBuyerRequest } from '~/server/orders/staff/place-for-buyer.server';
import { engines } from '../../database/test-database';
import { runJobs } from '../../fakes/run-jobs';
import { createCartLine, sampleCheckout } from '../../fixtures/order-requests';
import { createCode } from './test-discount-code';
import { actor, openTestShop, owner, START, type TestShop } from './test-shop';

describe.each(engines)('an order that staff enter (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  const createRequest = (values: Partial<PlaceForBuyerRequest> = {}): PlaceForBuyerRequest => ({
    key: randomUUID(),
    lines: [createCartLine('mosaic-mug', 2)],
    checkout: sampleCheckout,
    channel: 'phone',
    ...values,
  });

  async function enter(values: Partial<PlaceForBuyerRequest> = {}): Promise<string> {
    const result = await shop.management.placeForBuyer(actor, createRequest(values));
    if (result.kind !== 'placed') throw new Error(`The order was ${result.kind}.`);
    return result.number;
  }

  const withEmail = (email: string) => ({
    ...sampleCheckout,
    contact: { ...sampleCheckout.contact, email },
  });

  const countOrders = async () => {
    const [row] = await shop.database.rows<{ count: number }>({
      text: 'select count(*)::int as count from orders',
    });
    return row?.count;
  };

  async function sendConfirmation() {
    const { secret, emailQueue } = shop.deps;
    const handler = sendOrderConfirmation(shop.database, { emailQueue, secret, upiId: 'shop@bank' });
    await runJobs(shop.database, { 'order-confirmation': handler });
    return (await shop.sendEmails()).find(({ key }) => /^order-(confirmation|copy):/.test(key));
  }

  test('R-ORDER-17: its first event names the member of staff and how it came; it is a guest order', async () => {
    const number = await enter({ channel: 'in-person' });
    const { order, events } = await shop.readOrder(number);
    expect(events).toEqual([
      expect.objectContaining({
        kind: 'status',
        status: 'placed',
        actor: 'staff',
        by: 'Kabir Ahluwalia',
        at: START,
        details: { channel: 'in-person' },
      }),
    ]);
    expect(order).toMatchObject({
      channel: 'in-person',
      status: 'placed',
      contact: sampleCheckout.contact,
      isEmailConfirmed: false,
    });
    expect(await shop.readStock('mosaic-mug')).toBe(48);
    const [row] = await shop.database.rows({ text: 'select user_id from orders' });
    expect(row).toEqual({ user_id: null });
    await shop.advance(number, 'paid', 'packed');
    expect((await shop.readOrder(number)).order.channel).toBe('in-person');
  });

  test('an order of the site has no channel', async () => {
    const { number } = await shop.place();
    const { order, events } = await shop.readOrder(number);
    expect(order).not.toHaveProperty('channel');
    expect(events[0]).toMatchObject({ actor: 'buyer' });
    expect(events[0]).not.toHaveProperty('details');
  });

  test('R-ORDER-15: the account with the confirmed email has it', async () => {
    const number = await enter({ checkout: withEmail(owner.email) });
    expect(await shop.orders.getOwnOrder(owner, number)).toMatchObject({ number });
    const stranger = await enter();
    expect(await shop.orders.getOwnOrder(owner, stranger)).toBeNull();
  });

  test('R-ORDER-2: a form that is sent twice places one order', async () => {
    const request = createRequest();
    const results = await Promise.all([
      shop.management.placeForBuyer(actor, request),
      shop.management.placeForBuyer(actor, request),
    ]);
    expect(new Set(results.map((result) => result.kind === 'placed' && result.number)).size).toBe(1);
    expect(results.map((result) => result.kind === 'placed' && result.repeated).toSorted()).toEqual([
      false,
      true,
    ]);
    expect([await countOrders(), await shop.readStock('mosaic-mug')]).toEqual([1, 48]);
    const other = await shop.management.placeForBuyer(actor, { ...request, channel: 'email' });
    expect(other.kind).toBe('key-conflict');
    expect(await countOrders()).toBe(1);
  });

  test('R-ORDER-1: another price, too little stock and a refused code place nothing', async () => {
    const [line] = createRequest().lines;
    if (!line) throw new Error('There is a line.');
    const place = (values: Partial<PlaceForBuyerRequest>) =>
      shop.management.placeForBuyer(actor, createRequest(values));
    expect(await place({ lines: [{ ...line, unitPrice: line.unitPrice - 100 }] })).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'price', line: 0 }],
    });
    expect(await place({ lines: [{ ...line, quantity: 51 }] })).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'short-stock', before: 51, now: 50 }],
    });
    expect(await place({ discount: { code: 'NOTHING', amount: 0 } })).toMatchObject({
      kind: 'discount-changed',
      issue: { kind: 'unknown' },
    });
    expect(
      await place({ checkout: () => ({ issues: { 'contact.name': ['The name is needed.'] } }) }),
    ).toMatchObject({
      kind: 'incomplete',
    });
    expect([await countOrders(), await shop.readStock('mosaic-mug')]).toEqual([0, 50]);
  });

  test('a code is named with what it takes off before it is used', async () => {
    await createCode(shop);
    const request = createRequest({ discount: { code: 'monsoon', amount: 0 } });
    const shown = await shop.management.placeForBuyer(actor, request);
    if (shown.kind !== 'discount-changed') throw new Error(shown.kind);
    const amount = shown.quote.priced.codeDiscount?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    const number = await enter({ ...request, discount: { code: 'monsoon', amount } });
    expect((await shop.readOrder(number)).order.priced.codeDiscount).toMatchObject({
      code: 'MONSOON',
      amount,
    });
  });

  test('R-CHECKOUT-2: tickets alone store no address and no phone number', async () => {
    const number = await enter({ lines: [createCartLine('workshop-ticket')] });
    expect((await shop.readOrder(number)).order).toMatchObject({
      isDeliveredByEmail: true,
      contact: { phone: '' },
      delivery: { line1: '', state: 'Karnataka' },
    });
  });

  test('R-ORDER-18: the buyer gets the private link, and reads that staff entered the order', async () => {
    const number = await enter();
    const email = await sendConfirmation();
    expect(email).toMatchObject({ recipient: sampleCheckout.contact.email });
    expect(email?.text).toContain('We have entered the order that you gave us by telephone.');
    expect(email?.text).toContain('an email address is easily mistyped');
    expect(email?.text).toMatch(new RegExp(`/shop/orders/${number}\\?key=[\\w-]+&confirm=`));
    expect(email?.text).not.toMatch(/anybody can type|Asha/);
  });

  test('R-ORDER-18: an address that has had too many emails gets none, which staff see', async () => {
    for (const _ of Array(UNCONFIRMED_LIMIT.perHour))
      await reserveUnconfirmedEmail(shop.database.db, sampleCheckout.contact.email, START);
    const number = await enter();
    expect((await shop.readOrder(number)).order.isEmailWithheld).toBe(true);
    expect(await sendConfirmation()).toBeUndefined();
  });

  describe('R-ORDER-18: what is filled in for a customer', () => {
    const office = { line1: '1 Marine Drive', city: 'Mumbai', state: 'Maharashtra', pin: '400002' };

    test('is the contact of the latest order, and the addresses of the last parcel', async () => {
      const gstin = '27AAPFU0939F1ZV';
      const company = 'Kiln Works LLP';
      const first = await enter({
        checkout: {
          ...sampleCheckout,
          contact: { ...sampleCheckout.contact, company },
          billing: office,
          gstin,
        },
      });
      shop.setNow(new Date(START.getTime() + 60_000));
      const contact = { ...sampleCheckout.contact, name: 'Asha R. Rao', email: 'Asha@Example.com' };
      await enter({ lines: [createCartLine('workshop-ticket')], checkout: { ...sampleCheckout, contact } });
      await enter({ checkout: withEmail('other@example.com') });
      expect(await shop.management.getBuyer(actor, first.toLowerCase())).toEqual({
        ...contact,
        delivery: sampleCheckout.delivery,
        billing: office,
        company,
        gstin,
      });
    });

    test('is nothing for an unknown number, and no address for tickets alone', async () => {
      const number = await enter({ lines: [createCartLine('workshop-ticket')] });
      const { phone: _, ...contact } = sampleCheckout.contact;
      expect(await shop.management.getBuyer(actor, number)).toEqual({ ...contact, phone: '' });
      for (const unknown of ['TS-2627-999999', 'nonsense'])
        expect(await shop.management.getBuyer(actor, unknown)).toBeNull();
    });
  });
});
