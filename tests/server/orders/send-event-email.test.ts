import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '~/domain/time/durations';
import { orders } from '~/server/db/schema/orders.server';
import { anonymiseOrders } from '~/server/orders/anonymise-orders.server';
import { voidTicketsOfOrder } from '~/server/tickets/issue-tickets.server';
import { site } from '~site';
import { refuseRows, rowRefused } from '../../database/refuse-rows';
import { engines } from '../../database/test-database';
import { SITE } from '../../fakes/rendered-emails';
import { createEventEmailFixture, PER_MINUTE } from './event-email-fixture';
import { actor, openTestShop, type PlacedOrder, START, type TestShop } from './test-shop';

describe.each(engines)('R-TICKET-13: an email to the guests of an event (%s)', (engine) => {
  let shop: TestShop;
  let fixture: ReturnType<typeof createEventEmailFixture>;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    fixture = createEventEmailFixture(shop);
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    await shop.reset();
    await shop.database.rows({ text: 'truncate event_emails' });
    await shop.database.rows({
      text: `update products set details = '[{"label": "When", "value": "10 June, 10:00"}, {"label": "Where", "value": "New hall"}]'
        where id = 'workshop-ticket'`,
    });
  });

  const readRecipients = async () => (await fixture.readSent()).map(({ recipient }) => recipient);
  const buyers = ['a@example.com', 'b@example.com', 'c@example.com'];
  const buyForAll = async () => {
    for (const email of buyers) await fixture.buySeats(1, email);
  };
  const sendAll = async (id: string) => {
    expect(await fixture.send(id)).toEqual({ kind: 'done' });
    await fixture.runAll();
  };
  const cancel = ({ number }: PlacedOrder) => shop.advance(number, 'cancelled');

  test('each address gets one, for all of its orders, with the facts of the event and links to the tickets', async () => {
    const first = await fixture.buySeats(3, 'asha@example.com');
    const second = await fixture.buySeats(1, 'Asha@Example.com');
    await fixture.buySeats(1, 'meera@example.com');
    await shop.place([['workshop-ticket', 1]], { email: 'unpaid@example.com' });
    await sendAll(await fixture.createDraft());
    const sent = await fixture.readSent();
    expect(sent.map(({ recipient }) => recipient)).toEqual(['asha@example.com', 'meera@example.com']);
    const [toAsha, toMeera] = sent;
    expect(toAsha).toMatchObject({ subject: 'Another hall', replyTo: site.emails.orders, headers: {} });
    expect(toAsha?.text).toContain('We moved.\n\nSee you there.');
    expect(toAsha?.text).toMatch(/Event: Workshop seat.*\nWhen: 10 June, 10:00\nWhere: New hall/);
    for (const { number, accessKey } of [first, second])
      expect(toAsha?.text).toContain(`${SITE}/shop/orders/${number}/tickets?key=${accessKey}`);
    expect(toMeera?.text).toContain('Show your tickets: ');
    expect(toMeera?.text).not.toContain(first.number);
  });

  test('only a confirmed email is greeted by name, and no limit withholds an email', async () => {
    const [confirmed] = [await fixture.buySeats(1, 'a@example.com', 'Asha Rao')];
    await fixture.buySeats(1, 'b@example.com', 'Evil Buyer');
    await shop.database.rows({
      text: 'update orders set email_confirmed_at = now() where id = $1',
      values: [confirmed.orderId],
    });
    for (let count = 0; count < 5; count += 1) {
      const formId = `01990000-0000-7000-8000-00000000000${count}`;
      await sendAll(await fixture.createDraft({}, formId));
    }
    const sent = await fixture.readSent();
    expect(sent).toHaveLength(10);
    expect(sent[0]?.text).toContain('Hello Asha Rao,');
    expect(sent.at(-1)?.text).not.toContain('Evil');
  });

  test('void tickets, and orders without a buyer, get none, also when they became so after the button was pressed', async () => {
    await buyForAll();
    const gone = await fixture.buySeats(1, 'gone@example.com');
    await shop.database.rows({
      text: 'update orders set deletion_requested_at = now() where id = $1',
      values: [gone.orderId],
    });
    await anonymiseOrders(shop.database.db, START);
    await cancel(await fixture.buySeats(2, 'ill@example.com'));
    const late = await fixture.buySeats(1, 'late@example.com');
    const id = await fixture.createDraft();
    expect((await fixture.read(id)).recipients).toEqual({ all: 4, arrived: 0 });
    await fixture.send(id);
    await cancel(late);
    await fixture.runAll();
    expect(await readRecipients()).toEqual(buyers);
    expect(await fixture.read(id)).toMatchObject({ state: 'sent', queued: 3, finishedAt: START });
  });

  test.each(['queued', 'failed'])(
    'R-TICKET-3: an email that is %s is not sent when no ticket counts any more',
    async (state) => {
      const cancelled = await fixture.buySeats(1, 'a@example.com');
      const first = await fixture.buySeats(1, 'b@example.com');
      const second = await fixture.buySeats(1, 'b@example.com');
      const partly = await fixture.buySeats(2, 'c@example.com');
      const beside = await shop.place(
        [
          ['mosaic-mug', 1],
          ['workshop-ticket', 1],
        ],
        { email: 'd@example.com' },
      );
      await shop.advance(beside.number, 'paid');
      await sendAll(await fixture.createDraft());
      await shop.database.rows({ text: 'update emails set state = $1', values: [state] });
      await cancel(cancelled);
      await cancel(first);
      for (const [number, position] of [
        [partly.number, 0],
        [beside.number, 1],
      ] as const) {
        const { version } = await shop.readOrder(number);
        const refund = { number, version, reason: 'Ill', lines: { [position]: 1 } };
        expect((await shop.management.refund(actor, refund)).kind).toBe('refunded');
      }
      expect(await readRecipients()).toEqual(['b@example.com', 'c@example.com']);
      await cancel(second);
      expect(await readRecipients()).toEqual(['c@example.com']);
    },
  );

  test('R-TICKET-3: an order that is cancelled at the same moment gets none, and the batch goes on', async () => {
    const [first] = [await fixture.buySeats(1, 'a@example.com'), await fixture.buySeats(1, 'b@example.com')];
    for (const email of ['c@example.com', 'd@example.com']) await fixture.buySeats(1, email);
    await fixture.send(await fixture.createDraft());
    const isVoid = Promise.withResolvers<void>();
    const isSending = Promise.withResolvers<void>();
    const cancelling = shop.database.db.transaction(async (transaction) => {
      await transaction.select().from(orders).where(eq(orders.id, first.orderId)).for('update');
      await voidTicketsOfOrder(transaction, first.orderId, START);
      isVoid.resolve();
      await isSending.promise;
    });
    await isVoid.promise;
    const sending = fixture.runAll();
    await setTimeout(200);
    isSending.resolve();
    await cancelling;
    await sending;
    expect(await readRecipients()).toEqual(['b@example.com', 'c@example.com', 'd@example.com']);
  });

  test('those who arrived get it when staff choose them', async () => {
    await buyForAll();
    const [ticket] = await shop.database.rows<{ id: string }>({
      text: `select tickets.id from tickets join orders on orders.id = order_id where contact ->> 'email' = 'b@example.com'`,
    });
    await shop.checkIn.checkInListed(actor, ticket?.id ?? '');
    const id = await fixture.createDraft({ guests: 'arrived' });
    expect((await fixture.read(id)).recipients).toEqual({ all: 3, arrived: 1 });
    await sendAll(id);
    expect(await readRecipients()).toEqual(['b@example.com']);
  });

  test('a form that is sent twice, or at once, sends once', async () => {
    await buyForAll();
    const id = await fixture.createDraft();
    const results = await Promise.all([fixture.send(id), fixture.send(id), fixture.send(id)]);
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['done', 'locked', 'locked']);
    await fixture.runAll();
    expect(await fixture.send(id)).toEqual({ kind: 'locked' });
    expect(await fixture.send(id, 2)).toEqual({ kind: 'locked' });
    await fixture.runAll();
    expect(await readRecipients()).toEqual(buyers);
  });

  test('batches are a minute apart, and a job that runs three times at once sends once', async () => {
    await buyForAll();
    await fixture.buySeats(1, 'd@example.com');
    await fixture.buySeats(1, 'e@example.com');
    await fixture.send(await fixture.createDraft());
    expect(await fixture.runAll(3)).toEqual([PER_MINUTE, 2 * PER_MINUTE, 5]);
    expect(await readRecipients()).toEqual([...buyers, 'd@example.com', 'e@example.com']);
    const waits = (await fixture.readBatches()).map(
      ({ after }) => new Date(after).getTime() - START.getTime(),
    );
    expect(waits.slice(1)).toEqual([MINUTE_MS, MINUTE_MS]);
  });

  test('it shares the emails of a minute with an edition of the newsletter that is being sent', async () => {
    await buyForAll();
    await shop.database.rows({
      text: `insert into newsletter_editions (id, number, subject, introduction, articles, state, content, started_at, version, created_at, changed_at)
        values (gen_random_uuid(), 1, 'News', 'Hello.', '[]', 'sending', '{}', now(), 1, now(), now())`,
    });
    await shop.database.rows({
      text: `insert into jobs (id, kind, payload)
        select gen_random_uuid(), 'send-edition', jsonb_build_object('editionId', id) from newsletter_editions`,
    });
    await fixture.send(await fixture.createDraft());
    expect(await fixture.runAll()).toEqual([PER_MINUTE / 2, PER_MINUTE, 3]);
    await shop.database.rows({ text: 'delete from newsletter_editions' });
  });

  test('a batch that fails half-way is repeated whole', async () => {
    await buyForAll();
    const id = await fixture.createDraft();
    await fixture.send(id);
    const [first] = await fixture.readBatches();
    if (!first) throw new Error('There is no batch.');
    // The second email of the batch cannot be written.
    const acceptRows = await refuseRows(shop.database, 'emails', "recipient = 'b@example.com'");
    await expect(fixture.runBatch(first.payload)).rejects.toMatchObject({ cause: rowRefused });
    await acceptRows();
    expect(await readRecipients()).toEqual([]);
    await fixture.runAll();
    expect(await readRecipients()).toEqual(buyers);
  });

  test('an order whose address changes, and one of a buyer who has the email, get no second one', async () => {
    const placed = [];
    for (const email of buyers) placed.push(await fixture.buySeats(1, email));
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    await fixture.send(id);
    const [first] = await fixture.readBatches();
    if (first) await fixture.runBatch(first.payload);
    expect(await readRecipients()).toEqual(buyers.slice(0, PER_MINUTE));
    // The first order of the address became void, and the other address changed with its account.
    if (placed[0]) await cancel(placed[0]);
    await shop.database.rows({
      text: `update orders set contact = jsonb_set(contact, '{email}', '"new@example.com"') where id = $1`,
      values: [placed[1]?.orderId],
    });
    await fixture.runAll();
    expect(await readRecipients()).toEqual(buyers);
    expect(await fixture.read(id)).toMatchObject({ state: 'sent', queued: 3 });
  });

  test('who buys a seat after the button was pressed gets none', async () => {
    await buyForAll();
    const id = await fixture.createDraft();
    await fixture.send(id);
    shop.setNow(new Date(START.getTime() + MINUTE_MS));
    await fixture.buySeats(1, 'new@example.com');
    await fixture.runAll();
    expect(await readRecipients()).toEqual(buyers);
  });

  test('the text and the facts are those of the button', async () => {
    await fixture.buySeats(1, 'a@example.com');
    const id = await fixture.createDraft();
    await fixture.send(id);
    const saved = await fixture.eventEmails.saveEventEmail(actor, {
      key: { productId: 'workshop-ticket', day: '2026-06-10' },
      id,
      version: 2,
      form: { subject: 'Other', text: 'Other', guests: 'all' },
    });
    expect(saved).toEqual({ kind: 'locked' });
    await shop.database.rows({ text: `update products set details = '[]' where id = 'workshop-ticket'` });
    await fixture.runAll();
    const [sent] = await fixture.readSent();
    expect(sent?.subject).toBe('Another hall');
    expect(sent?.text).toContain('Where: New hall');
  });
});
