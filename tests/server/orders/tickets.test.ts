import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EVENT_DATES } from '~/content/shop/event-dates';
import { NotAllowedError } from '~/domain/auth/permissions';
import { tickets } from '~/server/db/schema/tickets.server';
import { engines } from '../../database/test-database';
import { actor, member, openTestShop, owner, type PlacedOrder, START, type TestShop } from './test-shop';

describe.each(engines)('R-TICKET: tickets (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(() => shop.reset());

  async function buySeats(seats = 1): Promise<{ order: PlacedOrder; codes: string[] }> {
    const order = await shop.place([['workshop-ticket', seats]]);
    await shop.advance(order.number, 'paid');
    const tickets = await shop.tickets.listOfOrder(order.orderId);
    return { order, codes: tickets.map(({ code }) => code ?? '') };
  }

  const readStates = async ({ orderId }: PlacedOrder) =>
    (await shop.tickets.listOfOrder(orderId)).map(({ state }) => state);
  const checkIn = (code = '') => shop.checkIn.checkIn(actor, code);
  const refund = async ({ number }: PlacedOrder, lines: Record<number, number>) => {
    const { version } = await shop.readOrder(number);
    return shop.management.refund(actor, { number, version, reason: 'Ill', lines, reference: 'UTR1' });
  };

  test('a paid order has one ticket for each seat, with its own code, and an unpaid one has none', async () => {
    const order = await shop.place([
      ['workshop-ticket', 3],
      ['mosaic-mug', 2],
    ]);
    expect(await shop.tickets.listOfOrder(order.orderId)).toEqual([]);
    await shop.advance(order.number, 'paid');
    const tickets = await shop.tickets.listOfOrder(order.orderId);
    expect(tickets.map(({ seat, seats, state }) => [seat, seats, state])).toEqual([
      [1, 3, 'valid'],
      [2, 3, 'valid'],
      [3, 3, 'valid'],
    ]);
    expect(new Set(tickets.map(({ code }) => code)).size).toBe(3);
    expect(tickets[0]).toMatchObject({ date: EVENT_DATES['workshop-ticket']?.at(-1), isLastDate: true });
    const stored = JSON.stringify(await shop.database.rows({ text: 'select * from tickets' }));
    for (const { code = '' } of tickets) expect(stored).not.toContain(code);
  });

  test('staff see the event and the buyer, and a ticket is used once', async () => {
    const { codes, order } = await buySeats(2);
    const [code = ''] = codes;
    const typed = ` ${code.slice(0, 8)}-${code.slice(8)} `.toLowerCase();
    const date = EVENT_DATES['workshop-ticket']?.at(-1);
    const valid = { event: 'Workshop seat: testing what matters', date, buyer: 'Asha Rao', seats: 2 };
    expect(await shop.checkIn.findTicket(actor, typed)).toMatchObject({
      ...valid,
      state: 'valid',
      orderNumber: order.number,
    });
    const used = { state: 'used', usedAt: START, usedBy: 'Kabir Ahluwalia' };
    expect(await checkIn(typed)).toMatchObject({ kind: 'checked-in', ticket: { ...valid, ...used } });
    expect(await checkIn(code)).toMatchObject({ kind: 'used', ticket: used });
    expect(await readStates(order)).toEqual(expect.arrayContaining(['used', 'valid']));
  });

  const readTicketId = async ({ orderId }: PlacedOrder) =>
    (await shop.tickets.listOfOrder(orderId))[0]?.id ?? '';

  test('R-TICKET-10: a check-in by mistake is undone once, within a day, and the ticket can be used again', async () => {
    const { order, codes } = await buySeats();
    const id = await readTicketId(order);
    expect(await shop.checkIn.undoCheckIn(actor, id)).toEqual({ kind: 'late' });
    await checkIn(codes[0]);
    const results = await Promise.all([1, 2, 3].map(() => shop.checkIn.undoCheckIn(actor, id)));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['late', 'late', 'undone']);
    expect(await readStates(order)).toEqual(['valid']);
    const text = 'select action from audit_events where subject_id = $1 order by id';
    expect(await shop.database.rows({ text, values: [order.number] })).toEqual([
      { action: 'ticket-checked-in' },
      { action: 'ticket-check-in-undone' },
    ]);
    expect(await checkIn(codes[0])).toMatchObject({ kind: 'checked-in' });
    shop.setNow(new Date(START.getTime() + 24 * 60 * 60_000));
    expect(await shop.checkIn.undoCheckIn(actor, id)).toEqual({ kind: 'late' });
  });

  test('R-TICKET-10: only staff undo a check-in, and none of a refunded ticket', async () => {
    const { order, codes } = await buySeats();
    const id = await readTicketId(order);
    await checkIn(codes[0]);
    await expect(shop.checkIn.undoCheckIn(member, id)).rejects.toThrow(NotAllowedError);
    await refund(order, { 0: 1 });
    expect(await shop.checkIn.undoCheckIn(actor, id)).toEqual({ kind: 'late' });
    for (const unknown of ['0190a000-0000-7000-8000-000000000000', 'no id', ''])
      expect(await shop.checkIn.undoCheckIn(actor, unknown)).toEqual({ kind: 'unknown' });
  });

  test('R-TICKET-4: a ticket has the name of its guest until it is used', async () => {
    const { order, codes } = await buySeats(2);
    const { orderId: otherId } = (await buySeats()).order;
    const readTickets = () => shop.tickets.listOfOrder(order.orderId);
    const [first, second] = await readTickets();
    const ids = { first: first?.id ?? '', second: second?.id ?? '' };
    const name = (values: Partial<typeof ids>, id = order.orderId) =>
      shop.tickets.nameGuests(
        id,
        Object.entries(values).map(([which, typed]) => ({
          id: which === 'first' ? ids.first : ids.second,
          ...(typed && { name: typed }),
        })),
      );
    const readNames = async () => (await readTickets()).map(({ guestName }) => guestName);
    await name({ first: 'Meera Iyer', second: 'Jonas' });
    expect(await readNames()).toEqual(['Meera Iyer', 'Jonas']);
    await name({ second: 'Somebody of another order' }, otherId);
    await shop.tickets.nameGuests(order.orderId, [{ id: 'no id', name: 'Nobody' }]);
    expect(await readNames()).toEqual(['Meera Iyer', 'Jonas']);
    expect(await shop.checkIn.findTicket(actor, codes[0] ?? '')).toMatchObject({ guest: 'Meera Iyer' });
    await checkIn(codes[0]);
    await name({ first: 'Too late', second: '' });
    expect(await readNames()).toEqual(['Meera Iyer', undefined]);
    await refund(order, { 0: 1 });
    await name({ second: 'Of a refunded seat' });
    expect(await readNames()).toEqual(['Meera Iyer', undefined]);
  });

  test('fifty members of staff at once check a guest in once', async () => {
    const { codes } = await buySeats();
    const results = await Promise.all(Array.from({ length: 50 }, () => checkIn(codes[0])));
    expect(results.filter(({ kind }) => kind === 'checked-in')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'used')).toHaveLength(49);
  });

  test('another text and the code of a gift card are no tickets', async () => {
    const card = await shop.place([['gift-card', 1]]);
    await shop.advance(card.number, 'paid');
    const [giftCard] = await shop.giftCards.listOfOrder(card.orderId);
    for (const code of ['', 'hello', '0000-0000-0000-0000', giftCard?.code ?? '']) {
      expect(await checkIn(code)).toEqual({ kind: 'unknown' });
      expect(await shop.checkIn.findTicket(actor, code)).toBeNull();
    }
    await expect(shop.checkIn.checkIn(member, '')).rejects.toThrow('tickets.check-in');
    await expect(shop.checkIn.findTicket(member, '')).rejects.toThrow('tickets.check-in');
  });

  test('a cancelled order has void tickets, which nobody uses', async () => {
    const { order, codes } = await buySeats(2);
    expect((await shop.orders.cancelByKey(order)).kind).toBe('cancelled');
    expect(await readStates(order)).toEqual(['void', 'void']);
    expect(await checkIn(codes[0])).toMatchObject({ kind: 'void', ticket: { state: 'void' } });
  });

  test('an order is not cancelled after a guest was checked in', async () => {
    const { order, codes } = await buySeats(2);
    await checkIn(codes[1]);
    expect(await shop.orders.cancelByKey(order)).toMatchObject({ kind: 'in-use', use: 'ticket-used' });
    expect(await shop.tickets.findUse(order.orderId)).toBe('ticket-used');
    const { number } = order;
    const { version } = await shop.readOrder(number);
    const cancelled = await shop.management.changeStatus(actor, { number, version, to: 'cancelled' });
    expect(cancelled).toEqual({ kind: 'in-use', use: 'ticket-used' });
    expect((await shop.readOrder(number)).order.status).toBe('delivered');
  });

  test('a cancellation and a check-in at once: only one of them happens', async () => {
    const { order, codes } = await buySeats();
    const [cancelled, used] = await Promise.all([shop.orders.cancelByKey(order), checkIn(codes[0])]);
    const isCancelled = cancelled.kind === 'cancelled';
    expect(used.kind).toBe(isCancelled ? 'void' : 'checked-in');
    expect(await readStates(order)).toEqual([isCancelled ? 'void' : 'used']);
  });

  test('refunded seats are void, those that were not used first', async () => {
    const { order, codes } = await buySeats(3);
    const tickets = await shop.tickets.listOfOrder(order.orderId);
    const third = tickets.findIndex(({ seat }) => seat === 3);
    await checkIn(codes[third]);
    expect(await refund(order, { 0: 1 })).toMatchObject({ kind: 'refunded', isComplete: false });
    const bySeat = (await shop.tickets.listOfOrder(order.orderId)).map(({ seat, state }) => [seat, state]);
    expect(bySeat).toEqual([
      [1, 'valid'],
      [2, 'void'],
      [3, 'used'],
    ]);
    expect(await refund(order, { 0: 2 })).toMatchObject({ isComplete: true });
    expect(await readStates(order)).toEqual(['void', 'void', 'void']);
  });

  test('a refunded seat of one event leaves those of another one', async () => {
    const order = await shop.place([
      ['workshop-ticket', 2],
      ['hackathon-ticket', 1],
    ]);
    await shop.advance(order.number, 'paid');
    expect(await refund(order, { 1: 1 })).toMatchObject({ kind: 'refunded' });
    const tickets = await shop.tickets.listOfOrder(order.orderId);
    expect(tickets.map(({ productId, state }) => [productId, state])).toEqual([
      ['workshop-ticket', 'valid'],
      ['workshop-ticket', 'valid'],
      ['hackathon-ticket', 'void'],
    ]);
  });

  test('R-TICKET-3: a seat that is checked in while another one is refunded stays used', async () => {
    const { order } = await buySeats(2);
    const lastSeat = sql`${tickets.orderId} = ${order.orderId} and ${tickets.seat} = 2`;
    const isUsed = Promise.withResolvers<void>();
    const isRefunding = Promise.withResolvers<void>();
    const checkingIn = shop.database.db.transaction(async (transaction) => {
      await transaction.update(tickets).set({ usedAt: START }).where(lastSeat);
      isUsed.resolve();
      await isRefunding.promise;
    });
    await isUsed.promise;
    const refunding = refund(order, { 0: 1 });
    await setTimeout(200);
    isRefunding.resolve();
    await checkingIn;
    expect(await refunding).toMatchObject({ kind: 'refunded' });
    expect(await readStates(order)).toEqual(['void', 'used']);
  });

  test('the email about the payment leads to the tickets, and has the codes of gift cards', async () => {
    // The email limit counts unconfirmed addresses.
    const { number, orderId } = await shop.place([['gift-card', 1]], { email: 'ravi@example.com' });
    await shop.advance(number, 'paid');
    const [card] = await shop.giftCards.listOfOrder(orderId);
    const { order } = await buySeats(2);
    const emails = await shop.sendEmails();
    const find = (wanted: string) =>
      emails.find(({ subject }) => subject === `Order ${wanted} is paid`)?.text;
    expect(find(number)).toContain(card?.code);
    expect(find(number)).toMatch(/until .*2028/);
    expect(find(order.number)).toContain('Your 2 tickets are on the order’s page');
  });

  test('the email about a refund says what is back on the card', async () => {
    const bought = await shop.place([['gift-card', 1]]);
    await shop.advance(bought.number, 'paid');
    const [card] = await shop.giftCards.listOfOrder(bought.orderId);
    const buyer = { userId: owner.id, email: owner.email };
    const discount = { code: card?.code ?? '' };
    const { number, accessKey } = await shop.place([['mosaic-mug', 1]], { ...buyer, discount });
    await shop.orders.cancelByKey({ number, accessKey });
    const texts = (await shop.sendEmails()).filter(({ subject }) => subject.includes(number));
    expect(texts.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        `Order ${number} is cancelled`,
        `Rs. 765.82 of order ${number} comes back to you`,
      ]),
    );
    expect(texts.find(({ subject }) => subject.startsWith('Rs.'))?.text).toContain(
      'It is already back on the gift card',
    );
  });
});
