import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getEndAfterReturn, getGiftCardEnd } from '~/domain/gift-cards/gift-card';
import { PAYMENT_DAYS } from '~/domain/orders/checkout-limits';
import { DAY_MS } from '~/domain/time/durations';
import { checkSecret } from '~/server/operations/check-secret.server';
import { refuseRows, rowRefused } from '../../database/refuse-rows';
import { engines } from '../../database/test-database';
import { createCartLine, createPlaceRequest } from '../../fixtures/order-requests';
import { actor, admin, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

/** Goods of Rs. 2,000 before GST. */
const WORTH = 2360_00;
/** With GST. */
const MUG = 765_82;
const MAT = 1503_50;
const TWO_MATS = 3006_99;

describe.each(engines)('R-GIFT: gift cards (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  async function buyCards(count = 1): Promise<{ order: PlacedOrder; codes: string[]; ids: string[] }> {
    const order = await shop.place([['gift-card', count]]);
    await shop.advance(order.number, 'paid');
    const cards = await shop.giftCards.listOfOrder(order.orderId);
    return { order, codes: cards.map(({ code }) => code ?? ''), ids: cards.map(({ id }) => id) };
  }

  /** The balances. Each must be the sum of the movements. */
  async function readBalances(): Promise<number[]> {
    const rows = await shop.database.rows<{ balance: number; sum: number; last: number }>({
      text: `select balance, (select sum(change)::int from gift_card_movements where card_id = gift_cards.id) as sum,
          (select balance_after from gift_card_movements where card_id = gift_cards.id
            order by created_at desc, id desc limit 1) as last
        from gift_cards order by id`,
    });
    for (const { balance, sum, last } of rows) expect([sum, last]).toEqual([balance, balance]);
    return rows.map(({ balance }) => balance);
  }

  const pay = (
    code: string,
    lines: Parameters<TestShop['place']>[0] = [['mosaic-mug', 1]],
    amount?: number,
  ) => shop.tryToPlace(lines, { discount: { code, ...(amount !== undefined && { amount }) } });
  async function mustPay(...request: Parameters<typeof pay>): Promise<PlacedOrder> {
    const result = await pay(...request);
    if (result.kind !== 'placed') throw new Error(`The order was ${result.kind}.`);
    return result;
  }
  const refund = async (
    number: string,
    form: { amount: number } | { lines: Record<number, number> },
    reference?: string,
  ) => {
    const { version } = await shop.readOrder(number);
    return shop.management.refund(actor, { number, version, reason: 'Damaged', reference, ...form });
  };

  test('a paid order issues one card for each unit, worth its list price with GST, and an unpaid one none', async () => {
    const order = await shop.place([
      ['gift-card', 2],
      ['mosaic-mug', 1],
    ]);
    expect(await shop.giftCards.listOfOrder(order.orderId)).toEqual([]);
    await shop.advance(order.number, 'paid');
    const cards = await shop.giftCards.listOfOrder(order.orderId);
    const expected = { amount: WORTH, balance: WORTH, endsAt: getGiftCardEnd(START), state: 'valid' };
    expect(cards).toMatchObject([expected, expected]);
    expect(new Set(cards.map(({ code }) => code)).size).toBe(2);
    expect(await shop.giftCards.listOfOrder(order.orderId)).toEqual(cards);
    const check = (secret: string) => checkSecret({ database: shop.database, secret });
    expect(await check('a secret of the tests')).toEqual([]);
    expect(await check('another secret')).toMatchObject([{ isHealthy: false }]);
    // No code is stored.
    const stored = await shop.database.rows({ text: 'select * from gift_cards' });
    for (const { code = '' } of cards) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  });

  test('a card pays an order in full: it is paid at once, with the same invoice', async () => {
    const { codes } = await buyCards();
    const { number } = await mustPay(codes[0] ?? '', [['mosaic-mug', 1]], MUG);
    const { order, payments, events } = await shop.readOrder(number);
    expect(order).toMatchObject({ status: 'paid', paid: true, priced: { orderTotal: MUG, discount: 0 } });
    expect(order.balance).toEqual({ received: MUG, refunded: 0, outstanding: 0, excess: 0 });
    expect(payments).toMatchObject([{ provider: 'gift-card', amount: MUG }]);
    expect(order.payments).toMatchObject([{ leftOnCard: WORTH - MUG }]);
    expect(events.map(({ status }) => status)).toEqual(['placed', 'paid']);
    expect(order.invoices).toMatchObject([{ kind: 'invoice', total: MUG }]);
    expect(await readBalances()).toEqual([WORTH - MUG]);
  });

  test('a card that is worth less pays its part, and the rest is outstanding', async () => {
    const { codes } = await buyCards();
    const { number } = await mustPay((codes[0] ?? '').toLowerCase().replaceAll('-', ' '), [['desk-mat', 2]]);
    const { order } = await shop.readOrder(number);
    expect(order).toMatchObject({
      status: 'placed',
      paid: false,
      balance: { outstanding: TWO_MATS - WORTH },
    });
    await shop.advance(number, 'paid');
    const { payments, order: paid } = await shop.readOrder(number);
    expect(payments.map(({ amount }) => amount)).toEqual([WORTH, TWO_MATS - WORTH]);
    expect(paid.payments.map(({ leftOnCard }) => leftOnCard)).toEqual([0, undefined]);
    expect(paid.invoices).toMatchObject([{ total: TWO_MATS }]);
    expect(await readBalances()).toEqual([0]);
    expect(await pay(codes[0] ?? '')).toMatchObject({ issue: { kind: 'card-used-up' } });
  });

  test('the checkout shows what the card pays, and takes the order only with the amount that was shown', async () => {
    const { codes } = await buyCards();
    const code = codes[0] ?? '';
    const lines = [createCartLine('mosaic-mug', 1)];
    const checked = await shop.discounts.checkCode({ code, lines, ipAddress: '192.0.2.1' });
    expect(checked).toMatchObject({
      kind: 'gift-card',
      quote: { priced: { orderTotal: MUG, giftCard: { amount: MUG, end: code.slice(-4) } } },
    });
    expect(await pay(code, [['mosaic-mug', 1]], MUG - 1)).toMatchObject({
      kind: 'discount-changed',
      quote: { priced: { giftCard: { amount: MUG } } },
    });
    expect(await readBalances()).toEqual([WORTH]);
  });

  test('no card buys a card, and a void, an ended and an unknown one are refused', async () => {
    const { codes, ids } = await buyCards(2);
    const [first = '', second = ''] = codes;
    expect(await pay(first, [['gift-card', 1]])).toMatchObject({ issue: { kind: 'card-for-card' } });
    expect(await pay('0000-0000-0000-0000')).toMatchObject({ issue: { kind: 'unknown' } });
    await shop.giftCardManagement.voidCard(admin, { id: ids[0] ?? '', reason: 'Stolen' });
    expect(await pay(first)).toMatchObject({ issue: { kind: 'card-void' } });
    shop.setNow(getGiftCardEnd(START));
    expect(await pay(second)).toMatchObject({ issue: { kind: 'card-ended' } });
  });

  test('fifty orders at once on one card never spend the same paise', async () => {
    const { codes } = await buyCards();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        pay(codes[0] ?? '', [[index % 2 ? 'mosaic-mug' : 'desk-mat', 1]]),
      ),
    );
    const [row] = await shop.database.rows<{ spent: number; count: number }>({
      text: `select sum(amount)::int as spent, count(*)::int as count from payments where provider = 'gift-card'`,
    });
    expect(row?.spent).toBe(WORTH);
    expect(row?.count).toBe(results.filter(({ kind }) => kind === 'placed').length);
    for (const result of results)
      if (result.kind !== 'placed') expect(result).toMatchObject({ issue: { kind: 'card-used-up' } });
    expect(await readBalances()).toEqual([0]);
  });

  test('a repeated submission spends the card once', async () => {
    const { codes } = await buyCards();
    const request = createPlaceRequest([createCartLine('mosaic-mug', 1)], {
      discount: { code: codes[0] ?? '', amount: MUG },
    });
    const results = await Promise.all(Array.from({ length: 20 }, () => shop.orders.place(request)));
    expect(new Set(results.map((result) => result.kind === 'placed' && result.number)).size).toBe(1);
    expect(await readBalances()).toEqual([WORTH - MUG]);
  });

  test('an order that fails after the card was locked spends nothing', async () => {
    const { codes } = await buyCards();
    await refuseRows(shop.database, 'payments', "provider = 'gift-card'");
    await expect(pay(codes[0] ?? '')).rejects.toMatchObject({ cause: rowRefused });
    expect(await readBalances()).toEqual([WORTH]);
    expect(await shop.database.rows({ text: 'select id from orders' })).toHaveLength(1);
  });

  test('a cancelled order gives the card its part back at once, with a credit note', async () => {
    const { codes } = await buyCards();
    const order = await mustPay(codes[0] ?? '');
    const [cancelled, again] = await Promise.all([
      shop.orders.cancelByKey(order),
      shop.orders.cancelByKey(order),
    ]);
    expect([cancelled.kind, again.kind].toSorted()).toEqual(['already-cancelled', 'cancelled']);
    const { order: stored } = await shop.readOrder(order.number);
    expect(stored).toMatchObject({ status: 'cancelled', balance: { refunded: MUG, excess: 0 } });
    expect(stored.refunds).toMatchObject([{ amount: MUG, state: 'done' }]);
    expect(stored.invoices.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', MUG],
      ['credit-note', MUG],
    ]);
    expect(await readBalances()).toEqual([WORTH]);
  });

  test('an order whose rest is not paid in time gives the card its part back, and moves its end', async () => {
    const { codes, order } = await buyCards();
    const late = new Date(getGiftCardEnd(START).getTime() - DAY_MS);
    shop.setNow(late);
    const { number } = await mustPay(codes[0] ?? '', [['desk-mat', 2]]);
    const deadline = new Date(late.getTime() + PAYMENT_DAYS * DAY_MS + 1);
    shop.setNow(deadline);
    await shop.cancelUnpaid();
    expect((await shop.readOrder(number)).order).toMatchObject({
      status: 'cancelled',
      balance: { excess: 0 },
    });
    const [card] = await shop.giftCards.listOfOrder(order.orderId);
    const endsAt = getEndAfterReturn({ endsAt: getGiftCardEnd(START) }, deadline);
    expect(card).toMatchObject({ balance: WORTH, endsAt, state: 'valid' });
  });

  test('a refund goes to the card first, and staff transfer the rest', async () => {
    const { codes } = await buyCards();
    const { number } = await mustPay(codes[0] ?? '', [['desk-mat', 2]]);
    await shop.advance(number, 'paid');
    expect(await refund(number, { lines: { 0: 1 } })).toMatchObject({ kind: 'refunded', amount: MAT });
    expect(await readBalances()).toEqual([MAT]);
    expect(await refund(number, { lines: { 0: 1 } }, 'UTR1')).toMatchObject({ isComplete: true });
    const { order, refunds } = await shop.readOrder(number);
    expect(order).toMatchObject({ status: 'refunded', balance: { refunded: TWO_MATS, excess: 0 } });
    expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [MAT, 'done'],
      [WORTH - MAT, 'done'],
      [TWO_MATS - WORTH, 'done'],
    ]);
    expect(refunds[2]?.reference).toBe('UTR1');
    const notes = order.invoices.filter(({ kind }) => kind === 'credit-note');
    expect(notes.reduce((sum, { total }) => sum + total, 0)).toBe(TWO_MATS);
    expect(await readBalances()).toEqual([WORTH]);
  });

  test('a purchase that is cancelled or refunded voids its cards while they are not spent', async () => {
    const { order, codes } = await buyCards();
    expect((await shop.orders.cancelByKey(order)).kind).toBe('cancelled');
    expect(await pay(codes[0] ?? '')).toMatchObject({ issue: { kind: 'card-void' } });
    const other = await buyCards(3);
    expect(await refund(other.order.number, { lines: { 0: 2 } })).toMatchObject({ kind: 'refunded' });
    const states = (await shop.giftCards.listOfOrder(other.order.orderId)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['valid', 'void', 'void']);
  });

  test('a spent card refuses the refund of its purchase until its money is back', async () => {
    const { order, codes } = await buyCards(2);
    const spending = await mustPay(codes[0] ?? '');
    expect(await shop.orders.cancelByKey(order)).toMatchObject({ kind: 'in-use', use: 'gift-card-spent' });
    const { version } = await shop.readOrder(order.number);
    expect(
      await shop.management.changeStatus(actor, { number: order.number, version, to: 'cancelled' }),
    ).toEqual({ kind: 'in-use', use: 'gift-card-spent' });
    for (const form of [{ lines: { 0: 2 } }, { amount: 2 * WORTH }, { amount: 1 }])
      expect(await refund(order.number, form)).toEqual({ kind: 'in-use', use: 'gift-card-spent' });
    expect(await refund(order.number, { lines: { 0: 1 } })).toMatchObject({
      kind: 'refunded',
      amount: WORTH,
    });
    await shop.orders.cancelByKey(spending);
    expect(await refund(order.number, { amount: WORTH })).toMatchObject({
      kind: 'refunded',
      isComplete: true,
    });
    expect(await readBalances()).toEqual([0, 0]);
  });

  test('an amount that leaves cards without their money is refused, and another part of the order is refunded', async () => {
    const { orderId, number } = await shop.place([
      ['gift-card', 1],
      ['mosaic-mug', 1],
    ]);
    await shop.advance(number, 'paid');
    expect(await refund(number, { amount: MUG + 1 })).toEqual({ kind: 'in-use', use: 'gift-card-valid' });
    expect(await refund(number, { lines: { 1: 1 } })).toMatchObject({ kind: 'refunded', amount: MUG });
    expect(await shop.giftCards.listOfOrder(orderId)).toMatchObject([{ state: 'valid' }]);
  });

  test('a purchase is refunded and its card is spent at once: only one of them happens', async () => {
    const { order, codes } = await buyCards();
    const [spending, refunding] = await Promise.all([
      pay(codes[0] ?? ''),
      refund(order.number, { amount: WORTH }),
    ]);
    const isSpent = spending.kind === 'placed';
    expect(refunding.kind).toBe(isSpent ? 'in-use' : 'refunded');
    expect(await readBalances()).toEqual([isSpent ? WORTH - MUG : 0]);
  });
});
