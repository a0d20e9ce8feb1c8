import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getReturnDeadline } from '~/domain/orders/order-return';
import { engines } from '../../database/test-database';
import { actor, admin, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

const END = getReturnDeadline(START);
const AFTER_END = new Date(END.getTime() + 1);

describe.each(engines)('R-GIFT-8: days to cancel a gift card (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  async function buyCard(): Promise<PlacedOrder> {
    const order = await shop.place([['gift-card', 1]]);
    await shop.advance(order.number, 'paid');
    return order;
  }

  const cancelAsStaff = async ({ number }: PlacedOrder) => {
    const { version } = await shop.readOrder(number);
    return shop.management.changeStatus(actor, { number, version, to: 'cancelled' });
  };

  /** Whether the page of staff offers to cancel the order. */
  const offersCancel = async ({ number }: PlacedOrder) => {
    const found = await shop.management.getOrder(actor, number);
    return found?.nextStatuses.includes('cancelled');
  };

  test('buyer and staff cancel until the last moment of the days', async () => {
    const first = await buyCard();
    const second = await buyCard();
    shop.setNow(END);
    expect(await shop.giftCards.findUse(first.orderId)).toBeUndefined();
    expect(await offersCancel(second)).toBe(true);
    expect((await shop.orders.cancelByKey(first)).kind).toBe('cancelled');
    expect(await cancelAsStaff(second)).toEqual({ kind: 'changed' });
  });

  test('after them both are refused, and the card stays valid', async () => {
    const order = await buyCard();
    shop.setNow(AFTER_END);
    const refused = { kind: 'in-use', use: 'gift-card-late' };
    expect(await shop.orders.cancelByKey(order)).toMatchObject(refused);
    expect(await cancelAsStaff(order)).toEqual(refused);
    expect(await shop.giftCards.findUse(order.orderId)).toBe('gift-card-late');
    expect(await offersCancel(order)).toBe(false);
    expect(await shop.giftCards.listOfOrder(order.orderId)).toMatchObject([{ state: 'valid' }]);
  });

  test('a card that staff voided counts: what was paid with it stays paid, and its days are over as before', async () => {
    const spent = await buyCard();
    const [card] = await shop.giftCards.listOfOrder(spent.orderId);
    await shop.place([['mosaic-mug', 1]], { discount: { code: card?.code ?? '' } });
    const unspent = await buyCard();
    for (const { orderId } of [spent, unspent]) {
      const [bought] = await shop.giftCards.listOfOrder(orderId);
      const lost = { id: bought?.id ?? '', reason: 'Lost' };
      expect(await shop.giftCardManagement.voidCard(admin, lost)).toBe('voided');
    }
    const refused = { kind: 'in-use', use: 'gift-card-spent' };
    expect(await shop.orders.cancelByKey(spent)).toMatchObject(refused);
    expect(await cancelAsStaff(spent)).toEqual(refused);
    expect(await offersCancel(spent)).toBe(false);
    expect(await shop.giftCards.findUse(unspent.orderId)).toBeUndefined();
    shop.setNow(AFTER_END);
    expect(await shop.orders.cancelByKey(unspent)).toMatchObject({ use: 'gift-card-late' });
    shop.setNow(END);
    expect((await shop.orders.cancelByKey(unspent)).kind).toBe('cancelled');
  });

  test('a card that was refunded does not count: the rest of its order is cancelled after its days', async () => {
    const order = await shop.place([
      ['gift-card', 1],
      ['mosaic-mug', 1],
    ]);
    const { number } = order;
    await shop.advance(number, 'paid');
    const { version } = await shop.readOrder(number);
    await shop.management.refund(actor, { number, version, reason: 'Goodwill', lines: { 0: 1 } });
    shop.setNow(AFTER_END);
    expect(await shop.giftCards.findUse(order.orderId)).toBeUndefined();
    expect((await shop.orders.cancelByKey(order)).kind).toBe('cancelled');
  });

  test('staff can still refund the card by line', async () => {
    const { number } = await buyCard();
    shop.setNow(AFTER_END);
    const { version } = await shop.readOrder(number);
    const form = { number, version, reason: 'Goodwill', lines: { 0: 1 } };
    expect(await shop.management.refund(actor, form)).toMatchObject({ kind: 'refunded' });
  });
});
