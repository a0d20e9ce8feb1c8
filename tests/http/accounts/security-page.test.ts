import { beforeAll, describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { type FormValues, postForm } from '../support/post-form';
import { sendRequest, type TestResponse, toCookieHeader } from '../support/send-request';

const path = '/account/security';
const fromThisSite = { 'Sec-Fetch-Site': 'same-origin' };

const post = (fields: FormValues, cookie: string, to = path, headers = {}): Promise<TestResponse> =>
  postForm(inject('siteUrl'), { path: to, fields, cookie, headers });

const ask = (cookie: string, from = path) =>
  sendRequest(inject('siteUrl'), { path: from, headers: { cookie } });

const opera = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0' };

async function signIn(index: number, headers = {}): Promise<string> {
  const { email = '', password = '' } = sampleUsers[index] ?? {};
  return toCookieHeader(await post({ email, password }, '', '/auth/sign-in', headers));
}

/** The id of the session in Opera, which the page offers to end. */
const operaIn = ({ text }: TestResponse): string =>
  /name="id" value="([^"]+)"\/?><button[^>]*aria-label="Sign out Opera/.exec(text)?.[1] ?? '';

/** Signed in once for all tests: one network may try only so often. */
let member: string;
let owner: string;
let ownerInOpera: string;

beforeAll(async () => {
  [member, owner, ownerInOpera] = [await signIn(0), await signIn(1), await signIn(1, opera)];
});

describe('the security page', () => {
  it('ends an own session, which opens nothing with its very next request', async () => {
    const elsewhere = await signIn(0, opera);
    expect((await ask(elsewhere)).status).toBe(200);
    const ended = await post({ intent: 'end-session', id: operaIn(await ask(member)) }, member);
    expect(ended.status).toBe(303);
    expect(ended.headers.location).toBe(`${path}?done=session`);
    expect((await ask(elsewhere)).status).toBe(302);
    expect((await ask(member)).status).toBe(200);
  });

  it.each(['end-session', 'remove-passkey', 'rename-passkey', 'disconnect'])(
    '%s: what is not one’s own is not there',
    async (intent) => {
      const ofOwner = operaIn(await ask(owner));
      expect(ofOwner).not.toBe('');
      for (const id of [ofOwner, crypto.randomUUID(), '', 'x', `' or true --`])
        expect((await post({ intent, id, name: 'Mine' }, member)).status, id).toBe(404);
      expect((await ask(ownerInOpera)).status).toBe(200);
    },
  );

  it('does nothing for another site, nobody, or a form it does not have', async () => {
    const sent = { intent: 'end-other-sessions' };
    expect((await post(sent, member, path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post(sent, '')).headers.location).toContain('/auth/sign-in');
    for (const intent of ['', 'constructor', 'unknown'])
      expect((await post({ intent }, member)).status).toBe(400);
    expect((await post({ intent: 'constructor' }, member, `${path}/two-factor`)).status).toBe(400);
  });

  it('keeps what was typed, but no password', async () => {
    const typed = { intent: 'email', email: 'meera.new@example', current: 'a secret of mine' };
    const { status, text } = await post(typed, member);
    expect(status).toBe(400);
    expect(text).toContain('value="meera.new@example"');
    expect(text).not.toContain('a secret of mine');
    const same = await post({ intent: 'email', email: sampleUsers[0]?.email ?? '', current: 'x' }, member);
    expect(same.text).toContain('This is your address already.');
  });

  it('passwords are typed hidden, and managers know which is which', async () => {
    const { text } = await ask(member);
    const fields = text.match(/<input[^>]*(?:current|new)-password[^>]*>/g) ?? [];
    expect(fields.length).toBeGreaterThan(2);
    for (const field of fields) expect(field).toContain('type="password"');
    expect(text).not.toMatch(/onpaste|autocomplete="off"[^>]*type="password"/);
  });

  it('says what was done only in words of its own', async () => {
    const statuses = async (query: string) =>
      (await ask(member, `${path}${query}`)).text.split('role="status"').length;
    expect(await statuses('?done=constructor')).toBe(await statuses(''));
    expect(await statuses('?done=password')).toBe((await statuses('')) + 1);
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

  it('begins for who is signed in, with the header that only pages of this site can send', async () => {
    const begun = await begin(member, { [CSRF_HEADER]: token });
    expect(begun.status).toBe(200);
    expect(JSON.parse(begun.text).options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await begin(member)).status).toBe(403);
    expect((await begin('', { [CSRF_HEADER]: token })).status).toBe(302);
  });
});
