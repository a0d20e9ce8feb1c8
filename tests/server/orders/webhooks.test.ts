import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebhookInput } from '~/domain/webhooks/webhook-endpoint';
import { claimJob } from '~/server/jobs/claim-job.server';
import { PermanentFailure } from '~/server/jobs/job-kinds.server';
import { completeJob, failJob, postponeJob } from '~/server/jobs/job-queries.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { sendWebhook } from '~/server/webhooks/send-webhook.server';
import { createWebhookManagement, type WebhookManagement } from '~/server/webhooks/webhook-management.server';
import { engines } from '../../database/test-database';
import { type FakeWebhookReceiver, startFakeWebhookReceiver } from '../../fakes/fake-webhook-receiver';
import { admin, openTestShop, type TestShop } from './test-shop';

const secret = 'of the webhooks';
/** Who signed in just now. */
const recent = { ...admin, session: { ...admin.session, authenticatedAt: new Date() } };

describe.each(engines)('webhooks (%s)', (engine) => {
  let shop: TestShop;
  let receiver: FakeWebhookReceiver;
  let webhooks: WebhookManagement;
  const clock = () => new Date();

  beforeAll(async () => {
    shop = await openTestShop(engine);
    receiver = await startFakeWebhookReceiver();
    webhooks = createWebhookManagement(shop.database, { secret, clock });
  });
  afterAll(async () => {
    await receiver.close();
    await shop.database.close();
  });
  beforeEach(async () => {
    receiver.setStatus(204);
    receiver.received.length = 0;
    receiver.beforeAnswer = undefined;
    await shop.database.rows({ text: 'truncate webhook_endpoints, webhook_requests, jobs' });
  });

  async function add(input: Partial<WebhookInput> = {}): Promise<string> {
    const form: WebhookInput = {
      name: 'Accounting',
      url: receiver.url,
      events: ['order.placed', 'order.paid'],
      includesContact: false,
      version: 0,
      ...input,
    };
    const result = await webhooks.createEndpoint(recent, form);
    if (result.kind !== 'saved') throw new Error(`The endpoint is not saved: ${result.kind}.`);
    const details = await webhooks.getEndpoint(admin, result.id);
    receiver.setSecret(details?.secret ?? '');
    return result.id;
  }
  const read = async (id: string) => {
    const details = await webhooks.getEndpoint(admin, id);
    if (!details) throw new Error('The endpoint is gone.');
    return details;
  };
  /** Runs the jobs that the trigger added. Resolves to the errors of those that failed. */
  async function send({ isLast = false, allowsPrivate = true, isPublicDemo = false } = {}): Promise<Error[]> {
    const siteUrl = 'https://www.example.com';
    const options = { clock, secret, siteUrl, allowsPrivate, isPublicDemo };
    const handler = sendWebhook(shop.database, options);
    const errors: Error[] = [];
    for (;;) {
      const job = await claimJob(shop.database, ['send-webhook'], 60_000);
      if (!job) return errors;
      const context = { attempt: job.attempts, isLast };
      const error = await handler(job.payload as { requestId: string }, context).catch(
        (thrown: Error) => thrown,
      );
      if (error) errors.push(error);
      if (error instanceof PermanentFailure) await failJob(shop.database, job, error.message);
      else if (error) await postponeJob(shop.database, job, { reason: error.message, delayMs: 3_600_000 });
      else await completeJob(shop.database, job);
    }
  }

  test('R-WEBHOOK-2: an order is sent when it is placed and paid, signed and without the buyer', async () => {
    const id = await add();
    const { number } = await shop.place([['mosaic-mug', 2]]);
    await shop.advance(number, 'paid', 'packed');
    expect(await send()).toEqual([]);
    const order = { number, currency: 'INR', total: (await shop.readOrder(number)).order.priced.orderTotal };
    const bodies = receiver.received.map(({ body }) => body);
    expect(bodies.sort((one, other) => other.type.localeCompare(one.type))).toMatchObject([
      { type: 'order.placed', data: { order } },
      { type: 'order.paid', data: { order: { ...order, isPaid: true } } },
    ]);
    const texts = JSON.stringify(receiver.received);
    expect(texts).not.toContain('asha@example.com');
    expect(texts).not.toContain('Asha Rao');
    const { requests } = await read(id);
    expect(requests.map(({ event }) => event).sort()).toEqual(['order.paid', 'order.placed']);
    const accepted = { orderNumber: number, state: 'accepted', attempts: 1, responseStatus: 204 };
    expect(requests).toMatchObject([accepted, accepted]);
  });

  test('R-API-5: a request has the id of its event, with which the other program goes on in the API', async () => {
    await add();
    const { number } = await shop.place();
    await shop.advance(number, 'paid');
    await send();
    const events = await shop.database.rows<{ id: string }>({
      text: `select event.id from order_events event join orders on orders.id = order_id where number = $1
        and kind = 'status' order by event.id`,
      values: [number],
    });
    const sent = receiver.received.map(({ body }) => String((body.data.event as { id?: unknown }).id));
    expect(sent.toSorted()).toEqual(events.map(({ id }) => id));
  });

  test('R-WEBHOOK-3: names and addresses are sent only where an admin wants them', async () => {
    await add({ includesContact: true });
    await shop.place();
    await send();
    const [{ body } = { body: undefined }] = receiver.received;
    expect(body?.data.order).toMatchObject({ contact: { email: 'asha@example.com' }, delivery: {} });
  });

  test('an order that is not placed sends nothing', async () => {
    await add();
    expect((await shop.tryToPlace([['mosaic-mug', 100_000]])).kind).not.toBe('placed');
    await send();
    expect(receiver.received).toEqual([]);
  });

  test('R-WEBHOOK-4: a refused request is sent again with the same id, and the last refusal pauses the endpoint', async () => {
    const id = await add();
    receiver.setStatus(500);
    const { number } = await shop.place();
    const [error] = await send();
    expect(error?.message).toContain('status 500');
    expect((await read(id)).requests).toMatchObject([{ state: 'waiting', responseStatus: 500 }]);
    const [request] = (await read(id)).requests;
    const again = () =>
      shop.database.rows({
        text: `insert into jobs (id, kind, payload) values (gen_random_uuid(), 'send-webhook', $1)`,
        values: [JSON.stringify({ requestId: request?.id })],
      });
    await again();
    expect(await send({ isLast: true })).toEqual([expect.any(PermanentFailure)]);
    expect(await read(id)).toMatchObject({
      endpoint: { paused: 'failing' },
      requests: [{ state: 'failed', attempts: 2 }],
    });
    expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1);

    await shop.advance(number, 'paid');
    expect(await webhooks.resendRequests(admin, { id })).toBe('paused');
    receiver.setStatus(200);
    const { version } = (await read(id)).endpoint;
    await webhooks.switchEndpoint(admin, { id, version, action: 'resume' });
    expect(await webhooks.resendRequests(admin, { id })).toBe(1);
    expect(await send()).toEqual([]);
    expect((await read(id)).requests).toMatchObject([{ event: 'order.placed', state: 'accepted' }]);
  });

  test('an endpoint that refuses only one request is not paused', async () => {
    const id = await add();
    receiver.setStatus(400);
    const { number } = await shop.place();
    await shop.database.rows({ text: `update webhook_requests set created_at = now() - interval '6 hours'` });
    receiver.setStatus(200);
    await shop.advance(number, 'paid');
    await shop.database.rows({
      text: `update jobs set run_after = now() + interval '1 hour' where payload->>'requestId' in
        (select id::text from webhook_requests where event = 'order.placed')`,
    });
    await send();
    receiver.setStatus(400);
    await shop.database.rows({ text: 'update jobs set run_after = now()' });
    expect(await send({ isLast: true })).toHaveLength(1);
    const { endpoint, requests } = await read(id);
    expect(endpoint.paused).toBeUndefined();
    expect(requests.map(({ state }) => state).sort()).toEqual(['accepted', 'failed']);
  });

  test('status 410 ends everything at once, a redirect is not followed, and a private address gets nothing', async () => {
    const id = await add();
    receiver.setStatus(302);
    const { number } = await shop.place();
    expect((await send())[0]?.message).toContain('status 302');
    receiver.setStatus(410);
    await shop.advance(number, 'paid');
    expect(await send()).toEqual([expect.any(PermanentFailure)]);
    expect((await read(id)).endpoint.paused).toBe('gone');
    // A test shows whether a paused endpoint accepts requests again.
    receiver.setStatus(200);
    await webhooks.testEndpoint(admin, id);
    expect(await send()).toEqual([]);
    expect((await read(id)).requests[0]).toMatchObject({ event: 'test', state: 'accepted' });

    const url = receiver.url.replace('http:', 'https:');
    const name = await add({ name: 'Warehouse', url: url.replace('127.0.0.1', 'localhost') });
    const address = await add({ name: 'Chat', url });
    const before = receiver.received.length;
    await shop.place();
    expect(await send({ allowsPrivate: false })).toHaveLength(2);
    for (const each of [name, address]) {
      expect((await read(each)).requests).toMatchObject([{ failure: 'private-address' }]);
    }
    expect(receiver.received).toHaveLength(before);
  });

  test('a test has one attempt; a new secret ends the former one', async () => {
    const id = await add();
    const former = (await read(id)).secret;
    await webhooks.testEndpoint(admin, id);
    expect(await send()).toEqual([]);
    expect(receiver.received.map(({ body }) => body.type)).toEqual(['test']);
    await webhooks.switchEndpoint(admin, { id, version: 1, action: 'renew-secret' });
    expect((await read(id)).secret).not.toBe(former);
    await webhooks.testEndpoint(admin, id);
    expect(await send()).toEqual([]);
    expect((await read(id)).requests[0]).toMatchObject({ state: 'failed', responseStatus: 401 });
    expect(await webhooks.resendRequests(admin, { id })).toBe(0);
  });

  test('an order that is placed while its endpoint is deleted is placed, and sent to nobody', async () => {
    const id = await add();
    const isWaiting = () =>
      shop.database.rows({
        text: "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      });
    let placed: Promise<unknown> | undefined;
    await shop.database.db.transaction(async (transaction) => {
      const management = createWebhookManagement({ ...shop.database, db: transaction }, { secret, clock });
      expect((await management.deleteEndpoint(admin, { id, version: 1 })).kind).toBe('saved');
      placed = shop.place();
      // The embedded database has one connection: there, the order begins after this transaction.
      if (engine === 'postgres') await vi.waitFor(async () => expect(await isWaiting()).toHaveLength(1));
    });
    await expect(placed).resolves.toBeDefined();
    await send();
    expect(receiver.received).toEqual([]);
  });

  test('a demo that everyone can reach sends nothing, not even a test', async () => {
    const id = await add();
    await shop.place();
    await webhooks.testEndpoint(admin, id);
    expect(await send({ isPublicDemo: true })).toEqual([]);
    expect(receiver.received).toEqual([]);
    const failed = { state: 'failed', failure: 'public-demo' };
    expect(await read(id)).toMatchObject({ requests: [failed, failed] });
    expect((await read(id)).endpoint.paused).toBeUndefined();
  });

  test('a slower attempt of an accepted request does not make it a failed one', async () => {
    const id = await add();
    receiver.setStatus(500);
    await shop.place();
    const accept = () =>
      shop.database.rows({ text: 'update webhook_requests set accepted_at = now(), response_status = 204' });
    receiver.beforeAnswer = accept;
    await send({ isLast: true });
    expect((await read(id)).requests).toMatchObject([{ state: 'accepted', responseStatus: 204 }]);
  });

  test('a request whose job was discarded is a failed one, and can be sent again', async () => {
    const id = await add();
    await shop.place();
    expect((await read(id)).requests).toMatchObject([{ state: 'waiting' }]);
    await shop.database.rows({ text: 'update jobs set failed_at = now(), given_up_at = now()' });
    expect((await read(id)).requests).toMatchObject([{ state: 'failed', attempts: 0 }]);
    expect(await webhooks.resendRequests(admin, { id })).toBe(1);
    expect((await read(id)).requests).toMatchObject([{ state: 'waiting' }]);
    expect(await send()).toEqual([]);
    expect((await read(id)).requests).toMatchObject([{ state: 'accepted' }]);
  });

  test('a request whose event is no longer there ends as failed', async () => {
    const id = await add();
    await shop.place();
    await shop.database.rows({ text: 'update webhook_requests set order_event_id = null' });
    expect(await send()).toEqual([]);
    expect(receiver.received).toEqual([]);
    const [request] = await shop.database.rows({
      text: 'select failed_at is not null as "hasFailed" from webhook_requests',
    });
    expect(request).toEqual({ hasFailed: true });
    expect((await read(id)).requests).toMatchObject([{ state: 'failed' }]);
  });

  test('R-WEBHOOK-5: requests are listed for 30 days', async () => {
    const id = await add();
    await shop.place();
    await shop.place();
    await shop.database.rows({
      text: `update webhook_requests set created_at = now() - interval '1 day' * case
        when id = (select max(id::text)::uuid from webhook_requests) then 31 else 29 end`,
    });
    await purgeExpired(shop.database)({}, { attempt: 1, isLast: false });
    expect((await read(id)).requests).toHaveLength(1);
  });
});
