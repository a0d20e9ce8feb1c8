import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { reserveUnconfirmedEmail, UNCONFIRMED_LIMIT } from '~/server/email/reserve-unconfirmed.server';
import { engines } from '../../database/test-database';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';
import { actor, member, openTestShop, owner, type PlacedOrder, START, type TestShop } from './test-shop';

describe.each(engines)('an order in the back office (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    order = await shop.place([['mosaic-mug', 2]], { userId: owner.id, email: owner.email });
    await shop.database.rows({ text: 'delete from jobs' });
  });

  test('each change of the status has who, when and why, and an email to the buyer', async () => {
    await shop.advance(order.number, 'paid', 'packed');
    const { version } = await shop.readOrder(order.number);
    const form = { number: order.number, version, to: 'shipped' as const };
    const parcel = { carrier: 'Blue Dart', trackingUrl: 'https://courier.example/1', note: 'Handed over' };
    expect(await shop.management.changeStatus(actor, { ...form, ...parcel })).toEqual({ kind: 'changed' });
    await shop.advance(order.number, 'delivered');
    const { order: stored, events, nextStatuses } = await shop.readOrder(order.number);
    expect(events.map(({ status }) => status)).toEqual(['placed', 'paid', 'packed', 'shipped', 'delivered']);
    expect(events[3]).toMatchObject({
      kind: 'status',
      actor: 'staff',
      by: 'Kabir Ahluwalia',
      note: 'Handed over',
      at: START,
      details: { carrier: 'Blue Dart', trackingUrl: 'https://courier.example/1' },
    });
    expect(stored.tracking).toEqual({ carrier: 'Blue Dart', url: 'https://courier.example/1' });
    expect(nextStatuses).toEqual([]);
    const emails = await shop.sendEmails();
    expect(emails.map(({ subject }) => subject.replace(order.number, '#'))).toEqual([
      'Order # is paid',
      'Order # is on its way',
      'Order # has arrived',
    ]);
    expect(emails[1]?.text).toContain('Courier: Blue Dart');
    const notified = await shop.database.rows<{ key: string }>({ text: 'select key from notifications' });
    expect(notified.map(({ key }) => key.split(':').at(-1)).sort()).toEqual([
      'delivered',
      'packed',
      'paid',
      'shipped',
    ]);
  });

  test('R-ORDER-13: a guest who has paid gets every email, also after the limit of the address', async () => {
    const guest = 'guest@example.com';
    for (const _ of Array(UNCONFIRMED_LIMIT.perHour))
      await reserveUnconfirmedEmail(shop.database.db, guest, START);
    const paid = await shop.place([['mosaic-mug', 1]], { email: guest });
    const unpaid = await shop.place([['mosaic-mug', 2]], { email: guest });
    await shop.advance(paid.number, 'paid', 'cancelled');
    await shop.advance(unpaid.number, 'cancelled');
    await shop.sendEmails();
    const states = await shop.database.rows<{ subject: string; state: string }>({
      text: 'select subject, state from emails where recipient = $1 order by created_at, id',
      values: [guest],
    });
    expect(states.map(({ subject, state }) => [subject.replace(paid.number, '#'), state])).toEqual([
      ['Order # is paid', 'queued'],
      ['Order # is cancelled', 'queued'],
      ['', 'withheld'],
    ]);
  });

  test('cannot skip a status or return to an earlier one', async () => {
    const change = async (to: 'packed' | 'shipped' | 'paid') => {
      const { version } = await shop.readOrder(order.number);
      return shop.management.changeStatus(actor, { number: order.number, version, to });
    };
    expect(await change('packed')).toEqual({ kind: 'not-allowed', status: 'placed' });
    await shop.advance(order.number, 'paid', 'packed');
    expect(await change('paid')).toEqual({ kind: 'not-allowed', status: 'packed' });
    expect((await shop.readOrder(order.number)).nextStatuses).toEqual(['shipped']);
    const unknown = { number: 'TS-2627-999999', version: 0, to: 'packed' as const };
    expect(await shop.management.changeStatus(actor, unknown)).toEqual({ kind: 'unknown' });
  });

  test('two staff on one version: one changes it, the other sees what changed', async () => {
    await shop.advance(order.number, 'paid');
    const { version } = await shop.readOrder(order.number);
    const results = await Promise.all(
      (['packed', 'cancelled'] as const).map((to) =>
        shop.management.changeStatus(actor, { number: order.number, version, to, note: `to ${to}` }),
      ),
    );
    const { order: stored, version: changed } = await shop.readOrder(order.number);
    expect(results.filter(({ kind }) => kind === 'changed')).toHaveLength(1);
    expect(results.find(({ kind }) => kind === 'conflict')).toMatchObject({
      version: version + 1,
      changes: [
        { kind: 'status', status: stored.status, note: `to ${stored.status}`, by: 'Kabir Ahluwalia' },
      ],
    });
    expect(changed).toBe(version + 1);
    expect(await shop.readStock('mosaic-mug')).toBe(stored.status === 'cancelled' ? 50 : 48);
  });

  test('a change of the buyer is a conflict as well', async () => {
    const { version } = await shop.readOrder(order.number);
    await shop.orders.cancel(owner, order.number);
    expect(
      await shop.management.changeStatus(actor, { number: order.number, version, to: 'paid' }),
    ).toMatchObject({ kind: 'conflict', changes: [{ status: 'cancelled', actor: 'buyer' }] });
  });

  test('an order that staff cancel says why to the buyer', async () => {
    await shop.advance(order.number, 'paid');
    const { version } = await shop.readOrder(order.number);
    const form = { number: order.number, version, to: 'cancelled' as const, note: 'The last one broke.' };
    await shop.management.changeStatus(actor, form);
    expect(await shop.readStock('mosaic-mug')).toBe(50);
    const email = (await shop.sendEmails()).find(({ key }) => key.startsWith('order-cancelled:'));
    expect(email?.text).toContain('The last one broke.');
    expect((await shop.readOrder(order.number)).order.balance.excess).toBeGreaterThan(0);
  });

  test('an internal note is not shown to the buyer', async () => {
    expect(await shop.management.addNote(actor, { number: order.number, note: 'Called twice.' })).toBe(
      'added',
    );
    expect(await shop.management.addNote(actor, { number: 'TS-2627-999999', note: 'x' })).toBe('unknown');
    const { events, order: stored, version } = await shop.readOrder(order.number);
    expect(events.at(-1)).toMatchObject({ kind: 'note', note: 'Called twice.', by: 'Kabir Ahluwalia' });
    expect(version).toBe(1);
    const shown = await shop.orders.getOwnOrder(owner, order.number);
    expect(JSON.stringify([shown, stored])).not.toContain('Called twice.');
    expect(await shop.sendEmails()).toEqual([]);
  });

  test('shows how many other orders the buyer has', async () => {
    await shop.place([['desk-mat', 1]], { email: owner.email.toUpperCase() });
    await shop.place([['desk-mat', 1]], { userId: owner.id });
    await shop.place([['desk-mat', 1]], { email: 'stranger@example.com' });
    expect((await shop.readOrder(order.number)).otherOrders).toBe(2);
    expect(await shop.management.getOrder(actor, 'nonsense')).toBeNull();
  });

  test('many orders are changed at once; what did not change says why', async () => {
    const others = await Promise.all([shop.place(), shop.place()]);
    await shop.advance(others[0]?.number ?? '', 'paid');
    const numbers = [order.number, ...others.map(({ number }) => number), 'TS-2627-999999', order.number];
    expect(await shop.management.markMany(actor, { numbers, to: 'paid' })).toEqual({
      changed: [order.number, others[1]?.number],
      unchanged: [
        { number: others[0]?.number, reason: 'not-allowed', status: 'paid' },
        { number: 'TS-2627-999999', reason: 'unknown' },
      ],
    });
    const { payments, order: stored } = await shop.readOrder(order.number);
    expect(payments).toMatchObject([{ reference: order.number, amount: stored.priced.orderTotal }]);
    const packed = await shop.management.markMany(actor, { numbers, to: 'packed' });
    expect(packed.changed).toHaveLength(3);
    const trackingUrl = 'https://courier.example/track/7';
    const tracking = { [order.number]: trackingUrl };
    await shop.management.markMany(actor, { numbers, to: 'shipped', carrier: 'Blue Dart', tracking });
    const first = await shop.readOrder(order.number);
    const second = await shop.readOrder(numbers[1] ?? '');
    expect(first.order.tracking).toEqual({ carrier: 'Blue Dart', url: trackingUrl });
    expect(second.order.tracking).toEqual({ carrier: 'Blue Dart' });
  });

  test('two staff mark the same orders: each changes once', async () => {
    const placed = await Promise.all(Array.from({ length: 5 }, () => shop.place()));
    const numbers = placed.map(({ number }) => number);
    const results = await Promise.all([
      shop.management.markMany(actor, { numbers, to: 'paid' }),
      shop.management.markMany(actor, { numbers: numbers.toReversed(), to: 'paid' }),
    ]);
    expect(results.flatMap(({ changed }) => changed).sort()).toEqual(numbers.toSorted());
    const [row] = await shop.database.rows({ text: 'select count(*)::int as count from payments' });
    expect(row).toEqual({ count: 5 });
  });

  test('every function is for staff alone', async () => {
    const { management } = shop;
    const form = { number: order.number, version: 0 };
    const calls = [
      () => management.listCustomers(member, { q: '' }),
      async () => management.exportCustomers(member, { q: '' }),
      () => management.getCustomer(member, { number: order.number }),
      () => management.getBuyer(member, order.number),
      () =>
        management.placeForBuyer(member, {
          ...createPlaceRequest([createCartLine('mosaic-mug')]),
          channel: 'phone',
        }),
      () => management.getOrder(member, order.number),
      () => management.getReturnPhoto(member, { number: order.number, returnId: '' }),
      () => management.changeStatus(member, { ...form, to: 'paid' }),
      () => management.markMany(member, { numbers: [order.number], to: 'paid' }),
      () => management.countMatching(member, { view: 'to-pack', q: '' }),
      () => management.markMatching(member, { query: { view: 'to-pack', q: '' }, shownAt: START }),
      () => management.addNote(member, { number: order.number, note: 'x' }),
      () => management.decideReturn(member, { ...form, returnId: '', to: 'approved' }),
      () =>
        management.recordManualPayment(member, {
          ...form,
          provider: 'upi',
          reference: 'x',
          amount: 1,
          receivedOn: '2026-05-04',
        }),
      () => management.refund(member, { ...form, amount: 1, reason: 'x' }),
      () => management.refundExcess(member, form),
      () => management.completeRefund(member, { ...form, refundId: '', reference: 'x' }),
      () => management.sendRefundAgain(member, { ...form, refundId: '' }),
      () => management.matchStatement(member, ''),
      () => management.applyMatches(member, { matches: [] }),
      () => management.listMovements(member, {}),
      () => management.listCouriers(member),
      () => management.changeAddress(member, { ...form, address: sampleCheckout.delivery, phone: '' }),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(NotAllowedError);
    // With the list and the export, these are all functions of the service.
    expect(Object.keys(management)).toHaveLength(calls.length + 2);
    expect((await shop.readOrder(order.number)).version).toBe(0);
  });
});

