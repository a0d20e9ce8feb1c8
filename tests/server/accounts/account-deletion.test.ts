import { setTimeout as pause } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELETION_GRACE_DAYS } from '~/domain/accounts/account-deletion';
import { DAY_MS } from '~/domain/time/durations';
import {
  type AccountDeletion,
  createAccountDeletion,
} from '~/server/account-deletion/account-deletion.server';
import { deleteUser } from '~/server/account-deletion/delete-user.server';
import type { DeletionDeps } from '~/server/account-deletion/request-deletion.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { sendEmail } from '~/server/email/send-email.server';
import type { QueuedEmail } from '~/server/email/transport.server';
import { personalData } from '~/server/personal-data/registry.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { engines } from '../../database/test-database';
import { createLocalEmailThread } from '../../fakes/rendered-emails';
import { createTestBrowser } from '../../fakes/test-browser';
import { createKnownUser, LATER, NOW } from '../../fixtures/known-user';
import { insertOrder } from '../../fixtures/order-rows';
import { insertPersonalData } from '../../fixtures/personal-data-rows';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const context = { attempt: 1, isLast: false };

describe.each(engines)('account deletion (%s)', (engine) => {
  let fixture: TestAccounts;
  let deps: DeletionDeps;
  let deletion: AccountDeletion;
  let now: Date;
  const sent: QueuedEmail[] = [];

  beforeEach(async () => {
    fixture = await openTestAccounts(engine);
    sent.length = 0;
    now = new Date();
    const clock = () => now;
    const options = { emailQueue: createEmailQueue({ clock }), secret: 'x'.repeat(32), demo: true, clock };
    deps = { db: fixture.database.db, ...options };
    deletion = createAccountDeletion(fixture.database, options);
  });
  afterEach(() => fixture.database.close());

  const setDaysLater = (days: number) => {
    now = new Date(Date.now() + days * DAY_MS);
  };
  const rows = <Row>(text: string, values: unknown[] = []) => fixture.database.rows<Row>({ text, values });
  const countRows = async (table: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

  /** Runs the jobs that are due at `now`, as the worker does. Sent emails are not stored. */
  async function runJobs() {
    const transport = {
      deliveredState: 'sent' as const,
      send: async (email: QueuedEmail) => void sent.push(email),
    };
    const handlers = {
      'send-email': sendEmail(fixture.database, { transport, storesText: false }),
      'render-email': renderQueued(fixture.database, createLocalEmailThread()),
      'delete-user': deleteUser(deps),
    };
    for (;;) {
      const [job] = await rows<{ id: string; kind: keyof typeof handlers; payload: never }>(
        `select id, kind, payload from jobs where run_after <= greatest($1::timestamptz, now()) and kind in ('render-email', 'send-email', 'delete-user')
          and done_at is null order by created_at, id limit 1`,
        [now],
      );
      if (!job) return;
      await handlers[job.kind](job.payload, context);
      await rows(`delete from jobs where id = $1`, [job.id]);
    }
  }
  const readToken = (email: QueuedEmail | undefined) => /token=([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';

  test('a requested deletion removes the account after the grace period and sends a last email', async () => {
    const browser = createTestBrowser();
    const actor = await fixture.signIn(browser);
    const otherBrowser = createTestBrowser();
    await fixture.signIn(otherBrowser);
    expect(await deletion.getRequest(actor)).toBeNull();
    const requested = await deletion.request(actor);
    expect(requested).toEqual({
      kind: 'asked',
      deletesAt: new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS),
    });
    expect(await deletion.request(actor)).toEqual(requested);
    expect(await fixture.accounts.getSession(otherBrowser.createRequest())).toBeNull();
    expect(await fixture.accounts.getSession(browser.createRequest())).not.toBeNull();
    expect((await fixture.signIn(createTestBrowser())).user.id).toBe(sampleUser.id);

    setDaysLater(DELETION_GRACE_DAYS - 0.1);
    await runJobs();
    expect(sent.map(({ subject }) => subject)).toEqual(['Your profile will be deleted']);
    expect(await deletion.getRequest(actor)).not.toBeNull();

    setDaysLater(DELETION_GRACE_DAYS + 0.1);
    await runJobs();
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Your profile will be deleted',
      'Your profile is deleted',
    ]);
    expect(sent[1]?.recipient).toBe(sampleUser.email);
    expect(await fixture.accounts.getUserById(sampleUser.id)).toBeNull();
    expect(await fixture.accounts.getSession(browser.createRequest())).toBeNull();
    expect(await countRows('emails')).toBe(0);
    expect(await deletion.cancelByLink(readToken(sent[0]))).toBe(false);
    expect(await deletion.getRequestByLink(readToken(sent[0]))).toBeNull();
  });

  test('the link in the email cancels the deletion once, without a session', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    await deletion.request(actor);
    await runJobs();
    const token = readToken(sent[0]);
    expect((await deletion.getRequestByLink(token))?.deletesAt).toBeInstanceOf(Date);
    expect(await deletion.cancelByLink(token)).toBe(true);
    expect(await deletion.cancelByLink(token)).toBe(false);
    expect(await deletion.getRequest(actor)).toBeNull();
    setDaysLater(DELETION_GRACE_DAYS + 1);
    await runJobs();
    expect(sent.map(({ subject }) => subject)).toContain('Your profile will not be deleted');
    expect(await fixture.accounts.getUserById(sampleUser.id)).not.toBeNull();
    // The link belongs to the first request and does not cancel a later one.
    now = new Date();
    await deletion.request(actor);
    expect(await deletion.cancelByLink(token)).toBe(false);
  });

  test('a forged link is not valid', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    await deletion.request(actor);
    await runJobs();
    const [id = '', signature = ''] = readToken(sent[0]).split('.');
    const reversed = [...signature].reverse().join('');
    for (const forged of ['', '.', id, `${id}.`, `${id}.${reversed}`, `${sampleUser.id}.${signature}`]) {
      expect(await deletion.getRequestByLink(forged)).toBeNull();
      expect(await deletion.cancelByLink(forged)).toBe(false);
    }
    const { db: _, ...options } = deps;
    const otherSite = createAccountDeletion(fixture.database, { ...options, secret: 'y'.repeat(32) });
    expect(await otherSite.cancelByLink(`${id}.${signature}`)).toBe(false);
    expect(await deletion.getRequest(actor)).not.toBeNull();
  });

  test('a user cancels only the own request', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const other = await fixture.signIn(createTestBrowser(), sampleAdmin);
    await deletion.request(actor);
    expect(await deletion.getRequest(other)).toBeNull();
    expect(await deletion.cancel(other)).toBe(false);
    expect(await deletion.cancel(actor)).toBe(true);
    expect(await countRows('deletion_requests')).toBe(0);
    expect(await rows(`select id from jobs where kind = 'delete-user'`)).toEqual([]);
  });

  test('deletion and export need a recent authentication', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    now = new Date(Date.now() + 16 * 60_000);
    expect(await deletion.request(actor)).toEqual({ kind: 'stale' });
    expect(await deletion.exportData(actor)).toEqual({ kind: 'stale' });
    expect(await countRows('deletion_requests')).toBe(0);
  });

  test('the last admin is not deleted, neither at the request nor at the deletion', async () => {
    const admin = await fixture.signIn(createTestBrowser(), sampleAdmin);
    expect(await deletion.isLastAdmin(admin)).toBe(true);
    expect(await deletion.request(admin)).toEqual({ kind: 'last-admin' });
    await rows(`update users set role = 'admin' where id = $1`, [sampleUser.id]);
    const secondAdmin = await fixture.signIn(createTestBrowser());
    expect(await deletion.isLastAdmin(admin)).toBe(false);
    expect((await deletion.request(admin)).kind).toBe('asked');
    expect(await deletion.request(secondAdmin)).toEqual({ kind: 'last-admin' });
    await rows(`update users set role = 'user' where id = $1`, [sampleUser.id]);
    setDaysLater(DELETION_GRACE_DAYS + 1);
    await runJobs();
    expect(await fixture.accounts.getUserById(sampleAdmin.id)).not.toBeNull();
    expect(await countRows('deletion_requests')).toBe(0);
    expect(sent.at(-1)?.text).toContain('the only admin');
  });

  test('of two admins with concurrent requests one stays', async () => {
    await rows(`update users set role = 'admin' where id = $1`, [sampleUser.id]);
    const admins = [
      await fixture.signIn(createTestBrowser(), sampleAdmin),
      await fixture.signIn(createTestBrowser()),
    ];
    const results = await Promise.all(admins.map((actor) => deletion.request(actor)));
    expect(results.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'last-admin']);
  });

  test('a failed deletion changes nothing, the next attempt deletes everything, a further one does nothing', async () => {
    await deletion.request(await fixture.signIn(createTestBrowser()));
    setDaysLater(DELETION_GRACE_DAYS + 1);
    const failing = { ...deps, emailQueue: { enqueue: () => Promise.reject(new Error('power cut')) } };
    const [{ payload } = { payload: undefined as never }] = await rows<{ payload: never }>(
      `select payload from jobs where kind = 'delete-user'`,
    );
    await expect(deleteUser(failing)(payload, context)).rejects.toThrow('power cut');
    expect(await fixture.accounts.getUserById(sampleUser.id)).not.toBeNull();
    await deleteUser(deps)(payload, context);
    expect(await fixture.accounts.getUserById(sampleUser.id)).toBeNull();
    await deleteUser(deps)(payload, context);
    expect(await rows(`select id from emails where key like 'account-deleted:%'`)).toHaveLength(1);
  });

  test('a job that runs too early does nothing', async () => {
    await deletion.request(await fixture.signIn(createTestBrowser()));
    const [job] = await rows<{ payload: never }>(`select payload from jobs where kind = 'delete-user'`);
    await expect(deleteUser(deps)(job?.payload as never, context)).rejects.toThrow('not due');
    expect(await fixture.accounts.getUserById(sampleUser.id)).not.toBeNull();
  });

  test('the export is a ZIP of all areas and files of this user alone, a limited number of times an hour', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const { user } = actor;
    const known = createKnownUser({ id: user.id, name: user.name, email: user.email });
    const otherUser = createKnownUser({ name: 'Zubeda Quraishi', email: 'zubeda@kolam.example' });
    for (const [area, insert] of Object.entries(insertPersonalData)) {
      await insert(fixture.database.db, otherUser);
      if (area !== 'account') await insert(fixture.database.db, known);
    }
    now = new Date('2026-11-30T20:00:00Z');
    const result = await deletion.exportData(actor);
    if (result.kind !== 'file') throw new Error(result.kind);
    // The day in India.
    expect(result.name).toBe('tessera-everything-2026-12-01.zip');
    const files = unzipSync(new Uint8Array(await new Response(result.content).arrayBuffer()));
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining(['read-me.txt', ...personalData.map(({ id }) => `${id}.json`)]),
    );
    expect(names).toContain(`messages/1-${user.name}.pdf`);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    for (const { id } of personalData) expect(() => JSON.parse(text(`${id}.json`)), id).not.toThrow();
    expect(JSON.parse(text('account.json'))).toMatchObject({ email: user.email, name: user.name });
    // Two of the account and one of a guest with its confirmed email.
    expect(JSON.parse(text('orders.json'))).toHaveLength(3);
    expect(text(`messages/1-${user.name}.pdf`)).toBe(`%PDF of ${user.name}`);
    expect(names.map(text).join()).not.toMatch(/Zubeda|hash of/);
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await deletion.exportData(actor)).kind).toBe('file');
    expect(await deletion.exportData(actor)).toMatchObject({ kind: 'wait' });
  });

  test('an order that is placed while its buyer is deleted belongs to the deletion', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    await deletion.request(actor);
    setDaysLater(DELETION_GRACE_DAYS + 0.1);
    const [request] = await rows<{ id: string }>('select id from deletion_requests');
    const { id, name, email } = actor.user;
    let deleting: Promise<void> | undefined;
    await fixture.database.db.transaction(async (transaction) => {
      await insertOrder(transaction, { ...createKnownUser(), id, name, email });
      deleting = deleteUser(deps)({ deletionRequestId: request?.id ?? '' }, context);
      await pause(200);
    });
    await deleting;
    expect(await rows('select user_id, deletion_requested_at is null as open from orders')).toEqual([
      { user_id: null, open: false },
    ]);
  });

  test('the hourly purge anonymises orders that were open at the deletion of their buyer', async () => {
    const known = createKnownUser();
    await insertPersonalData.account?.(fixture.database.db, known);
    await insertPersonalData.orders?.(fixture.database.db, known);
    await rows(`update orders set user_id = null, deletion_requested_at = now()`);
    await purgeExpired(fixture.database)({}, context);
    expect(await rows(`select id from orders where contact ->> 'name' <> ''`)).toEqual([]);
  });

  test('R-DELETION-1: lists the open orders, calls to come and unfinished projects of this user alone', async () => {
    const actor = await fixture.signIn(createTestBrowser());
    const { db } = fixture.database;
    const { id, name, email } = actor.user;
    const known = createKnownUser({ id, name, email });
    const otherUser = createKnownUser();
    expect(await deletion.listOpenItems(actor)).toEqual({ orders: [], calls: [], projects: [] });
    await insertPersonalData.account?.(db, otherUser);
    for (const user of [known, otherUser]) {
      await insertPersonalData.messages?.(db, user);
      await insertPersonalData.projects?.(db, user);
      await insertOrder(db, user, { status: 'shipped', received: 1_180_00 });
      await insertOrder(db, user, { status: 'placed', paidAt: null, createdAt: LATER });
      await insertOrder(db, user, { status: 'delivered', received: 1_180_00 });
    }
    now = NOW;
    const { orders, calls, projects } = await deletion.listOpenItems(actor);
    expect(orders.map(({ isCancelled }) => isCancelled)).toEqual([false, true]);
    expect([calls.length, projects.length]).toEqual([1, 1]);
    now = LATER;
    expect((await deletion.listOpenItems(actor)).calls).toEqual([]);
  });
});
