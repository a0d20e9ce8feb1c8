import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getReturnDeadline } from '~/domain/orders/order-return';
import { engines } from '../../database/test-database';
import { actor, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

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

  test('staff can still refund the card by line', async () => {
    const { number } = await buyCard();
    shop.setNow(AFTER_END);
    const { version } = await shop.readOrder(number);
    const form = { number, version, reason: 'Goodwill', lines: { 0: 1 } };
    expect(await shop.management.refund(actor, form)).toMatchObject({ kind: 'refunded' });
  });
});
