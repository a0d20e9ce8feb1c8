import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVENT_DATES } from '~/content/shop/event-dates';
import { engines } from '../../database/test-database';
import { actor, openTestShop, type PlacedOrder, type TestShop } from './test-shop';

const [{ cancelUntil, startsOn } = { cancelUntil: '', startsOn: '' }] = EVENT_DATES['workshop-ticket'] ?? [];
const LAST_MOMENT = new Date(`${cancelUntil}T23:59:59.999+05:30`);
const AFTER_LAST_DAY = new Date(LAST_MOMENT.getTime() + 1);
const AFTER_EVENT = new Date(`${startsOn}T23:00:00+05:30`);

describe.each(engines)('R-TICKET-5: days to cancel a seat (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  async function buySeat(): Promise<PlacedOrder> {
    const order = await shop.place([['workshop-ticket', 1]]);
    await shop.advance(order.number, 'paid');
    return order;
  }

  test('the buyer cancels until the end of the last day', async () => {
    const order = await buySeat();
    shop.setNow(LAST_MOMENT);
    expect(await shop.tickets.findUse(order.orderId)).toBeUndefined();
    expect((await shop.orders.cancelByKey(order)).kind).toBe('cancelled');
  });

  test.each([AFTER_LAST_DAY, AFTER_EVENT])('the buyer is refused at %s, and staff cancel', async (now) => {
    const order = await buySeat();
    shop.setNow(now);
    expect(await shop.orders.cancelByKey(order)).toMatchObject({ kind: 'in-use', use: 'seat-late' });
    expect(await shop.tickets.findUse(order.orderId)).toBe('seat-late');
    expect(await shop.tickets.listOfOrder(order.orderId)).toMatchObject([{ state: 'valid' }]);
    const { number } = order;
    const { version, nextStatuses } = await shop.readOrder(number);
    expect(nextStatuses).toContain('cancelled');
    expect(await shop.management.changeStatus(actor, { number, version, to: 'cancelled' })).toEqual({
      kind: 'changed',
    });
  });

  test('the rest of an order whose seat was refunded is cancelled on any day', async () => {
    const order = await shop.place([
      ['mosaic-mug', 1],
      ['workshop-ticket', 1],
    ]);
    await shop.advance(order.number, 'paid');
    const { number } = order;
    const { version } = await shop.readOrder(number);
    await shop.management.refund(actor, { number, version, reason: 'Ill', lines: { 1: 1 } });
    shop.setNow(AFTER_LAST_DAY);
    expect(await shop.tickets.findUse(order.orderId)).toBeUndefined();
    expect((await shop.orders.cancelByKey(order)).kind).toBe('cancelled');
  });

  test('an unpaid order is cancelled on any day', async () => {
    shop.setNow(AFTER_LAST_DAY);
    const order = await shop.place([['workshop-ticket', 1]]);
    expect((await shop.orders.cancelByKey(order)).kind).toBe('cancelled');
  });
});
