import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createMessageId, createRawEmail } from '~/server/email/fixtures/raw-emails';
import type { RunningSite } from '../../../scripts/site/production-site';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest } from '../support/send-request';
import { signInAs } from '../support/sign-in-as';

const PATH = '/webhooks/email';
const SECRET = 'a secret of the mail server, with no space'.replaceAll(' ', '-');
const MB = 1024 * 1024;

let site: RunningSite;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tessera-received-'));
  site = await startSeededSite({ dataFolder, settings: { INBOUND_EMAIL_SECRET: SECRET, LOG_LEVEL: 'info' } });
});

afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

interface Given {
  authorization?: string;
  type?: string;
  url?: string;
  headers?: Record<string, string>;
}

const give = (
  body: Buffer | string,
  { authorization = `Bearer ${SECRET}`, type = 'message/rfc822', url = site.url, headers }: Given = {},
) =>
  sendRequest(url, {
    method: 'POST',
    path: PATH,
    headers: { ...(authorization && { authorization }), 'content-type': type, ...headers },
    body,
  });

it('R-INBOX-8: does not exist without a secret', async () => {
  expect((await give(createRawEmail(), { url: inject('siteUrl') })).status).toBe(404);
  expect((await sendRequest(site.url, { path: PATH })).status).toBe(404);
});

it.each(['', 'Bearer', 'Bearer wrong', `bearer ${SECRET}`, `Basic ${SECRET}`, `Bearer ${SECRET}x`, SECRET])(
  'R-INBOX-8: refuses the authorisation %j',
  async (authorization) => {
    const response = await give(createRawEmail(), { authorization });
    expect([response.status, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  },
);

it('R-INBOX-8: an email is in the inbox, once, without an origin of the site', async () => {
  const subject = `Catalogue ${randomUUID()}`;
  const text = `Words ${randomUUID()}`;
  const raw = createRawEmail({ subject, text, messageId: createMessageId() });
  const first = await give(raw, { headers: { origin: 'https://mail.example.org' } });
  expect([first.status, first.text, first.headers['cache-control']]).toEqual([200, 'message', 'no-store']);
  const again = await give(raw);
  expect([again.status, again.text]).toEqual([200, 'repeated']);

  const cookie = await signInAs('staff', site.url);
  const list = await sendRequest(site.url, {
    path: `/admin/inbox?q=${encodeURIComponent(text)}`,
    headers: { cookie },
  });
  const paths = new Set(list.text.match(/\/admin\/inbox\/[\da-f-]{36}/g));
  expect(paths.size).toBe(1);
  const [path = ''] = paths;
  const page = await sendRequest(site.url, { path, headers: { cookie } });
  expect(page.text).toContain(subject);
  expect(page.text).toContain('The answer appears on this page.');
  expect(site.output()).not.toContain(text);
});

it.each([
  ['another type', 415, 'words', { type: 'application/x-www-form-urlencoded' }],
  ['an empty body', 400, '', {}],
  ['an email without a sender', 422, createRawEmail({ from: 'nobody' }), {}],
  ['no email', 422, 'only words', {}],
  ['too many parts', 422, createRawEmail({ text: '\n--'.repeat(2_001) }), {}],
  ['too many bytes', 413, Buffer.alloc(15 * MB + 1, 'a'), {}],
] as const)('R-INBOX-8: refuses %s with %d', async (_name, status, body, given) => {
  expect((await give(body, given)).status).toBe(status);
});

it('takes an email with as many bytes as the limit allows', async () => {
  const raw = createRawEmail({ text: `${'word '.repeat(10)}\r\n`.repeat(250_000) });
  expect(raw.length).toBeGreaterThan(12 * MB);
  expect((await give(raw)).text).toBe('message');
});
