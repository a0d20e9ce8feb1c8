import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { type FormValues, postForm } from '../support/post-form';
import { sendRequest, type TestResponse, toCookieHeader } from '../support/send-request';

const path = '/account/security';
const fromThisSite = { 'Sec-Fetch-Site': 'same-origin' };

const post = (fields: FormValues, cookie: string, to = path, headers = {}): Promise<TestResponse> =>
  postForm(inject('siteUrl'), { path: to, fields, cookie, headers });

const get = (cookie: string, from = path) =>
  sendRequest(inject('siteUrl'), { path: from, headers: { cookie } });

const opera = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0' };

async function signIn(index: number, headers = {}): Promise<string> {
  const { email = '', password = '' } = sampleUsers[index] ?? {};
  return toCookieHeader(await post({ email, password }, '', '/auth/sign-in', headers));
}

/** The id of the Opera session on the page. */
const findOperaSession = ({ text }: TestResponse): string =>
  /name="id" value="([^"]+)"\/?><button[^>]*aria-label="Sign out Opera/.exec(text)?.[1] ?? '';

/** Signed in once for all tests, because sign-ins are rate-limited. */
let user: string;
let admin: string;
let adminInOpera: string;

beforeAll(async () => {
  [user, admin, adminInOpera] = [await signIn(0), await signIn(1), await signIn(1, opera)];
});

describe('the security page', () => {
  it('ends a session of the user at once', async () => {
    const otherSession = await signIn(0, opera);
    expect((await get(otherSession)).status).toBe(200);
    const ended = await post({ intent: 'end-session', id: findOperaSession(await get(user)) }, user);
    expect(ended.status).toBe(303);
    expect(ended.headers.location).toBe(`${path}?done=session`);
    expect((await get(otherSession)).status).toBe(302);
    expect((await get(user)).status).toBe(200);
  });

  it.each(['end-session', 'remove-passkey', 'rename-passkey', 'disconnect'])(
    '%s: 404 for an item of another user',
    async (intent) => {
      const adminSession = findOperaSession(await get(admin));
      expect(adminSession).not.toBe('');
      for (const id of [adminSession, crypto.randomUUID(), '', 'x', `' or true --`])
        expect((await post({ intent, id, name: 'Mine' }, user)).status, id).toBe(404);
      expect((await get(adminInOpera)).status).toBe(200);
    },
  );

  it('refuses forms of other sites, without a session, and with unknown intents', async () => {
    const sent = { intent: 'end-other-sessions' };
    expect((await post(sent, user, path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post(sent, '')).headers.location).toContain('/auth/sign-in');
    for (const intent of ['', 'constructor', 'unknown'])
      expect((await post({ intent }, user)).status).toBe(400);
    expect((await post({ intent: 'constructor' }, user, `${path}/two-factor`)).status).toBe(400);
  });

  it('shows typed values again, but no password', async () => {
    const typed = { intent: 'email', email: 'meera.new@example', current: 'a secret of mine' };
    const { status, text } = await post(typed, user);
    expect(status).toBe(400);
    expect(text).toContain('value="meera.new@example"');
    expect(text).not.toContain('a secret of mine');
    const same = await post({ intent: 'email', email: sampleUsers[0]?.email ?? '', current: 'x' }, user);
    expect(same.text).toContain('This is already your address.');
  });

  it('has password fields that password managers recognise', async () => {
    const { text } = await get(user);
    const fields = text.match(/<input[^>]*(?:current|new)-password[^>]*>/g) ?? [];
    expect(fields.length).toBeGreaterThan(2);
    for (const field of fields) expect(field).toContain('type="password"');
    expect(text).not.toMatch(/onpaste|autocomplete="off"[^>]*type="password"/);
  });

  it('shows only known status messages', async () => {
    const countStatuses = async (query: string) =>
      (await get(user, `${path}${query}`)).text.split('role="status"').length;
    expect(await countStatuses('?done=constructor')).toBe(await countStatuses(''));
    expect(await countStatuses('?done=password')).toBe((await countStatuses('')) + 1);
  });
});

describe('adding a passkey', () => {
  const token = '0123456789012345678901';
  const begin = (cookie: string, headers = {}) =>
    sendRequest(inject('siteUrl'), {
      method: 'POST',
      path: `${path}/passkeys`,
      headers: {
        ...fromThisSite,
        'Content-Type': 'application/json',
        cookie: `${CSRF_COOKIE}=${token}; ${cookie}`,
        ...headers,
      },
      body: JSON.stringify({ step: 'begin' }),
    });

  it('starts only with a session and the CSRF header', async () => {
    const started = await begin(user, { [CSRF_HEADER]: token });
    expect(started.status).toBe(200);
    expect(JSON.parse(started.text).options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await begin(user)).status).toBe(403);
    expect((await begin('', { [CSRF_HEADER]: token })).status).toBe(302);
  });
});
