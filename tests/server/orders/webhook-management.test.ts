import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotAllowedError } from '~/domain/auth/permissions';
import type { WebhookInput } from '~/domain/webhooks/webhook-endpoint';
import { createWebhookManagement, type WebhookManagement } from '~/server/webhooks/webhook-management.server';
import { engines } from '../../database/test-database';
import { actor, admin, openTestShop, START, type TestShop } from './test-shop';

const HOUR_MS = 60 * 60 * 1000;

const form: WebhookInput = {
  name: 'Accounting',
  url: 'https://hooks.example.com/a-secret-token',
  events: ['order.placed', 'order.paid'],
  includesContact: false,
  version: 0,
};

describe.each(engines)('the management of webhooks (%s)', (engine) => {
  let shop: TestShop;
  let webhooks: WebhookManagement;
  let now: Date;

  beforeAll(async () => {
    shop = await openTestShop(engine);
    webhooks = createWebhookManagement(shop.database, { secret: 'of the webhooks', clock: () => now });
  });
  afterAll(() => shop.database.close());
  beforeEach(async () => {
    // The admin has just signed in.
    now = START;
    await shop.database.rows({ text: 'truncate webhook_endpoints, webhook_requests, jobs' });
  });

  async function add(input: Partial<WebhookInput> = {}): Promise<string> {
    const result = await webhooks.createEndpoint(admin, { ...form, ...input });
    if (result.kind !== 'saved') throw new Error(`The endpoint is not saved: ${result.kind}.`);
    return result.id;
  }

  test('R-WEBHOOK-1: ten endpoints, changes of colleagues, and what the audit log says of a URL', async () => {
    const id = await add();
    expect(await webhooks.changeEndpoint(admin, { id, form })).toMatchObject({ kind: 'conflict' });
    expect(await webhooks.deleteEndpoint(admin, { id, version: 0 })).toMatchObject({ kind: 'conflict' });
    for (let count = 1; count < 10; count += 1) await add({ name: `Program ${count}` });
    expect(await webhooks.createEndpoint(admin, form)).toEqual({ kind: 'full' });
    expect(await webhooks.listEndpoints(admin)).toHaveLength(10);
    const entries = await shop.database.rows({
      text: `select * from audit_events where area = 'webhooks' and subject_id = $1`,
      values: [id],
    });
    expect(JSON.stringify(entries)).toContain('hooks.example.com');
    expect(JSON.stringify(entries)).not.toContain('a-secret-token');
    expect(await webhooks.deleteEndpoint(admin, { id, version: 1 })).toMatchObject({ kind: 'saved' });
    expect(await webhooks.getEndpoint(admin, id)).toBeUndefined();
  });

  test('R-WEBHOOK-3: names and addresses go to a new place only after a recent sign-in', async () => {
    const id = await add();
    const withContact = await add({ includesContact: true });
    now = new Date(START.getTime() + HOUR_MS);
    const contact = { ...form, includesContact: true, version: 1 };
    const elsewhere = { ...contact, url: 'https://elsewhere.example.com/' };
    expect(await webhooks.createEndpoint(admin, contact)).toEqual({ kind: 'stale' });
    expect(await webhooks.changeEndpoint(admin, { id, form: contact })).toEqual({ kind: 'stale' });
    expect(await webhooks.changeEndpoint(admin, { id: withContact, form: elsewhere })).toEqual({
      kind: 'stale',
    });
    const other = { ...contact, name: 'Courier' };
    expect((await webhooks.changeEndpoint(admin, { id: withContact, form: other })).kind).toBe('saved');
    const without = { ...elsewhere, includesContact: false, version: 2 };
    expect((await webhooks.changeEndpoint(admin, { id: withContact, form: without })).kind).toBe('saved');
  });

  test('only admins see and change webhooks', async () => {
    const id = await add();
    for (const attempt of [
      () => webhooks.listEndpoints(actor),
      () => webhooks.getEndpoint(actor, id),
      () => webhooks.createEndpoint(actor, form),
      () => webhooks.changeEndpoint(actor, { id, form }),
      () => webhooks.switchEndpoint(actor, { id, version: 1, action: 'pause' }),
      () => webhooks.deleteEndpoint(actor, { id, version: 1 }),
      () => webhooks.testEndpoint(actor, id),
      () => webhooks.resendRequests(actor, { id }),
    ]) {
      await expect(attempt()).rejects.toThrow(NotAllowedError);
    }
  });
});
