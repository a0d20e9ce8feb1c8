import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../../scripts/site/production-site';
import { createPostgresDatabase } from '../../database/test-database';
import { type FakeSmtpServer, startFakeSmtpServer } from '../../fakes/fake-smtp-server';
import { fetchUnitPrice, postCheckout, readOrderNumber } from '../support/checkout-requests';
import { runServerToExit } from '../support/run-server-to-exit';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';

const FROM = 'Tessera <hello@tessera.example>';

let folder: string;
let server: FakeSmtpServer;
const started: RunningSite[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-mail-'));
  server = await startFakeSmtpServer();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((site) => site.stop()));
  // Every site starts with the same order number.
  server.received.length = 0;
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function start(name: string, settings: Record<string, string> = {}): Promise<RunningSite> {
  const site = await startSeededSite({ dataFolder: join(folder, name), settings });
  started.push(site);
  return site;
}

async function placeOrder(site: RunningSite): Promise<string> {
  const unitPrice = await fetchUnitPrice(site.url, 'mosaic-mug');
  const response = await postCheckout(site.url, { productId: 'mosaic-mug', quantity: 1, unitPrice });
  const number = readOrderNumber(response);
  if (!number) throw new Error(`The checkout responded with ${response.status}.`);
  return number;
}

const listSubjects = () => server.received.map(({ subject = '' }) => subject);
const findConfirmations = (number: string) =>
  server.received.filter(({ subject }) => subject?.startsWith(`We have your order ${number}`));

it('an order confirmation is sent after its process was killed, with a link to the order', async () => {
  const settings = { SMTP_URL: server.url, MAIL_FROM: FROM, LOG_LEVEL: 'info' };
  const site = await start('killed', settings);
  const resumeReplies = server.pauseReplies();
  const number = await placeOrder(site);
  await server.waitForPausedEmail();
  const ended = once(site.process, 'exit');
  site.process.kill('SIGKILL');
  await ended;
  resumeReplies();
  expect(findConfirmations(number)).toEqual([]);

  const next = await start('killed', settings);
  await expect.poll(() => findConfirmations(number), { timeout: 60_000 }).toHaveLength(1);
  await expect
    .poll(() => listSubjects().some((subject) => subject.startsWith(`New order ${number}`)))
    .toBe(true);
  const { text = '', envelopeRecipients } = findConfirmations(number)[0] ?? {};
  expect(envelopeRecipients).toEqual(['meera@example.com']);
  const [path = ''] = /\/shop\/orders\/\S+/.exec(text) ?? [];
  expect((await sendRequest(next.url, { path })).status).toBe(200);
  const key = new URLSearchParams(path.split('?')[1]).get('key') ?? '';
  for (const { output } of [site, next]) {
    expect(output()).not.toContain('meera@example.com');
    expect(output()).not.toContain(key);
  }
});

it('a separate worker runs the jobs of the web process, and stops on SIGTERM', async () => {
  const database = await createPostgresDatabase('seeded');
  const shared = {
    DATABASE_URL: database.url,
    SESSION_SECRET: 'x'.repeat(32),
    SMTP_URL: server.url,
    MAIL_FROM: FROM,
  };
  const site = await start('web', { ...shared, JOBS: 'elsewhere' });
  const number = await placeOrder(site);
  const env = { PATH: process.env.PATH, ...shared };
  const worker = spawn(process.execPath, ['build/server/main.js', 'worker'], {
    env,
    stdio: 'pipe',
  });
  await expect.poll(() => findConfirmations(number), { timeout: 60_000 }).toHaveLength(1);
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await Promise.all(started.splice(0).map((one) => one.stop()));
  await database.drop();
});

it('one-click unsubscribe of a mail client works without an origin, but not with another key', async () => {
  const site = await start('newsletter', { SMTP_URL: server.url, MAIL_FROM: FROM });
  const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };
  const post = (path: string, headers: Record<string, string>, body: string) =>
    sendRequest(site.url, { method: 'POST', path, headers, body });
  const waitForEmail = async (subject: string) => {
    await expect.poll(listSubjects, { timeout: 30_000 }).toContain(subject);
    return server.received.findLast((email) => email.subject === subject);
  };
  expect((await post('/newsletter', own, 'email=ravi')).status).toBe(400);
  expect((await post('/newsletter', own, 'email=ravi%40example.com')).status).toBe(303);
  const [confirm = ''] =
    /\/newsletter\/confirm\/\S+/.exec((await waitForEmail('Confirm your subscription'))?.text ?? '') ?? [];
  expect((await sendRequest(site.url, { path: confirm })).text).toContain('Confirm subscription');
  expect((await post(confirm, {}, '')).status).toBe(403);
  expect((await post(confirm, own, '')).status).toBe(303);
  const headers = (await waitForEmail('You are subscribed to our newsletter'))?.headers ?? [];
  const unsubscribeUrl = headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
  const { pathname, search } = new URL(unsubscribeUrl);
  const oneClick = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = 'List-Unsubscribe=One-Click';
  expect((await post(`${pathname}?key=wrong`, oneClick, body)).status).toBe(404);
  const unsubscribed = await post(pathname + search, oneClick, body);
  // RFC 8058 forbids a redirect.
  expect(unsubscribed.status).toBe(200);
  expect(unsubscribed.text).toContain('You are unsubscribed.');
  const asFormData = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const part = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await post(pathname + search, asFormData, part)).status).toBe(200);
});

it('a separate worker needs PostgreSQL', async () => {
  const { code, errorLines } = await runServerToExit({}, ['worker']);
  expect(code).toBe(1);
  expect(errorLines).toEqual([expect.stringContaining('DATABASE_URL')]);
});

describe('the mailbox page', () => {
  it('shows emails without running or sending anything', async () => {
    const site = await start('mailbox');
    const number = await placeOrder(site);
    const list = async (to: string) => (await sendRequest(site.url, { path: `/dev/mailbox?to=${to}` })).text;
    await expect.poll(() => list('meera@')).toContain(`We have your order ${number}`);
    expect(await list('nobody@')).not.toContain(number);
    const [, id = ''] =
      /href="\/dev\/mailbox\/([^"]+)"[^>]*>\s*<span[^>]*>We have your order/.exec(await list('meera@')) ?? [];
    const page = await sendRequest(site.url, { path: `/dev/mailbox/${id}` });
    expect(page.status).toBe(200);
    expect(page.text).toContain(`src="/dev/mailbox/${id}/html"`);
    expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    const html = await sendRequest(site.url, { path: `/dev/mailbox/${id}/html` });
    expect(html.headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox/);
    expect(html.headers['x-content-type-options']).toBe('nosniff');
    expect(html.text).not.toContain('<script');
    const raw = await sendRequest(site.url, { path: `/dev/mailbox/${id}/raw` });
    expect(raw.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(raw.text).toContain('To: meera@example.com');
    expect((await sendRequest(site.url, { path: `/dev/mailbox/${id}/other` })).status).toBe(404);
    expect((await sendRequest(site.url, { path: '/dev/mailbox/nothing' })).status).toBe(404);
    expect((await sendRequest(site.url, { path: '/dev/mails/order-upi/html' })).text).toContain('</html>');
  });

  it('does not exist without demo mode', async () => {
    const site = await start('no-demo', { DEMO: 'off' });
    await placeOrder(site);
    const pages = [
      'mailbox',
      'mailbox/x',
      'mailbox/x/html',
      'mailbox/x/raw',
      'mails',
      'mails/contact',
      'mails/contact/html',
    ];
    for (const page of pages)
      expect((await sendRequest(site.url, { path: `/dev/${page}` })).status).toBe(404);
  });
});
