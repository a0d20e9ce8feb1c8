import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DELETION_GRACE_DAYS } from '~/domain/accounts/account-deletion';
import { createAccountDeletion } from '~/server/account-deletion/account-deletion.server';
import { deleteUser } from '~/server/account-deletion/delete-user.server';
import type { DeletionDeps } from '~/server/account-deletion/deps.server';
import type { AccountDeletion } from '~/server/account-deletion/types.server';
import { createEmailQueue } from '~/server/email/email-queue.server';
import { renderQueued } from '~/server/email/render-queued.server';
import { sendEmail } from '~/server/email/send-email.server';
import type { QueuedEmail } from '~/server/email/transport.server';
import { personalData } from '~/server/personal-data/registry.server';
import { purgeExpired } from '~/server/process/purge-expired.server';
import { engines } from '../../database/test-database';
import { createLocalEmailThread } from '../../fakes/rendered-emails';
import { createTestBrowser } from '../../fakes/test-browser';
import { createKnownUser, insertPersonalData } from '../../fixtures/personal-data-rows';
import { openTestAccounts, sampleAdmin, sampleUser, type TestAccounts } from '../../fixtures/test-accounts';

const DAY_MS = 24 * 60 * 60 * 1000;
const context = { attempt: 1, isLast: false };

describe.each(engines)('leaving (%s)', (engine) => {
  let opened: TestAccounts;
  let parts: DeletionDeps;
  let leaving: AccountDeletion;
  let now: Date;
  const posted: QueuedEmail[] = [];

  beforeEach(async () => {
    opened = await openTestAccounts(engine);
    posted.length = 0;
    now = new Date();
    const mail = createEmailQueue({ clock: () => now });
    parts = { database: opened.database, mail, secret: 'x'.repeat(32), demo: true, clock: () => now };
    leaving = createAccountDeletion(parts);
  });
  afterEach(() => opened.database.close());

  const later = (days: number) => {
    now = new Date(Date.now() + days * DAY_MS);
  };
  const rows = <Row>(text: string, values: unknown[] = []) => opened.database.rows<Row>({ text, values });
  const countOf = async (table: string) =>
    (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

  /** Does what waits, as the worker would at this moment; mails leave for good. */
  async function doJobs() {
    const transport = {
      deliveredState: 'sent' as const,
      post: async (mail: QueuedEmail) => void posted.push(mail),
    };
    const send = sendEmail(opened.database, { transport, storesText: false });
    const erase = deleteUser(parts);
    const render = renderQueued(opened.database, createLocalEmailThread());
    const doing = { 'send-email': send, 'render-email': render, 'delete-user': erase };
    for (;;) {
      const [job] = await rows<{ id: string; kind: keyof typeof doing; payload: never }>(
        `select id, kind, payload from jobs where run_after <= greatest($1::timestamptz, now()) and kind in ('render-email', 'send-email', 'delete-user')
          and done_at is null order by created_at, id limit 1`,
        [now],
      );
      if (!job) return;
      await doing[job.kind](job.payload, context);
      await rows(`delete from jobs where id = $1`, [job.id]);
    }
  }
  const tokenIn = (mail: QueuedEmail | undefined) => /token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

  test('asked, waited for, done: nothing is left, and one last letter says so', async () => {
    const here = createTestBrowser();
    const actor = await opened.signIn(here);
    const elsewhere = createTestBrowser();
    await opened.signIn(elsewhere);
    expect(await leaving.getRequest(actor)).toBeNull();
    const asked = await leaving.request(actor);
    expect(asked).toEqual({
      kind: 'asked',
      deletesAt: new Date(now.getTime() + DELETION_GRACE_DAYS * DAY_MS),
    });
    expect(await leaving.request(actor)).toEqual(asked);
    expect(await opened.accounts.getSession(elsewhere.createRequest())).toBeNull();
    expect(await opened.accounts.getSession(here.createRequest())).not.toBeNull();
    expect((await opened.signIn(createTestBrowser())).user.id).toBe(sampleUser.id);

    later(DELETION_GRACE_DAYS - 0.1);
    await doJobs();
    expect(posted.map(({ subject }) => subject)).toEqual(['Your profile will be deleted']);
    expect(await leaving.getRequest(actor)).not.toBeNull();

    later(DELETION_GRACE_DAYS + 0.1);
    await doJobs();
    expect(posted.map(({ subject }) => subject)).toEqual([
      'Your profile will be deleted',
      'Your profile is deleted',
    ]);
    expect(posted[1]?.recipient).toBe(sampleUser.email);
    expect(await opened.accounts.getUserById(sampleUser.id)).toBeNull();
    expect(await opened.accounts.getSession(here.createRequest())).toBeNull();
    expect(await countOf('emails')).toBe(0);
    expect(await leaving.cancelByLink(tokenIn(posted[0]))).toBe(false);
    expect(await leaving.getRequestByLink(tokenIn(posted[0]))).toBeNull();
  });

  test('the link takes it back without a session, once', async () => {
    const actor = await opened.signIn(createTestBrowser());
    await leaving.request(actor);
    await doJobs();
    const token = tokenIn(posted[0]);
    expect((await leaving.getRequestByLink(token))?.deletesAt).toBeInstanceOf(Date);
    expect(await leaving.cancelByLink(token)).toBe(true);
    expect(await leaving.cancelByLink(token)).toBe(false);
    expect(await leaving.getRequest(actor)).toBeNull();
    later(DELETION_GRACE_DAYS + 1);
    await doJobs();
    expect(posted.map(({ subject }) => subject)).toContain('Your profile stays');
    expect(await opened.accounts.getUserById(sampleUser.id)).not.toBeNull();
    // The first link is about the first time: it stops nothing that was asked later.
    now = new Date();
    await leaving.request(actor);
    expect(await leaving.cancelByLink(token)).toBe(false);
  });

  test('a forged link, one of another kind and one of somebody else open nothing', async () => {
    const actor = await opened.signIn(createTestBrowser());
    await leaving.request(actor);
    await doJobs();
    const [id = '', signature = ''] = tokenIn(posted[0]).split('.');
    const reversed = [...signature].reverse().join('');
    for (const forged of ['', '.', id, `${id}.`, `${id}.${reversed}`, `${sampleUser.id}.${signature}`]) {
      expect(await leaving.getRequestByLink(forged)).toBeNull();
      expect(await leaving.cancelByLink(forged)).toBe(false);
    }
    const elsewhere = createAccountDeletion({ ...parts, secret: 'y'.repeat(32) });
    expect(await elsewhere.cancelByLink(`${id}.${signature}`)).toBe(false);
    expect(await leaving.getRequest(actor)).not.toBeNull();
  });

  test('signed in, one takes back only what is one’s own', async () => {
    const actor = await opened.signIn(createTestBrowser());
    const other = await opened.signIn(createTestBrowser(), sampleAdmin);
    await leaving.request(actor);
    expect(await leaving.getRequest(other)).toBeNull();
    expect(await leaving.cancel(other)).toBe(false);
    expect(await leaving.cancel(actor)).toBe(true);
    expect(await countOf('deletion_requests')).toBe(0);
    expect(await rows(`select id from jobs where kind = 'delete-user'`)).toEqual([]);
  });

  test('an old proof opens neither the end nor the copy', async () => {
    const actor = await opened.signIn(createTestBrowser());
    now = new Date(Date.now() + 16 * 60_000);
    expect(await leaving.request(actor)).toEqual({ kind: 'stale' });
    expect(await leaving.exportData(actor)).toEqual({ kind: 'stale' });
    expect(await countOf('deletion_requests')).toBe(0);
  });

  test('the last admin stays, also when that is so only in the end', async () => {
    const admin = await opened.signIn(createTestBrowser(), sampleAdmin);
    expect(await leaving.isLastAdmin(admin)).toBe(true);
    expect(await leaving.request(admin)).toEqual({ kind: 'last-admin' });
    await rows(`update users set role = 'admin' where id = $1`, [sampleUser.id]);
    const second = await opened.signIn(createTestBrowser());
    expect(await leaving.isLastAdmin(admin)).toBe(false);
    expect((await leaving.request(admin)).kind).toBe('asked');
    expect(await leaving.request(second)).toEqual({ kind: 'last-admin' });
    await rows(`update users set role = 'user' where id = $1`, [sampleUser.id]);
    later(DELETION_GRACE_DAYS + 1);
    await doJobs();
    expect(await opened.accounts.getUserById(sampleAdmin.id)).not.toBeNull();
    expect(await countOf('deletion_requests')).toBe(0);
    expect(posted.at(-1)?.text).toContain('nobody else is left');
  });

  test('two admins who ask at the same moment do not both go', async () => {
    await rows(`update users set role = 'admin' where id = $1`, [sampleUser.id]);
    const both = [
      await opened.signIn(createTestBrowser(), sampleAdmin),
      await opened.signIn(createTestBrowser()),
    ];
    const answers = await Promise.all(both.map((actor) => leaving.request(actor)));
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'last-admin']);
  });

  test('ended in the middle, nothing is gone; begun again, all of it; once more, nothing happens', async () => {
    await leaving.request(await opened.signIn(createTestBrowser()));
    later(DELETION_GRACE_DAYS + 1);
    const broken = { ...parts, mail: { queue: () => Promise.reject(new Error('power cut')) } };
    const [{ payload } = { payload: undefined as never }] = await rows<{ payload: never }>(
      `select payload from jobs where kind = 'delete-user'`,
    );
    await expect(deleteUser(broken)(payload, context)).rejects.toThrow('power cut');
    expect(await opened.accounts.getUserById(sampleUser.id)).not.toBeNull();
    await deleteUser(parts)(payload, context);
    expect(await opened.accounts.getUserById(sampleUser.id)).toBeNull();
    await deleteUser(parts)(payload, context);
    expect(await rows(`select id from emails where key like 'leaving-done:%'`)).toHaveLength(1);
  });

  test('a job that comes too early does nothing', async () => {
    await leaving.request(await opened.signIn(createTestBrowser()));
    const [job] = await rows<{ payload: never }>(`select payload from jobs where kind = 'delete-user'`);
    await expect(deleteUser(parts)(job?.payload as never, context)).rejects.toThrow('not time');
    expect(await opened.accounts.getUserById(sampleUser.id)).not.toBeNull();
  });

  test('the copy is a ZIP with every part and every file, of this user alone, a few times an hour', async () => {
    const actor = await opened.signIn(createTestBrowser());
    const { user } = actor;
    const known = createKnownUser({ id: user.id, name: user.name, email: user.email });
    const stranger = createKnownUser({ name: 'Zubeda Quraishi', email: 'zubeda@kolam.example' });
    for (const [area, write] of Object.entries(insertPersonalData)) {
      await write(opened.database.db, stranger);
      if (area !== 'account') await write(opened.database.db, known);
    }
    const everything = await leaving.exportData(actor);
    if (everything.kind !== 'file') throw new Error(everything.kind);
    expect(everything.name).toMatch(/^tessera-everything-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await new Response(everything.content).arrayBuffer()));
    const names = Object.keys(files);
    expect(names).toEqual(
      expect.arrayContaining(['read-me.txt', ...personalData.map(({ id }) => `${id}.json`)]),
    );
    expect(names).toContain(`messages/1-${user.name}.pdf`);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    for (const { id } of personalData) expect(() => JSON.parse(text(`${id}.json`)), id).not.toThrow();
    expect(JSON.parse(text('account.json'))).toMatchObject({ email: user.email, name: user.name });
    expect(JSON.parse(text('orders.json'))).toHaveLength(2);
    expect(text(`messages/1-${user.name}.pdf`)).toBe(`%PDF of ${user.name}`);
    expect(names.map(text).join()).not.toMatch(/Zubeda|hash of/);
    for (let again = 0; again < 4; again += 1) expect((await leaving.exportData(actor)).kind).toBe('file');
    expect(await leaving.exportData(actor)).toMatchObject({ kind: 'wait' });
  });

  test('orders that were open when somebody left are cleared by the hourly round', async () => {
    const known = createKnownUser();
    await insertPersonalData.account?.(opened.database.db, known);
    await insertPersonalData.orders?.(opened.database.db, known);
    await rows(`update orders set user_id = null, deletion_requested_at = now()`);
    await purgeExpired(opened.database)({}, context);
    expect(await rows(`select id from orders where contact ->> 'name' <> ''`)).toEqual([]);
  });
});
