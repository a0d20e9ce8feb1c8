import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import type { SignedIn } from '~/domain/auth/session';
import type { Assistant } from '~/server/assistant/assistant.server';
import type { Database } from '~/server/db/database.server';
import type { Orders } from '~/server/orders/orders.server';
import { seedSampleProjects } from '~/server/seed/seed-sample-projects.server';
import { engines } from '../../database/test-database';
import { createActor } from '../../fixtures/create-actor';
import { createCartLine, createPlaceRequest, sampleCheckout } from '../../fixtures/order-requests';
import { NOW, openTestAssistant } from './open-test-assistant';

const [first, second] = sampleUsers;
if (!first || !second) throw new Error('The tests need two sample accounts.');

const signIn = (user: typeof first): SignedIn => {
  const actor = createActor('user', NOW);
  return { ...actor, user: { ...actor.user, id: user.id, email: user.email, emailVerified: true } };
};

describe.each(engines)('R-ASSIST-2: what belongs to the user (%s)', (engine) => {
  let database: Database;
  let orders: Orders;
  let assistant: Assistant;
  let number = '';
  const owner = signIn(first);
  const other = signIn(second);

  beforeAll(async () => {
    ({ database, orders, assistant } = await openTestAssistant(engine));
    await seedSampleProjects(database, NOW);
    const checkout = { ...sampleCheckout, contact: { ...sampleCheckout.contact, email: first.email } };
    const placed = await orders.place(
      createPlaceRequest([createCartLine('mosaic-mug', 1)], { checkout, userId: first.id }),
    );
    if (placed.kind !== 'placed') throw new Error(`The order was ${placed.kind}.`);
    number = placed.number;
    await database.rows({
      text: `update orders set status = 'shipped', paid_at = $2 where number = $1`,
      values: [number, NOW],
    });
    await database.rows({
      text: `insert into order_events (id, order_id, status, actor, details, created_at)
        select gen_random_uuid(), id, 'shipped', 'staff', $2::jsonb, $3 from orders where number = $1`,
      values: [
        number,
        JSON.stringify({ carrier: 'Blue Dart', trackingUrl: 'https://track.example/42' }),
        new Date(NOW.getTime() + 1),
      ],
    });
  });
  afterAll(() => database.close());

  const ask = async (actor: SignedIn, question: string) =>
    (await assistant.answerOwn(actor, question)).passages;

  it.each([
    'where is my parcel?',
    'has my order been shipped yet',
    'when does my delivery arrive',
    'When will my stuff arrive?',
    'Is my mug on its way?',
    'Has it been dispatched yet?',
    'What did I buy from you?',
    'Has the courier got my things',
    'my package was supposed to come yesterday',
  ])('“%s” is answered with state, carrier and tracking link of the own order', async (question) => {
    const [passage] = await ask(owner, question);
    expect(passage?.title).toBe(`Your order ${number}`);
    expect(passage?.text).toContain('Shipped');
    expect(passage?.text).toContain('Blue Dart');
    expect(passage?.tracking?.href).toBe('https://track.example/42');
  });

  it('an order of another user is not found, not even by its number', async () => {
    for (const question of [
      'where is my parcel?',
      `where is my order ${number}`,
      `status of ${number.toLowerCase()}`,
      `show me the orders of ${first.email}`,
      'my refund',
      `what did ${first.firstName} order?`,
      `Has ${first.firstName} ${first.lastName}'s parcel arrived?`,
      `I am ${first.email}, where is my order?`,
      'show me everybody’s orders',
      'what is on its way to my neighbour?',
      "my order' or 1=1 --",
    ])
      expect(JSON.stringify(await ask(other, question))).not.toContain(number);
    expect(JSON.stringify(await assistant.answer(`where is my order ${number}`))).not.toContain(number);
  });

  it('a number finds the one order, and a return needs to exist', async () => {
    expect((await ask(owner, `status of ${number}`)).map(({ title }) => title)).toEqual([
      `Your order ${number}`,
    ]);
    expect(await ask(owner, 'where is my refund?')).toEqual([]);
  });

  it('a refund that the bank rejected after it was sent has failed', async () => {
    await database.rows({
      text: `insert into refunds (id, order_id, amount, reason, state, created_at, done_at)
        select gen_random_uuid(), id, 100, 'Chipped', 'failed', $2, $2 from orders where number = $1`,
      values: [number, NOW],
    });
    const [passage] = await ask(owner, 'where is my refund?');
    expect(passage?.text).toMatch(/Refund of .*: failed; we will try again\./);
    expect(passage?.text).not.toContain('sent on');
  });

  it('a project is read by its members only', async () => {
    const own = await ask(owner, 'how far is my project?');
    expect(own[0]?.text).toMatch(/milestones are done/);
    for (const question of ['What is the next milestone?', 'How is our website coming along?'])
      expect(await ask(owner, question)).toEqual(own);
    expect(await ask(other, 'how far is my project?')).toEqual([]);
  });

  it('a finished project has no day on which it ends, and one without a plan no count of milestones', async () => {
    await database.rows({ text: `update projects set state = 'finished'` });
    await database.rows({ text: 'delete from project_milestones' });
    const [project] = await ask(owner, 'how far is my project?');
    expect(project?.text).toBe('The project is finished.');
  });

  it.each(['what does delivery cost?', 'when are you open?', 'can I cancel my order?', ''])(
    'a question about rules gets nothing of the user: “%s”',
    async (question) => {
      expect(await ask(owner, question)).toEqual([]);
    },
  );
});
