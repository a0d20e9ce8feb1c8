import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '~/domain/time/durations';
import { anonymiseOrders } from '~/server/orders/anonymise-orders.server';
import { engines } from '../../database/test-database';
import { createCode } from './test-discount-code';
import { actor, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

describe.each(engines)('orders of deleted accounts (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  /** The account of the buyer is deleted. */
  async function deleteBuyer({ number }: PlacedOrder): Promise<void> {
    await shop.database.rows({
      text: 'update orders set deletion_requested_at = $1 where number = $2',
      values: [START, number],
    });
    await anonymiseOrders(shop.database.db, START);
  }
  const readName = async ({ number }: PlacedOrder) => (await shop.readOrder(number)).order.contact.name;

  test('a cancelled order that a gift card paid keeps nobody: the card has all of it back', async () => {
    const purchase = await shop.place([['gift-card', 1]]);
    await shop.advance(purchase.number, 'paid');
    const [card] = await shop.giftCards.listOfOrder(purchase.orderId);
    const order = await shop.place([['mosaic-mug', 1]], { discount: { code: card?.code ?? '' } });
    expect((await shop.orders.cancelByKey(order)).kind).toBe('cancelled');
    expect((await shop.readOrder(order.number)).order).toMatchObject({ status: 'cancelled', paid: true });
    await deleteBuyer(order);
    expect(await readName(order)).toBe('');
  });

  test('a cancelled order that cost nothing keeps nobody', async () => {
    await createCode(shop, { value: 10_000 });
    const order = await shop.place([['mosaic-mug', 1]], { discount: { code: 'MONSOON' } });
    expect((await shop.orders.cancelByKey(order)).kind).toBe('cancelled');
    await deleteBuyer(order);
    expect(await readName(order)).toBe('');
  });

  test('names of guests and returns are refused afterwards, and while it happens', async () => {
    const seat = await shop.place([['workshop-ticket', 1]]);
    await shop.advance(seat.number, 'paid');
    const [ticket] = await shop.tickets.listOfOrder(seat.orderId);
    const parcel = await shop.place([['mosaic-mug', 1]]);
    await shop.advance(parcel.number, 'paid', 'packed', 'shipped', 'delivered');
    const request = { lines: { 0: 1 }, reason: 'Broken, says Asha' };
    const name = () => shop.tickets.nameGuests(seat.orderId, [{ id: ticket?.id ?? '', name: 'Meera' }]);
    await Promise.all([deleteBuyer(seat), name()]);
    await Promise.all([deleteBuyer(parcel), shop.orders.requestReturn(parcel, request)]);
    // What came first keeps the order open; afterwards it is closed.
    const { returns, version } = await shop.readOrder(parcel.number);
    const [open] = returns;
    if (open)
      await shop.management.decideReturn(actor, {
        number: parcel.number,
        version,
        returnId: open.id,
        to: 'rejected',
        note: 'Used',
      });
    await anonymiseOrders(shop.database.db, START);
    expect(await name()).toBe('anonymised');
    expect((await shop.orders.requestReturn(parcel, { ...request, reason: 'Again' })).kind).toBe(
      'anonymised',
    );
    const names = await shop.database.rows({
      text: 'select guest_name from tickets where guest_name is not null',
    });
    expect(names).toEqual([]);
    const reasons = await shop.database.rows({ text: "select id from order_returns where reason <> ''" });
    expect(reasons).toEqual([]);
  });

  test('a note is refused afterwards: it would stay for ever', async () => {
    const order = await shop.place();
    await shop.advance(order.number, 'cancelled');
    const addNote = () => shop.management.addNote(actor, { number: order.number, note: 'Asha Rao called.' });
    expect(await addNote()).toBe('added');
    await deleteBuyer(order);
    expect(await addNote()).toBe('anonymised');
    const notes = await shop.database.rows({ text: 'select note from order_events where note is not null' });
    expect(notes).toEqual([]);
  });

  test('a refund that is not transferred yet keeps the buyer, who gets the email about the transfer', async () => {
    const order = await shop.place();
    await shop.advance(order.number, 'paid');
    const { refundable: amount, version } = await shop.readOrder(order.number);
    await shop.management.refund(actor, { number: order.number, version, amount, reason: 'Damaged' });
    await deleteBuyer(order);
    expect(await readName(order)).toBe('Asha Rao');
    const { refunds, version: next } = await shop.readOrder(order.number);
    const transfer = {
      number: order.number,
      version: next,
      refundId: refunds[0]?.id ?? '',
      reference: 'UTR1',
    };
    expect(await shop.management.completeRefund(actor, transfer)).toEqual({ kind: 'completed' });
    const subjects = (await shop.sendEmails()).map(({ subject }) => subject);
    expect(subjects.at(-1)).toContain('is transferred');
    await anonymiseOrders(shop.database.db, START);
    expect(await readName(order)).toBe('');
  });

  test('a present whose email could not be sent before its card ended does not keep buyer and recipient for ever', async () => {
    const gift = { name: 'Meera', email: 'meera@example.com', sendOn: '2026-06-01' };
    const order = await shop.place([['gift-card', 1]], { gift });
    await shop.advance(order.number, 'paid');
    await deleteBuyer(order);
    expect(await readName(order)).toBe('Asha Rao');
    expect(await shop.giftCards.listDeliveries(order.orderId)).toMatchObject([{ ...gift, state: 'waiting' }]);
    const later = new Date(START.getTime() + 740 * DAY_MS);
    shop.setNow(later);
    await anonymiseOrders(shop.database.db, later);
    expect(await readName(order)).toBe('');
    expect(await shop.giftCards.listDeliveries(order.orderId)).toMatchObject([
      { name: '', email: '', state: 'ended' },
    ]);
    shop.setNow(START);
  });
});
