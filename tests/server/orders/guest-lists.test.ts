import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import { type EventKey, findEventKey, type ListedEvent } from '~/domain/tickets/event';
import type { GuestQuery, GuestView } from '~/domain/tickets/guest-query';
import { anonymiseOrders } from '~/server/orders/anonymise-orders.server';
import { createGuestLists, type GuestLists } from '~/server/tickets/guest-lists.server';
import { engines } from '../../database/test-database';
import { actor, member, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

const UNKNOWN = '0190a000-0000-7000-8000-000000000000';
const ALL: GuestQuery = { view: 'all', q: '' };

/** START is the 4 May 2026: one date is over, one is on sale. */
const dates = {
  'workshop-ticket': [
    { startsOn: '2026-03-02', cancelUntil: '2026-02-20' },
    { startsOn: '2026-06-10', endsOn: '2026-06-11', cancelUntil: '2026-06-01' },
  ],
};
const workshop: EventKey = { productId: 'workshop-ticket', day: '2026-06-10' };
const formerWorkshop: EventKey = { productId: 'workshop-ticket', day: '2026-03-02' };

describe.each(engines)('guest lists (%s)', (engine) => {
  let shop: TestShop;
  let lists: GuestLists;
  let entriesBefore = 0;

  /** No entry of the audit log is ever deleted. */
  const readAudit = async () => {
    const entries = await shop.database.rows<Record<string, unknown>>({
      text: `select area, action, subject_id, after from audit_events where area in ('tickets', 'events') order by id`,
    });
    return entries.slice(entriesBefore);
  };

  beforeAll(async () => {
    shop = await openTestShop(engine);
    lists = createGuestLists(shop.database, { clock: shop.deps.clock, dates });
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    entriesBefore = 0;
    entriesBefore = (await readAudit()).length;
  });

  async function buySeats(
    seats: number,
    { name = 'Asha Rao', email = 'asha@example.com', guests = [] as string[] } = {},
  ): Promise<PlacedOrder> {
    const order = await shop.place([['workshop-ticket', seats]], { name, email });
    await shop.advance(order.number, 'paid');
    const tickets = await shop.tickets.listOfOrder(order.orderId);
    await shop.tickets.nameGuests(
      order.orderId,
      guests.map((guest, index) => ({ id: tickets[index]?.id ?? '', name: guest })),
    );
    return order;
  }

  const list = async (query: Partial<GuestQuery> = {}, event = workshop) => {
    const page = await lists.listGuests(actor, event, { ...ALL, ...query });
    if (!page) throw new Error('There is no such event.');
    return page;
  };
  const readNames = async (query?: Partial<GuestQuery>) =>
    (await list(query)).guests.map(({ guest, buyer }) => guest ?? buyer);
  const findTicket = async (q: string) => (await list({ q })).guests[0]?.id ?? '';
  const findEvent = async ({ productId, day }: EventKey): Promise<ListedEvent | undefined> =>
    (await lists.listEvents(actor)).find((event) => event.productId === productId && event.day === day);
  const readCsv = async (query: GuestQuery) => {
    const file = await lists.exportCsv(actor, workshop, query);
    return { name: file?.name, text: await new Response(file?.content).text() };
  };
  const refund = async ({ number }: PlacedOrder, units: number) => {
    const { version } = await shop.readOrder(number);
    const form = { number, version, reason: 'Ill', lines: { 0: units }, reference: 'UTR1' };
    expect(await shop.management.refund(actor, form)).toMatchObject({ kind: 'refunded' });
  };

  test('members of the site reach nothing', async () => {
    for (const attempt of [
      () => lists.listEvents(member),
      () => lists.listGuests(member, workshop, ALL),
      () => lists.listPrintedGuests(member, workshop),
      () => lists.exportCsv(member, workshop, ALL),
      () => lists.listEventsOfOrder(member, 'TS-2627-000001'),
      () => shop.checkIn.checkInListed(member, UNKNOWN),
      () => shop.checkIn.findListedTicket(member, UNKNOWN),
    ])
      await expect(attempt()).rejects.toThrow(NotAllowedError);
    expect(await readAudit()).toEqual([]);
  });

  test('R-TICKET-6: events have their seats, the next one first and past ones last; void seats do not count', async () => {
    const order = await buySeats(3, { guests: ['Meera'] });
    await shop.checkIn.checkInListed(actor, await findTicket('meera'));
    await refund(order, 1);
    const events = await lists.listEvents(actor);
    expect(events.map(({ productId, day, isOver }) => [productId, day, isOver])).toEqual([
      ['workshop-ticket', '2026-06-10', false],
      ['hackathon-ticket', undefined, false],
      ['workshop-ticket', '2026-03-02', true],
    ]);
    expect(events[0]).toMatchObject({ sold: 2, arrived: 1, voided: 1, left: 48, endsOn: '2026-06-11' });
    expect(events[2]).toMatchObject({ sold: 0, arrived: 0, voided: 0 });
    expect(events[2]).not.toHaveProperty('left');
  });

  test('R-TICKET-6: an event is coming until its last day is over', async () => {
    for (const [day, isOver] of [
      ['2026-06-11T12:00:00Z', false],
      ['2026-06-12T12:00:00Z', true],
    ] as const) {
      shop.setNow(new Date(day));
      expect((await findEvent(workshop))?.isOver).toBe(isOver);
    }
  });

  test('R-TICKET-6: a seat is listed for the date that was next when it was bought, as the days to cancel count it', async () => {
    const order = await buySeats(1);
    await fc.assert(
      fc.asyncProperty(
        fc.date({ min: new Date('2026-02-20'), max: new Date('2026-06-20'), noInvalidDate: true }),
        async (at) => {
          const values = [at.toISOString(), order.orderId];
          await shop.database.rows({
            text: 'update tickets set created_at = $1 where order_id = $2',
            values,
          });
          // India is 5:30 h before UTC.
          const boughtOn = new Date(at.getTime() + 330 * 60_000).toISOString().slice(0, 10);
          const key = findEventKey(dates, 'workshop-ticket', boughtOn);
          expect((await findEvent(key))?.sold).toBe(1);
          expect((await list({}, key)).guests).toHaveLength(1);
          expect(await lists.listEventsOfOrder(actor, order.number)).toMatchObject([key]);
        },
      ),
      { numRuns: 10 },
    );
  });

  test('R-TICKET-6: seats of a product that was deleted are still listed', async () => {
    const order = await buySeats(1);
    const text = "update order_lines set product_id = 'former-course', name = 'Former course'";
    await shop.database.rows({ text });
    expect(await findEvent({ productId: 'former-course' })).toMatchObject({
      name: 'Former course',
      sold: 1,
      isOver: false,
    });
    const page = await list({}, { productId: 'former-course' });
    expect(page.guests.map(({ orderNumber }) => orderNumber)).toEqual([order.number]);
  });

  test('R-TICKET-7: guests are listed by name, and each is in one of the views', async () => {
    const order = await buySeats(3, { guests: ['Zubin', 'anita'] });
    await buySeats(1, { name: 'Kiran Das', email: 'kiran@example.com' });
    expect(await readNames()).toEqual(['anita', 'Asha Rao', 'Kiran Das', 'Zubin']);
    await shop.checkIn.checkInListed(actor, await findTicket('zubin'));
    await refund(order, 1);
    const { counts, guests } = await list();
    expect(counts).toEqual({ all: 3, expected: 2, arrived: 1, void: 1 });
    expect(guests.find(({ guest }) => guest === 'Zubin')).toMatchObject({
      buyer: 'Asha Rao',
      email: 'asha@example.com',
      orderNumber: order.number,
      state: 'used',
      usedAt: START,
      usedBy: 'Kabir Ahluwalia',
    });
    const inView = async (view: GuestView) => (await list({ view })).guests.map(({ state }) => state);
    expect(await inView('expected')).toEqual(['valid', 'valid']);
    expect(await inView('arrived')).toEqual(['used']);
    expect(await inView('void')).toEqual(['void']);
  });

  test('R-TICKET-7: a search finds guests and buyers by name, email and order number, as it is typed', async () => {
    const { number } = await buySeats(2, { guests: ['Meera Iyer'] });
    await buySeats(1, { name: 'Kiran Das', email: 'kiran@example.com' });
    expect(await readNames({ q: 'MEERA' })).toEqual(['Meera Iyer']);
    expect(await readNames({ q: 'rao' })).toEqual(['Asha Rao', 'Meera Iyer']);
    expect(await readNames({ q: 'kiran@' })).toEqual(['Kiran Das']);
    expect(await readNames({ q: number })).toEqual(['Asha Rao', 'Meera Iyer']);
    expect((await list({ q: 'kiran' })).counts).toEqual({ all: 1, expected: 1, arrived: 0, void: 0 });
    for (const q of ['%', '_', 'workshop']) expect(await readNames({ q })).toEqual([]);
  });

  test('R-TICKET-7: every guest is on one page, also those with the same name and those without one', async () => {
    await shop.database.rows({ text: 'update products set stock = 500' });
    const names = Array.from({ length: 40 }, (_, index) => `Guest ${index % 7}`);
    for (let order = 0; order < 3; order += 1) await buySeats(40, { guests: names });
    const text = `update orders set contact = contact || '{"name": ""}'
      where number = (select max(number) from orders)`;
    await shop.database.rows({ text });
    await shop.database.rows({ text: 'update tickets set guest_name = null where seat > 30' });
    const ids: string[] = [];
    const listed: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await list(after ? { after } : {});
      expect(page.guests.length).toBeLessThanOrEqual(50);
      ids.push(...page.guests.map(({ id }) => id));
      listed.push(...page.guests.map(({ guest, buyer }) => guest ?? buyer));
      after = page.after;
      if (after === undefined) break;
    }
    expect(new Set(ids).size).toBe(120);
    expect(listed.slice(-10)).toEqual(Array.from({ length: 10 }, () => ''));
    expect(listed.slice(0, 3)).toEqual(['Asha Rao', 'Asha Rao', 'Asha Rao']);
  });

  test('unknown events and dates have no list', async () => {
    await buySeats(1);
    for (const event of [
      { productId: 'mosaic-mug' },
      { productId: 'gift-card' },
      { productId: 'constructor' },
      { productId: 'workshop-ticket' },
      { productId: 'workshop-ticket', day: '2026-06-11' },
      { productId: 'workshop-ticket', day: '\u0000' },
    ]) {
      expect(await lists.listGuests(actor, event, ALL)).toBeNull();
      expect(await lists.listPrintedGuests(actor, event)).toBeNull();
      expect(await lists.exportCsv(actor, event, ALL)).toBeNull();
    }
  });

  test('R-TICKET-8: a guest without a code is checked in once, with the entry of a code', async () => {
    const order = await buySeats(1);
    const id = await findTicket(order.number);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => shop.checkIn.checkInListed(actor, id)),
    );
    expect(results.filter(({ kind }) => kind === 'checked-in')).toHaveLength(1);
    expect(results.filter(({ kind }) => kind === 'used')).toHaveLength(9);
    expect(await readAudit()).toEqual([
      { area: 'tickets', action: 'ticket-checked-in', subject_id: order.number, after: { seat: 1 } },
    ]);
    const [ticket] = await shop.tickets.listOfOrder(order.orderId);
    expect(await shop.checkIn.checkIn(actor, ticket?.code ?? '')).toMatchObject({ kind: 'used' });
    expect(await shop.checkIn.findListedTicket(actor, id)).toMatchObject({ usedBy: 'Kabir Ahluwalia' });
  });

  test('R-TICKET-8: a refunded ticket and an unknown id are not checked in', async () => {
    const order = await buySeats(1);
    const id = await findTicket(order.number);
    await refund(order, 1);
    expect(await shop.checkIn.checkInListed(actor, id)).toMatchObject({ kind: 'void' });
    for (const unknown of [UNKNOWN, 'no id', '']) {
      expect(await shop.checkIn.checkInListed(actor, unknown)).toEqual({ kind: 'unknown' });
      expect(await shop.checkIn.findListedTicket(actor, unknown)).toBeNull();
    }
    expect(await readAudit()).toEqual([]);
  });

  test('R-TICKET-9: the printed list has every guest whose ticket counts', async () => {
    const order = await buySeats(2, { guests: ['Meera'] });
    await buySeats(1, { name: 'Kiran Das' });
    await refund(order, 1);
    const printed = await lists.listPrintedGuests(actor, workshop);
    expect(printed?.guests.map(({ guest, buyer }) => guest ?? buyer)).toEqual(['Kiran Das', 'Meera']);
    expect(printed?.missing).toBe(0);
    expect((await lists.listPrintedGuests(actor, formerWorkshop))?.guests).toEqual([]);
  });

  test('R-TICKET-9: an export has all guests of the view without formulas, and the audit log has their number', async () => {
    await shop.database.rows({ text: 'update products set stock = 2000' });
    const { number } = await buySeats(2, { guests: ['=HYPERLINK("x")'] });
    await shop.checkIn.checkInListed(actor, await findTicket('hyperlink'));
    const { name, text } = await readCsv({ view: 'arrived', q: '' });
    expect(name).toBe('guests-workshop-ticket-2026-06-10.csv');
    const [head, row, ...rest] = text.trim().split('\r\n');
    expect(head).toBe('Guest,Buyer,Email,Phone,Order,Seat,Options,Ticket,Checked in,Checked in by');
    expect(row).toMatch(/^"'=HYPERLINK\(""x""\)",Asha Rao,asha@example\.com,,/);
    expect(row).toMatch(new RegExp(`${number},1 of 2,,used,2026-05-04 15:30,Kabir Ahluwalia$`));
    expect(rest).toEqual([]);
    expect((await readAudit()).at(-1)).toEqual({
      area: 'events',
      action: 'guests-exported',
      subject_id: 'workshop-ticket/2026-06-10',
      after: { view: 'arrived', rows: 1 },
    });
  });

  test('R-TICKET-7: names and contacts go with the deleted data of the buyer', async () => {
    const { orderId, number } = await buySeats(1, { guests: ['Meera'] });
    const text = 'update orders set deletion_requested_at = now() where id = $1';
    await shop.database.rows({ text, values: [orderId] });
    await anonymiseOrders(shop.database.db, START);
    const [guest] = (await list({ q: number })).guests;
    expect(guest).toMatchObject({ buyer: '', email: '', phone: '', orderNumber: number });
    expect(guest).not.toHaveProperty('guest');
    expect(await readNames({ q: 'meera' })).toEqual([]);
  });
});
