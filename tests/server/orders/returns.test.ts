import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LineUnits } from '~/domain/orders/line-units';
import { getReturnDeadline } from '~/domain/orders/order-return';
import { EMPTY_STAFF_ORDER_QUERY } from '~/domain/orders/staff-order-query';
import type { OrderAccess } from '~/server/orders/order-access.server';
import type { ReturnDecision } from '~/server/orders/staff/decide-return.server';
import { engines } from '../../database/test-database';
import { actor, openTestShop, owner, type PlacedOrder, START, type TestShop } from './test-shop';

const photo = new File(['a photo'], 'cup.jpg');

describe.each(engines)('R-ORDER-7: returns (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;

  beforeAll(async () => {
    shop = await openTestShop(engine, {
      checkPhoto: async (file) =>
        file.name.endsWith('.jpg')
          ? { kind: 'accepted', photo: new TextEncoder().encode('drawn again') }
          : { kind: 'refused', issue: 'This is no picture.' },
    });
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    order = await shop.place(
      [
        ['mosaic-mug', 2],
        ['desk-mat', 1],
      ],
      { userId: owner.id, email: owner.email },
    );
    await shop.advance(order.number, 'paid', 'packed', 'shipped', 'delivered');
    await shop.database.rows({ text: 'delete from jobs' });
  });

  const byOwner = (): OrderAccess => ({ number: order.number, owner });
  const request = (lines: LineUnits = { 0: 1 }, access: OrderAccess = byOwner(), file?: File) =>
    shop.orders.requestReturn(access, { lines, reason: 'One cup is cracked.', photo: file });

  async function requestId(lines: LineUnits = { 0: 1 }): Promise<string> {
    const result = await request(lines);
    if (result.kind !== 'requested') throw new Error(result.kind);
    return result.returnId;
  }

  async function decide(returnId: string, to: ReturnDecision['to'], values: Partial<ReturnDecision> = {}) {
    const { version } = await shop.readOrder(order.number);
    return shop.management.decideReturn(actor, { number: order.number, version, returnId, to, ...values });
  }

  test('R-PRODUCT-4: the movement of a return that waited for another change of the stock comes after it', async () => {
    const returnId = await requestId();
    await decide(returnId, 'approved');
    // Another change was made while the return, which took its time before, waited for the lock.
    await shop.database.rows({
      text: `insert into stock_movements (id, product_id, color, size, change, stock_after, reason, created_at)
        values ('01990000-0000-7000-8000-0000000000f0', 'mosaic-mug', '', '', 3, 51, 'delivery', $1)`,
      values: [new Date(START.getTime() + 50)],
    });
    await shop.database.rows({ text: "update products set stock = 51 where id = 'mosaic-mug'" });
    expect(await decide(returnId, 'received', { restock: { 0: 1 } })).toMatchObject({ kind: 'decided' });
    const movements = await shop.database.rows<{ reason: string }>({
      text: `select reason from stock_movements where product_id = 'mosaic-mug' order by created_at desc, id desc`,
    });
    expect(movements.map(({ reason }) => reason)).toEqual(['return', 'delivery']);
  });

  test('a return is requested, approved, received with its stock, and refunded to the paisa', async () => {
    const returnId = await requestId({ 0: 1 });
    const { returns, order: shown } = await shop.readOrder(order.number);
    expect(returns).toMatchObject([
      { id: returnId, state: 'requested', nextStates: ['approved', 'rejected'] },
    ]);
    expect(shown.returnableUnits).toEqual({ 0: 1, 1: 1 });
    const refundAmount = returns[0]?.refundAmount ?? 0;
    expect(await decide(returnId, 'received')).toEqual({ kind: 'not-allowed', state: 'requested' });
    expect(await decide(returnId, 'approved', { note: 'Please wrap it well.' })).toMatchObject({
      kind: 'decided',
    });
    expect(await decide(returnId, 'received', { restock: { 0: 2 } })).toEqual({ kind: 'invalid-units' });
    expect(await decide(returnId, 'received', { restock: { 0: 1 } })).toMatchObject({ kind: 'decided' });
    expect(await shop.readStock('mosaic-mug')).toBe(49);
    expect(await shop.readStock('desk-mat')).toBe(49);
    const movements = await shop.database.rows({
      text: 'select product_id, change, stock_after, reason, order_id, user_id from stock_movements',
    });
    expect(movements).toEqual([
      {
        product_id: 'mosaic-mug',
        change: 1,
        stock_after: 49,
        reason: 'return',
        order_id: order.orderId,
        user_id: actor.user.id,
      },
    ]);
    expect(await decide(returnId, 'refunded', { reference: 'UTR7' })).toEqual({
      kind: 'decided',
      refunded: refundAmount,
    });
    const { order: stored, refunds, returns: closed } = await shop.readOrder(order.number);
    expect(stored).toMatchObject({ status: 'delivered', balance: { refunded: refundAmount } });
    expect(refunds).toMatchObject([
      { amount: refundAmount, lines: { 0: 1 }, state: 'done', reference: 'UTR7' },
    ]);
    expect(closed).toMatchObject([{ state: 'refunded', nextStates: [], closedAt: START }]);
    expect(stored.returnableUnits).toEqual({ 0: 1, 1: 1 });
  });

  test('buyer and staff get an email at each step, and the account a notification', async () => {
    const returnId = await requestId();
    await decide(returnId, 'approved', { note: 'Please wrap it well.' });
    await decide(returnId, 'received');
    await decide(returnId, 'refunded');
    const emails = await shop.sendEmails();
    const toBuyer = emails.filter(({ recipient }) => recipient === owner.email);
    expect(toBuyer.map(({ subject }) => subject)).toEqual([
      `We have your return request: order ${order.number}`,
      `Please send your return: order ${order.number}`,
      `Your return of order ${order.number} has arrived`,
      expect.stringMatching(/comes back to you$/),
    ]);
    expect(toBuyer[1]?.text).toContain('Please wrap it well.');
    const toStaff = emails.filter(({ recipient }) => recipient === 'orders@tessera.example');
    expect(toStaff).toMatchObject([
      { subject: `Return requested: ${order.number}`, text: expect.stringContaining('One cup is cracked.') },
    ]);
    const events = await shop.database.rows<{ event: string }>({
      text: "select payload ->> 'event' as event from notifications order by created_at, id",
    });
    expect(events.map(({ event }) => event)).toEqual([
      'order-return',
      'order-return',
      'order-return',
      'order-refund',
    ]);
  });

  test('a rejected return says why, and its units can be returned again', async () => {
    const returnId = await requestId({ 0: 2 });
    expect(await request({ 0: 1 })).toMatchObject({ kind: 'invalid-units' });
    await decide(returnId, 'rejected', { note: 'It was used.' });
    const shown = await shop.orders.getOwnOrder(owner, order.number);
    expect(shown?.returns).toMatchObject([{ state: 'rejected', note: 'It was used.', closedAt: START }]);
    expect(await requestId({ 0: 2 })).not.toBe(returnId);
  });

  test('the order waits for staff until its last return is closed', async () => {
    const listWaiting = async () => {
      const { orders } = await shop.management.listOrders(actor, {
        ...EMPTY_STAFF_ORDER_QUERY,
        view: 'returns',
      });
      return orders.map(({ number }) => number);
    };
    const [first, second] = [await requestId({ 0: 1 }), await requestId({ 1: 1 })];
    await decide(first, 'rejected', { note: 'It was used.' });
    expect(await listWaiting()).toEqual([order.number]);
    await decide(second, 'rejected', { note: 'It was used.' });
    expect(await listWaiting()).toEqual([]);
  });

  test('all units returned refund the order', async () => {
    const first = await requestId({ 0: 2 });
    const second = await requestId({ 1: 1 });
    for (const returnId of [first, second])
      for (const to of ['approved', 'received', 'refunded'] as const) await decide(returnId, to);
    const { order: stored, refundable } = await shop.readOrder(order.number);
    expect(stored.status).toBe('refunded');
    expect(refundable).toBe(0);
  });

  test('a return whose money went back before closes without a refund', async () => {
    const returnId = await requestId();
    const { version, refundable } = await shop.readOrder(order.number);
    const refund = { number: order.number, version, amount: refundable, reason: 'A gesture' };
    await shop.management.refund(actor, refund);
    for (const to of ['approved', 'received'] as const) await decide(returnId, to);
    expect(await decide(returnId, 'refunded')).toEqual({ kind: 'decided', refunded: 0 });
    expect((await shop.readOrder(order.number)).order.returns).toMatchObject([
      { state: 'refunded', isWithoutMoney: true },
    ]);
    const email = (await shop.sendEmails()).find(({ subject }) => subject.endsWith('is closed'));
    expect(email?.text).toContain('No more money goes back for it.');
  });

  test('a return of which one unit was refunded before refunds the other one, and none a third time', async () => {
    const returnId = await requestId({ 0: 2 });
    await decide(returnId, 'approved');
    await decide(returnId, 'received');
    const { version } = await shop.readOrder(order.number);
    const goodwill = { number: order.number, version, reason: 'Cracked', lines: { 0: 1 } };
    expect(await shop.management.refund(actor, goodwill)).toMatchObject({ kind: 'refunded' });
    expect(await decide(returnId, 'refunded')).toMatchObject({ kind: 'decided' });
    const { refunds, refundableUnits } = await shop.readOrder(order.number);
    expect(refunds.map(({ lines }) => lines)).toEqual([{ 0: 1 }, { 0: 1 }]);
    expect(refundableUnits).toEqual({ 1: 1 });
  });

  test('less than the price is refunded when something is missing, never more than was received', async () => {
    const returnId = await requestId();
    for (const to of ['approved', 'received'] as const) await decide(returnId, to);
    const { refundable } = await shop.readOrder(order.number);
    expect(await decide(returnId, 'refunded', { amount: refundable + 1 })).toEqual({
      kind: 'too-much',
      refundable,
    });
    expect(await decide(returnId, 'refunded', { amount: 50_00 })).toEqual({
      kind: 'decided',
      refunded: 50_00,
    });
  });

  test('only a delivered order, until the deadline of the refund policy, by its buyer', async () => {
    const { number } = await shop.place();
    expect(await request({ 0: 1 }, { number, owner })).toEqual({ kind: 'unknown' });
    const open = await shop.place([['mosaic-mug', 1]], { userId: owner.id });
    expect(await request({ 0: 1 }, { ...byOwner(), number: open.number })).toMatchObject({
      kind: 'not-delivered',
    });
    const deadline = getReturnDeadline(START);
    shop.setNow(deadline);
    expect(await request({ 0: 1 })).toMatchObject({ kind: 'requested' });
    shop.setNow(new Date(deadline.getTime() + 1));
    expect(await request({ 1: 1 })).toMatchObject({ kind: 'too-late' });
  });

  test('a guest returns by the secret link, and by no other key', async () => {
    expect(await request({ 0: 1 }, { ...order, accessKey: 'another key' })).toEqual({ kind: 'unknown' });
    expect(await request({ 0: 1 }, order)).toMatchObject({ kind: 'requested' });
    expect(await request({ 0: 9 }, order)).toMatchObject({ kind: 'invalid-units' });
    expect(await request({}, order)).toMatchObject({ kind: 'invalid-units' });
  });

  test('a photo is stored as it was drawn again, and seen by buyer and staff alone', async () => {
    expect(await request({ 0: 1 }, byOwner(), new File(['x'], 'cup.svg'))).toMatchObject({
      kind: 'photo-refused',
      issue: 'This is no picture.',
    });
    const result = await request({ 0: 1 }, byOwner(), photo);
    if (result.kind !== 'requested') throw new Error(result.kind);
    const { returnId } = result;
    expect(result.order.returns).toMatchObject([{ hasPhoto: true }]);
    const read = await shop.orders.getReturnPhoto(byOwner(), returnId);
    expect(new TextDecoder().decode(read ?? undefined)).toBe('drawn again');
    const byStaff = await shop.management.getReturnPhoto(actor, { number: order.number, returnId });
    expect(new TextDecoder().decode(byStaff ?? undefined)).toBe('drawn again');
    const other = await shop.place();
    expect(await shop.orders.getReturnPhoto(other, returnId)).toBeNull();
    expect(await shop.orders.getReturnPhoto({ ...order, accessKey: 'x' }, returnId)).toBeNull();
    expect(await shop.orders.getReturnPhoto(byOwner(), 'x')).toBeNull();
  });

  test('two requests at once for the same unit: one is in', async () => {
    const other = { lines: { 1: 1 }, reason: 'It is too small.' };
    const results = await Promise.all([request({ 1: 1 }), shop.orders.requestReturn(order, other)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['invalid-units', 'requested']);
  });

  test('R-ORDER-14: a form that is sent twice requests one return', async () => {
    const first = await requestId({ 0: 1 });
    expect(await requestId({ 0: 1 })).toBe(first);
    expect(await request({ 0: 1 }, byOwner(), photo)).toMatchObject({ kind: 'requested' });
    expect((await shop.readOrder(order.number)).returns).toHaveLength(2);
    const both = await Promise.all([requestId({ 1: 1 }), requestId({ 1: 1 })]);
    expect(both[0]).toBe(both[1]);
    expect((await shop.readOrder(order.number)).returns).toHaveLength(3);
  });

  test('R-ORDER-14: the same units for another reason are another return', async () => {
    const first = await requestId({ 0: 1 });
    const other = { lines: { 0: 1 }, reason: 'It is too small.' };
    const second = await shop.orders.requestReturn(byOwner(), other);
    expect(second).toMatchObject({ kind: 'requested', returnId: expect.not.stringContaining(first) });
  });

  test('R-ORDER-14: the same units half an hour later are another return', async () => {
    const first = await requestId({ 0: 1 });
    shop.setNow(new Date(START.getTime() + 30 * 60_000));
    expect(await requestId({ 0: 1 })).not.toBe(first);
  });

  test('two staff at once receive it once', async () => {
    const returnId = await requestId();
    await decide(returnId, 'approved');
    const results = await Promise.all([1, 2].map(() => decide(returnId, 'received', { restock: { 0: 1 } })));
    expect(results.map(({ kind }) => kind).sort()).not.toEqual(['decided', 'decided']);
    expect(await shop.readStock('mosaic-mug')).toBe(49);
  });
});
