import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { devPaths } from '~/dev-paths';
import { paths } from '~/paths';
import { openEmbedded } from '~/server/db/embedded.server';
import type { RunningSite } from '../../../scripts/site/production-site';
import { type FormValues, postForm } from '../support/post-form';
import { startSeededSite } from '../support/seeded-site';
import { sendRequest, type TestResponse } from '../support/send-request';

let site: RunningSite;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-deletion-'));
  site = await startSeededSite({ dataFolder: folder, settings: { FORMS_PER_MINUTE: '100000' } });
});
afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
});

const post = (path: string, fields: FormValues, cookie = '', headers = {}): Promise<TestResponse> =>
  postForm(site.url, { path, fields, cookie, headers });
const read = (path: string, cookie = '') =>
  sendRequest(site.url, { path, headers: cookie ? { cookie } : {} });

async function signIn(role: 'user' | 'admin'): Promise<string> {
  const { email = '', password = '' } = sampleUsers.find((user) => user.role === role) ?? {};
  const response = await post('/auth/sign-in', { email, password });
  expect(response.status).toBe(303);
  return (response.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
}

const deletionPage = paths.account.deleteProfile();
const BANNER = 'This profile is going to be deleted';

/** The link that cancels the deletion, from the newest email in the mailbox of demo mode. */
async function readCancelLink(): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const { text } = await read(devPaths.mailbox());
      const id = /\/dev\/mailbox\/([\w-]+)"(?:(?!\/dev\/mailbox\/)[\s\S])*?Your profile will be deleted/.exec(
        text,
      )?.[1];
      const email = id ? await read(devPaths.mailboxEmailSource(id, 'html')) : undefined;
      link = /href="[^"]*(\/auth\/keep-profile\?token=[\w.-]+)"/.exec(email?.text ?? '')?.[1];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

it('without a session, the deletion page and the export redirect to the sign-in', async () => {
  for (const path of [deletionPage, paths.account.dataExport()]) {
    const response = await read(path);
    expect(response.status).toBe(302);
    expect(response.headers.location).toContain('/auth/sign-in?redirectTo=');
    expect((await post(path, { intent: 'request', sure: 'on' })).status).toBe(302);
  }
});

it('after a recent sign-in, the export is a complete ZIP; a form of another site is refused', async () => {
  const cookie = await signIn('user');
  const response = await post(paths.account.dataExport(), {}, cookie);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="tessera-everything-.*\.zip"$/,
  );
  expect(response.headers['cache-control']).toBe('private, no-store');
  const files = unzipSync(new Uint8Array(response.body));
  const { email = '' } = sampleUsers[0] ?? {};
  expect(JSON.parse(new TextDecoder().decode(files['account.json']))).toMatchObject({ email });
  expect(JSON.parse(new TextDecoder().decode(files['orders.json'])).length).toBeGreaterThan(3);
  const foreign = await post(paths.account.dataExport(), {}, cookie, { 'Sec-Fetch-Site': 'cross-site' });
  expect(foreign.status).toBe(403);
  expect((await read(paths.account.dataExport(), cookie)).headers.location).toBe(deletionPage);
});

it('the deletion needs the tick, a known intent and the right password, and is refused to the last admin', async () => {
  const cookie = await signIn('user');
  const withoutTick = await post(`${deletionPage}?done=cancelled`, { intent: 'request' }, cookie);
  expect(withoutTick.status).toBe(400);
  // The browser scrolls to the issue, and no message of an earlier form is left.
  expect(/<input[^>]*id="sure"[^>]*>/.exec(withoutTick.text)?.[0]).toMatch(/autofocus/i);
  expect(withoutTick.text).toMatch(
    new RegExp(`<form[^>]*action="${deletionPage}"[^>]*>(?:(?!</form>).)*id="sure"`),
  );
  expect(withoutTick.text).not.toContain('Your profile was not deleted.');
  expect((await post(deletionPage, { intent: 'something' }, cookie)).status).toBe(400);
  expect((await post(deletionPage, { intent: 'reauthenticate', password: '' }, cookie)).status).toBe(400);
  const wrong = await post(deletionPage, { intent: 'reauthenticate', password: 'not this one' }, cookie);
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('The password is incorrect');
  expect(wrong.text).not.toContain('not this one');
  const admin = await signIn('admin');
  expect((await read(deletionPage, admin)).text).toContain('the only administrator');
  expect((await post(deletionPage, { intent: 'request', sure: 'on' }, admin)).status).toBe(403);
});

