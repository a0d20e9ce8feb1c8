import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../database/test-database';
import { actor, openTestShop, START, type TestShop } from './test-shop';

/** The list price of a card and of two mats, with 18 % GST. */
const WORTH = 2360_00;
const TWO_MATS = 3006_99;

describe.each(engines)('R-GIFT-5: what goes back to gift cards (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  /** An order on which a new card pays what it can. */
  async function payByCard(lines: Parameters<TestShop['place']>[0]) {
    const bought = await shop.place([['gift-card', 1]]);
    await shop.advance(bought.number, 'paid');
    const [card] = await shop.giftCards.listOfOrder(bought.orderId);
    return shop.place(lines, { discount: { code: card?.code ?? '' } });
  }

  test.each([
    ['in part', [['desk-mat', 2]], TWO_MATS - WORTH, 'We refund the Rs. 646.99 that you paid to the account'],
    ['in full', [['mosaic-mug', 1]], 0, 'What a gift card paid is already back on it.'],
  ] as const)(
    'the email about a cancelled order that a card paid %s has what goes back to the account',
    async (_, lines, rest, text) => {
      const { number } = await payByCard([...lines]);
      if (rest > 0) await shop.advance(number, 'paid');
      const { order } = await shop.readOrder(number);
      const toCards = order.priced.orderTotal - rest;
      expect(order.cancellation).toEqual({ toCards, toAccounts: rest });
      await shop.advance(number, 'cancelled');
      const email = (await shop.sendEmails()).find(({ key }) => key.startsWith('order-cancelled:'));
      expect(email?.text).toContain(text);
      expect(email?.text).toContain('What a gift card paid is already back on it.');
      expect(email?.text.match(/We refund/g)).toEqual(rest > 0 ? ['We refund'] : null);
      expect(email?.text).not.toContain('You had not paid');
    },
  );

  test('the emails about the money of a cancelled order say that it was cancelled, and what is the rest', async () => {
    const { number } = await payByCard([['desk-mat', 2]]);
    await shop.advance(number, 'paid', 'cancelled');
    const readRefundEmail = async () =>
      (await shop.sendEmails()).findLast(({ subject }) => subject.endsWith('comes back to you'))?.text;
    const toCard = await readRefundEmail();
    expect(toCard).toContain(`Order ${number} was cancelled. We have refunded Rs. 2,360.00 of it`);
    expect(toCard).toContain('It is already back on the gift card.');
    expect(toCard).not.toContain('does not change');
    const { version } = await shop.readOrder(number);
    await shop.management.refundExcess(actor, { number, version });
    expect(await readRefundEmail()).toContain(`We have refunded the rest of order ${number}: Rs. 646.99`);
  });

  test('what was paid twice beside a card goes back the way it came, and nothing of it to the card', async () => {
    const { number } = await payByCard([['desk-mat', 2]]);
    const part = { provider: 'bank', amount: TWO_MATS - WORTH, receivedOn: '2026-05-04' } as const;
    for (const reference of ['UTR1', 'UTR2']) {
      const { version } = await shop.readOrder(number);
      await shop.management.recordManualPayment(actor, { number, version, reference, ...part });
    }
    const { version } = await shop.readOrder(number);
    const transfer = { number, version, reference: 'UTR3' };
    expect(await shop.management.refundExcess(actor, transfer)).toMatchObject({ amount: TWO_MATS - WORTH });
    const { refunds, order } = await shop.readOrder(number);
    expect(refunds).toMatchObject([{ amount: TWO_MATS - WORTH, state: 'done', reference: 'UTR3' }]);
    expect(order).toMatchObject({ status: 'paid', balance: { excess: 0 } });
    expect(await shop.database.rows({ text: 'select balance::int from gift_cards' })).toEqual([
      { balance: 0 },
    ]);
  });

  test('a unit whose money goes back in two ways is refunded once, and the next one can be refunded', async () => {
    const { number } = await payByCard([['desk-mat', 3]]);
    await shop.advance(number, 'paid');
    for (const _ of ['from the card alone', 'in two parts']) {
      const { version } = await shop.readOrder(number);
      const form = { number, version, reason: 'Damaged', lines: { 0: 1 } };
      expect(await shop.management.refund(actor, form)).toMatchObject({ kind: 'refunded' });
    }
    const { refunds, refundableUnits } = await shop.readOrder(number);
    expect(refunds.map(({ lines }) => lines)).toEqual([{ 0: 1 }, { 0: 1 }, undefined]);
    expect(refundableUnits).toEqual({ 0: 1 });
  });

  test('what goes back to a card at a cancellation is a refund that is done, by who cancelled', async () => {
    const { number } = await payByCard([['mosaic-mug', 1]]);
    await shop.advance(number, 'cancelled');
    const text = 'select state, created_by, done_at from refunds';
    expect(await shop.database.rows({ text })).toEqual([
      { state: 'done', created_by: actor.user.id, done_at: START },
    ]);
  });

  test('the sums of a month have what gift cards paid and got back apart from money', async () => {
    const { number } = await payByCard([['desk-mat', 2]]);
    await shop.advance(number, 'paid');
    const { version } = await shop.readOrder(number);
    const form = { number, version, reason: 'Damaged', amount: TWO_MATS };
    expect(await shop.management.refund(actor, form)).toMatchObject({ kind: 'refunded' });
    const { totals } = await shop.management.listMovements(actor, {});
    expect(totals).toEqual({
      received: WORTH + TWO_MATS - WORTH,
      refunded: 0,
      toRefund: TWO_MATS - WORTH,
      paidByGiftCard: WORTH,
      returnedToGiftCard: WORTH,
    });
  });
});
