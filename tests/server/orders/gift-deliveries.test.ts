import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '~/domain/time/durations';
import { UNCONFIRMED_LIMIT } from '~/server/email/reserve-unconfirmed.server';
import { sendGiftCard } from '~/server/orders/send-gift-card.server';
import { deletePersonalData } from '~/server/personal-data/delete-personal-data.server';
import { engines } from '../../database/test-database';
import { actor, admin, openTestShop, type PlacedOrder, type TestShop } from './test-shop';

/** After the clock of the database, so that a job of a later day waits. In India it is half past three in the afternoon. */
const NOW = new Date('2090-05-04T10:00:00Z');
const TODAY = '2090-05-04';
const IN_TEN_DAYS = '2090-05-14';
/** Nine in the morning of that day. */
const MORNING = new Date('2090-05-14T03:30:00Z');
const gift = { name: 'Meera', email: 'meera@example.com', message: 'Happy birthday!\nLove <b>A</b>' };

describe.each(engines)('R-GIFT-7: a gift card for another person (%s)', (engine) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop(engine);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    setNow(NOW);
  });

  const buy = (changes: Partial<typeof gift> & { sendOn?: string } = {}, count = 1) =>
    shop.place([['gift-card', count]], { gift: { ...gift, ...changes } });
  async function buyAndPay(...parameters: Parameters<typeof buy>): Promise<PlacedOrder> {
    const order = await buy(...parameters);
    await shop.advance(order.number, 'paid');
    return order;
  }
  let now = NOW;
  function setNow(moment: Date): void {
    now = moment;
    shop.setNow(moment);
  }
  /** The worker has the clock of the database: a job that is due on the clock of the shop is due on it as well. */
  const makeDue = () =>
    shop.database.rows({ text: 'update jobs set run_after = now() where run_after <= $1', values: [now] });
  async function listTo(recipient: string) {
    await makeDue();
    return (await shop.sendEmails()).filter((email) => email.recipient === recipient);
  }
  const listDeliveries = ({ orderId }: PlacedOrder) => shop.giftCards.listDeliveries(orderId);

  test('is sent once it is paid when its day is today, and the code goes to nobody else', async () => {
    const order = await buy();
    expect(await listTo(gift.email)).toEqual([]);
    expect(await listDeliveries(order)).toMatchObject([{ ...gift, sendOn: TODAY, state: 'unpaid' }]);
    await shop.advance(order.number, 'paid');
    const [email, ...others] = await listTo(gift.email);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Asha Rao has a gift card of Rs. 2,360.00 for you');
    expect(email?.text).toContain('Happy birthday!');
    const code = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(email?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
    const toBuyer = await listTo('asha@example.com');
    expect(toBuyer.map(({ subject }) => subject)).toContain(
      `Your gift card of order ${order.number} was sent`,
    );
    for (const { text, subject } of toBuyer) expect(text + subject).not.toContain(code);
    expect(await shop.giftCards.listOfOrder(order.orderId)).toEqual([]);
    expect(await listDeliveries(order)).toMatchObject([{ state: 'sent', sentAt: NOW, amount: 2360_00 }]);
    const spent = await shop.tryToPlace([['mosaic-mug', 1]], { discount: { code, amount: 765_82 } });
    expect(spent.kind).toBe('placed');
  });

  test('R-ORDER-13: the buyer gets the email about each card, however many there are', async () => {
    const count = UNCONFIRMED_LIMIT.perHour + 2;
    for (let index = 0; index < count; index += 1) await buyAndPay({ email: `meera-${index}@example.com` });
    const sent = (await listTo('asha@example.com')).filter(({ subject }) => subject.endsWith('was sent'));
    expect(sent).toHaveLength(count);
  });

  test('waits for the morning of its day', async () => {
    const order = await buyAndPay({ sendOn: IN_TEN_DAYS });
    setNow(new Date('2090-05-13T18:29:00Z'));
    expect(await listTo(gift.email)).toEqual([]);
    setNow(MORNING);
    expect(await listTo(gift.email)).toHaveLength(1);
    expect(await listDeliveries(order)).toMatchObject([{ state: 'sent', sentAt: MORNING }]);
  });

  test('a job that runs before the day is followed by one for the day', async () => {
    const order = await buyAndPay({ sendOn: IN_TEN_DAYS });
    await shop.database.rows({ text: "update jobs set run_after = now() where kind = 'send-gift-card'" });
    expect(await listTo(gift.email)).toEqual([]);
    expect(await listDeliveries(order)).toMatchObject([{ state: 'waiting' }]);
    setNow(MORNING);
    expect(await listTo(gift.email)).toHaveLength(1);
  });

  test('a repeated job, and one that runs twice at once, send one email', async () => {
    const order = await buyAndPay({ sendOn: IN_TEN_DAYS });
    shop.setNow(MORNING);
    const [{ id: deliveryId = '' } = {}] = await listDeliveries(order);
    const send = sendGiftCard(shop.database, shop.deps);
    const context = { attempt: 1, isLast: false };
    const run = () => send({ deliveryId, sending: 1 }, context);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await listTo(gift.email)).toHaveLength(1);
  });

  test('a crash before the commit sends nothing, and the next attempt sends it', async () => {
    const order = await buyAndPay({ sendOn: IN_TEN_DAYS });
    shop.setNow(MORNING);
    const [{ id: deliveryId = '' } = {}] = await listDeliveries(order);
    const context = { attempt: 1, isLast: false };
    const { emailQueue } = shop.deps;
    const failing = sendGiftCard(shop.database, {
      ...shop.deps,
      emailQueue: {
        async enqueue(transaction, email) {
          const result = await emailQueue.enqueue(transaction, email);
          if (email.template === 'gift-card-sent') throw new Error('The server ends here.');
          return result;
        },
      },
    });
    await expect(failing({ deliveryId, sending: 1 }, context)).rejects.toThrow('ends here');
    expect(await listTo(gift.email)).toEqual([]);
    expect(await listDeliveries(order)).toMatchObject([{ state: 'waiting' }]);
    await sendGiftCard(shop.database, shop.deps)({ deliveryId, sending: 1 }, context);
    expect(await listTo(gift.email)).toHaveLength(1);
  });

  test.each(['cancelled', 'refunded', 'void'] as const)('is not sent when it is %s before', async (end) => {
    const order = await buyAndPay({ sendOn: IN_TEN_DAYS });
    if (end === 'cancelled') await shop.advance(order.number, 'cancelled');
    if (end === 'refunded') {
      const { version } = await shop.readOrder(order.number);
      const form = { number: order.number, version, reason: 'Changed', amount: 2360_00 };
      expect((await shop.management.refund(actor, form)).kind).toBe('refunded');
    }
    if (end === 'void') {
      const { cards } = await shop.giftCardManagement.listCards(admin);
      await shop.giftCardManagement.voidCard(admin, { id: cards[0]?.id ?? '', reason: 'Lost' });
    }
    setNow(MORNING);
    expect(await listTo(gift.email)).toEqual([]);
    const [{ id = '', state } = {}] = await listDeliveries(order);
    expect(state).toBe('ended');
    expect(await shop.giftCards.changeDelivery(order.orderId, { ...gift, id })).toBe('ended');
  });

  test.each(['cancelled', 'void'] as const)(
    'an email that did not leave yet is not sent when it is %s',
    async (end) => {
      const order = await buyAndPay();
      await listTo(gift.email);
      const readGiftEmails = () =>
        shop.database.rows({
          text: "select state from emails where template in ('gift-card', 'gift-card-sent') order by template",
        });
      expect(await readGiftEmails()).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
      await shop.database.rows({ text: "update emails set state = 'failed' where template = 'gift-card'" });
      if (end === 'cancelled') await shop.advance(order.number, 'cancelled');
      else {
        const { cards } = await shop.giftCardManagement.listCards(admin);
        await shop.giftCardManagement.voidCard(admin, { id: cards[0]?.id ?? '', reason: 'Lost' });
      }
      expect(await readGiftEmails()).toEqual([]);
    },
  );

  test.each([
    ['queued', []],
    ['failed', []],
    ['sent', [{ name: '', email: '', state: 'sent' }]],
  ] as const)('the data of the recipient is erased while the email is %s', async (state, deliveries) => {
    const order = await buyAndPay();
    await listTo(gift.email);
    await shop.database.rows({
      text: "update emails set state = $1 where template = 'gift-card'",
      values: [state],
    });
    await shop.database.db.transaction((transaction) =>
      deletePersonalData(transaction, { id: uuid(), name: '', confirmedEmail: gift.email }, now),
    );
    expect(await listDeliveries(order)).toMatchObject(deliveries);
    // The buyer gets the code that nobody has.
    expect(await shop.giftCards.listOfOrder(order.orderId)).toHaveLength(state === 'sent' ? 0 : 1);
    const left = await shop.database.rows({
      text: "select id from emails where template = 'gift-card'",
    });
    expect(left).toEqual([]);
  });

  test('the buyer changes recipient and day until it was sent, and each card has its own', async () => {
    const order = await buyAndPay({ sendOn: IN_TEN_DAYS }, 2);
    const [first, second] = await listDeliveries(order);
    const other = { name: 'Ravi', email: 'ravi@example.com', sendOn: TODAY };
    expect(await shop.giftCards.changeDelivery(order.orderId, { ...other, id: first?.id ?? '' })).toBe(
      'changed',
    );
    expect(await listTo(other.email)).toHaveLength(1);
    expect(await shop.giftCards.changeDelivery(order.orderId, { ...gift, id: first?.id ?? '' })).toBe('sent');
    expect(await shop.giftCards.changeDelivery(order.orderId, { ...gift, id: 'x' })).toBe('unknown');
    const stranger = await buy();
    const taken = { ...gift, id: second?.id ?? '' };
    expect(await shop.giftCards.changeDelivery(stranger.orderId, taken)).toBe('unknown');
    // A later day, and back again.
    for (const sendOn of ['2090-06-01', IN_TEN_DAYS])
      await shop.giftCards.changeDelivery(order.orderId, { ...taken, sendOn });
    setNow(MORNING);
    expect(await listTo(gift.email)).toHaveLength(1);
    setNow(new Date('2090-06-02T00:00:00Z'));
    expect(await listTo(gift.email)).toHaveLength(1);
  });

  test('the limit of an email that nobody confirmed delays the next card by an hour', async () => {
    await buyAndPay({}, UNCONFIRMED_LIMIT.perHour + 1);
    expect(await listTo(gift.email)).toHaveLength(UNCONFIRMED_LIMIT.perHour);
    setNow(new Date(NOW.getTime() + HOUR_MS + 1));
    expect(await listTo(gift.email)).toHaveLength(UNCONFIRMED_LIMIT.perHour + 1);
  });

  test('staff see the recipient and send it once more, each form once', async () => {
    const order = await buyAndPay();
    const { cards } = await shop.giftCardManagement.listCards(admin, { search: order.number });
    const id = cards[0]?.id ?? '';
    const resend = (sendings: number) => shop.giftCardManagement.resendCard(admin, { id, sendings });
    expect(await resend(0)).toBe('refused');
    expect(await listTo(gift.email)).toHaveLength(1);
    const { delivery } = (await shop.giftCardManagement.getCard(admin, id)) ?? {};
    expect(delivery).toEqual({ name: 'Meera', email: gift.email, sendOn: TODAY, sendings: 1, sentAt: NOW });
    await Promise.all([resend(1), resend(1)]);
    expect(await listTo(gift.email)).toHaveLength(2);
    expect(await resend(1)).toBe('refused');
    const [first, second] = await listTo(gift.email);
    expect(second?.text).toBe(first?.text);
    await expect(shop.giftCardManagement.resendCard(actor, { id, sendings: 2 })).rejects.toThrow(
      'gift-cards',
    );
  });

  test('an order of gift cards and tickets alone is done when it is paid, and a mixed one is to be packed', async () => {
    const events = await shop.place([
      ['gift-card', 1],
      ['workshop-ticket', 1],
    ]);
    const mixed = await shop.place([
      ['gift-card', 1],
      ['mosaic-mug', 1],
    ]);
    for (const { number } of [events, mixed]) await shop.advance(number, 'paid');
    const { order, nextStatuses } = await shop.readOrder(events.number);
    expect(order).toMatchObject({
      status: 'delivered',
      isDeliveredByEmail: true,
      contact: { phone: '' },
      delivery: { line1: '', city: '', pin: '', state: 'Karnataka' },
    });
    expect(order.returnDeadline).toBeUndefined();
    expect(order.events.map(({ status, actor: by }) => [status, by])).toEqual([
      ['placed', 'buyer'],
      ['paid', 'staff'],
      ['delivered', 'system'],
    ]);
    expect(nextStatuses).toEqual(['cancelled']);
    expect((await shop.readOrder(mixed.number)).order).toMatchObject({
      status: 'paid',
      isDeliveredByEmail: false,
    });
    expect(
      await shop.management.markMany(actor, { numbers: [events.number, mixed.number], to: 'packed' }),
    ).toEqual({
      changed: [mixed.number],
      unchanged: [{ number: events.number, reason: 'not-allowed', status: 'delivered' }],
    });
    const stock = await shop.readStock('workshop-ticket');
    await shop.advance(events.number, 'cancelled');
    expect(await shop.readStock('workshop-ticket')).toBe((stock ?? 0) + 1);
    setNow(new Date(NOW.getTime() + DAY_MS));
    const subjects = (await shop.sendEmails()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('has arrived'))).toEqual([]);
  });
});