it('a requested deletion is shown on every account page, and the link cancels it without a session', async () => {
  const cookie = await signIn('user');
  const otherSession = await signIn('user');
  expect((await post(deletionPage, { intent: 'request', sure: 'on' }, cookie)).status).toBe(303);
  expect((await read(paths.account.orderHistory(), otherSession)).status).toBe(302);
  for (const path of [deletionPage, paths.account.orderHistory(), paths.account.wishlist()])
    expect((await read(path, cookie)).text, path).toContain(BANNER);
  const again = await signIn('user');
  expect((await read(paths.account.orderHistory(), again)).text).toContain(BANNER);

  const link = await readCancelLink();
  const opened = await read(link);
  expect(opened.status).toBe(200);
  expect(opened.text).toContain('noindex');
  expect((await read(deletionPage, cookie)).text).toContain(BANNER);
  const token = new URL(link, site.url).searchParams.get('token') ?? '';
  for (const forged of ['', 'gone', `${token}x`, token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))]) {
    const refused = await post(paths.auth.cancelDeletion(), { token: forged });
    expect(refused.headers.location).toBe('/auth/keep-profile?token=gone');
  }
  expect((await read('/auth/keep-profile?token=gone')).status).toBe(410);
  expect((await read(deletionPage, cookie)).text).toContain(BANNER);
  const cancelled = await post(paths.auth.cancelDeletion(), { token });
  expect(cancelled.headers.location).toBe('/auth/keep-profile?done=kept');
  expect((await read(deletionPage, cookie)).text).not.toContain(BANNER);
  expect((await read(link)).status).toBe(410);
});

it('a shared wishlist shows the available products, no name, and is not indexed', async () => {
  const { status, text } = await read(paths.shop.sharedWishlist(['mosaic-mug', 'no-such-thing']));
  expect(status).toBe(200);
  expect(text).toContain('Mosaic mug');
  expect(text).toContain('One item is no longer available.');
  expect(text).toContain('noindex');
  const forged = await read(`/shop/wishlist?items=${encodeURIComponent('<script>alert(1)</script>,../x')}`);
  expect(forged.status).toBe(200);
  expect(forged.text).not.toContain('alert(1)');
  const { text: json } = await read(paths.shop.wishlistProducts(['mosaic-mug', 'no-such-thing']));
  expect(JSON.parse(json).products.map(({ id }: { id: string }) => id)).toEqual(['mosaic-mug']);
});

it('the embedded IdP limits the requests of one network per minute', async () => {
  const other = await mkdtemp(join(tmpdir(), 'tessera-idp-'));
  const limited = await startSeededSite({ dataFolder: other, settings: { FORMS_PER_MINUTE: '5' } });
  try {
    const request = () => sendRequest(limited.url, { path: '/idp/.well-known/openid-configuration' });
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      const responses = await Promise.all(Array.from({ length: 50 }, request));
      statuses.push(...responses.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    const refused = await request();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await sendRequest(limited.url, { path: '/auth/sign-in' })).status).toBe(200);
  } finally {
    await limited.stop();
    await rm(other, { recursive: true, force: true });
  }
});

it('an hour after the sign-in, the deletion needs a new authentication', async () => {
  const cookie = await signIn('user');
  await site.stop();
  const database = await openEmbedded({ dataFolder: join(folder, 'database') });
  await database.rows({
    text: `update sessions set authenticated_at = now() - interval '1 hour'`,
    values: [],
  });
  await database.rows({
    text: `insert into passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
      select gen_random_uuid(), id, 'x', 'x', 0, 'singleDevice', false from users where role = 'user' limit 1`,
    values: [],
  });
  await database.close();
  site = await startSeededSite({ dataFolder: folder, settings: { FORMS_PER_MINUTE: '100000' } });

  const page = await read(deletionPage, cookie);
  expect(page.text).toContain('Confirm your identity');
  expect(page.text).toContain('data-island="passkey-button"');
  expect((await post(deletionPage, { intent: 'request', sure: 'on' }, cookie)).status).toBe(403);
  expect((await post(paths.account.dataExport(), {}, cookie)).status).not.toBe(200);
  const wrong = await post(deletionPage, { intent: 'reauthenticate', password: 'not this one' }, cookie);
  expect(wrong.text).toContain('The password is incorrect.');
  const { password = '' } = sampleUsers.find(({ role }) => role === 'user') ?? {};
  expect((await post(deletionPage, { intent: 'reauthenticate', password }, cookie)).status).toBe(303);
  expect((await read(deletionPage, cookie)).text).not.toContain('Confirm your identity');
});
