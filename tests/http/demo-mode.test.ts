import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import type { RunningSite } from '../../scripts/site/production-site';
import { postForm } from './support/post-form';
import { startSeededSite } from './support/seeded-site';
import { sendRequest, type TestResponse } from './support/send-request';
import { signInAs } from './support/sign-in-as';

const BANNER = /<body>(<link rel="preload"[^>]*>)*<aside aria-label="Demo"/;
const sessionCookie = /(?:^|; )[^=]*session_token=/;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-demo-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A site at a public host, on a database with the samples of an earlier start in demo mode. */
const startPublic = (dataFolder: string, settings: Record<string, string> = {}): Promise<RunningSite> =>
  startSeededSite({ dataFolder, settings: { HOST: '0.0.0.0', FORMS_PER_MINUTE: '10000', ...settings } });

const signInByJson = (url: string, body: { email: string; password: string }): Promise<TestResponse> =>
  sendRequest(url, {
    method: 'POST',
    path: '/login',
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      Cookie: `${CSRF_COOKIE}=0123456789012345678901`,
      [CSRF_HEADER]: '0123456789012345678901',
    },
    body: JSON.stringify(body),
  });

describe('at a public URL, demo mode is off', () => {
  let site: RunningSite;
  let userCookie: string;
  let adminCookie: string;

  beforeAll(async () => {
    const dataFolder = join(folder, 'off');
    const local = await startSeededSite({ dataFolder });
    userCookie = await signInAs('user', local.url);
    adminCookie = await signInAs('admin', local.url);
    await local.stop();
    site = await startPublic(dataFolder);
  });
  afterAll(() => site.stop());

  it('the start message says so, and lists no sample account', async () => {
    await expect.poll(() => site.output()).toContain('Demo mode is off at a public URL');
    for (const { password } of sampleUsers) expect(site.output()).not.toContain(password);
  });

  it.each([
    '/dev/demo',
    '/dev/mailbox',
    '/dev/mailbox/01938f00-0000-7000-8000-000000000001',
    '/dev/mailbox/01938f00-0000-7000-8000-000000000001/html',
    '/dev/mails',
    '/dev/mails/reset-password',
    '/dev/mails/reset-password/html',
    '/dev/ui',
    '/idp/.well-known/openid-configuration',
    '/idp/auth',
    '/idp/jwks',
    '/idp/interaction/any',
  ])('%s: 404', async (path) => {
    expect((await sendRequest(site.url, { path })).status).toBe(404);
  });

  it('the sign-in page offers neither sample accounts nor the embedded IdP', async () => {
    const { text, status } = await sendRequest(site.url, { path: '/auth/sign-in' });
    expect(status).toBe(200);
    expect(text).not.toContain('Sample accounts');
    expect(text).not.toContain('data-oidc=');
    for (const { email, password } of sampleUsers) {
      expect(text).not.toContain(email);
      expect(text).not.toContain(password);
    }
  });

  it.each(sampleUsers)('$email cannot sign in with its password', async ({ email, password }) => {
    const byForm = await postForm(site.url, { path: '/auth/sign-in', fields: { email, password } });
    expect(byForm.status).toBe(401);
    const byJson = await signInByJson(site.url, { email, password });
    expect(byJson.status).toBe(401);
    for (const { headers } of [byForm, byJson])
      expect((headers['set-cookie'] ?? []).join('\n')).not.toMatch(sessionCookie);
  });

  it('an earlier session of a sample account is not valid', async () => {
    for (const cookie of [userCookie, adminCookie]) {
      expect(cookie).toMatch(sessionCookie);
      const page = await sendRequest(site.url, { path: '/account/profile', headers: { cookie } });
      expect([page.status, page.headers.location]).toEqual([
        302,
        '/auth/sign-in?redirectTo=%2Faccount%2Fprofile',
      ]);
      const data = await sendRequest(site.url, { path: '/account/profile.data', headers: { cookie } });
      expect(data.text).not.toContain('@tessera.example');
      const form = { path: '/account/security', fields: { intent: 'sessions' }, cookie };
      expect((await postForm(site.url, form)).headers.location).toMatch(/^\/auth\/sign-in/);
    }
  });

  it('has no banner', async () => {
    expect((await sendRequest(site.url, { path: '/company' })).text).not.toMatch(BANNER);
  });

  it.runIf(process.platform !== 'win32')('only the owner can read its data folder', async () => {
    const dataFolder = join(folder, 'off');
    const entries = await readdir(dataFolder, { recursive: true });
    const readableByOthers = [];
    for (const name of ['', ...entries]) {
      const found = await stat(join(dataFolder, name));
      if (found.mode & 0o077) readableByOthers.push(`${name} ${(found.mode & 0o777).toString(8)}`);
    }
    expect(readableByOthers).toEqual([]);
    expect(entries.length).toBeGreaterThan(100);
  });
});

describe('at a public URL, with DEMO=on', () => {
  let site: RunningSite;
  let userCookie: string;

  beforeAll(async () => {
    site = await startPublic(join(folder, 'on'), { DEMO: 'on' });
    userCookie = await signInAs('user', site.url);
  });
  afterAll(() => site.stop());

  it('the start message warns about it', async () => {
    await expect.poll(() => site.output()).toContain('everyone can sign in as admin and read all emails');
  });

  it.each([
    ['prerendered by the build', '/company'],
    ['prerendered by the build, with parameters', '/company?utm_source=newsletter'],
    ['of the home page', '/'],
    ['with data', '/shop/grid'],
    ['with full hydration', '/shop/cart'],
    ['of the auth layout', '/auth/sign-in'],
    ['of the blog', '/blog/'],
    ['of the embedded IdP', '/idp/auth?client_id=none'],
    ['of the mailbox', '/dev/mailbox'],
    ['of an unknown path', '/no/such/page'],
    ['of an unknown product', '/shop/single/none'],
    ['of a user', '/account/profile'],
  ])('a page %s starts with the banner', async (_, path) => {
    const cookie = path.startsWith('/account') ? userCookie : '';
    const { text, headers } = await sendRequest(site.url, { path, headers: { cookie } });
    expect(headers['content-type']).toContain('text/html');
    expect(text).toMatch(BANNER);
  });

  it('a page after a refused form has the banner, too', async () => {
    const refused = await postForm(site.url, { path: '/auth/sign-in', fields: { email: '', password: '' } });
    expect([refused.status, BANNER.test(refused.text)]).toEqual([400, true]);
    const notAllowed = await postForm(site.url, { path: '/company', fields: {} });
    expect([notAllowed.status, BANNER.test(notAllowed.text)]).toEqual([405, true]);
  });
});

it('at localhost, no page has the banner', async () => {
  for (const path of ['/company', '/shop/grid', '/shop/cart', '/auth/sign-in'])
    expect((await sendRequest(inject('siteUrl'), { path })).text).not.toContain('aria-label="Demo"');
});