describe.each(engines)('a guest (%s)', (engine) => {
  let shop: TestShop;
  let order: PlacedOrder;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    order = await shop.place([['mosaic-mug', 2]]);
  });

  test('cancels by the secret link before packing; a second time it is cancelled already', async () => {
    const results = await Promise.all([shop.orders.cancelByKey(order), shop.orders.cancelByKey(order)]);
    expect(results.map(({ kind }) => kind).sort()).toEqual(['already-cancelled', 'cancelled']);
    expect(await shop.orders.cancelByKey(order)).toMatchObject({
      kind: 'already-cancelled',
      order: { number: order.number, status: 'cancelled' },
    });
    expect(await shop.readStock('mosaic-mug')).toBe(50);
    const { events } = await shop.readOrder(order.number);
    expect(events.map(({ status, actor: by }) => [status, by])).toEqual([
      ['placed', 'buyer'],
      ['cancelled', 'buyer'],
    ]);
  });

  test('cancels nothing with another key, and no packed order', async () => {
    expect(await shop.orders.cancelByKey({ ...order, accessKey: 'another key' })).toEqual({
      kind: 'unknown',
    });
    expect(await shop.orders.cancelByKey({ ...order, number: 'TS-2627-999999' })).toEqual({
      kind: 'unknown',
    });
    await shop.advance(order.number, 'paid', 'packed');
    expect(await shop.orders.cancelByKey(order)).toMatchObject({
      kind: 'refused',
      order: { status: 'packed' },
    });
    expect(await shop.readStock('mosaic-mug')).toBe(48);
  });
});
