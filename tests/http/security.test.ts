import { describe, expect, inject, it } from 'vitest';
import { samplePeople } from '~/content/sample-people';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/csrf';
import { type Answer, send } from './support/send';

const path = '/account/security';
const fromThisSite = { 'Sec-Fetch-Site': 'same-origin' };

const cookiesOf = ({ headers }: Answer): string =>
  (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ');

const post = (fields: Record<string, string>, cookie: string, to = path, headers = {}): Promise<Answer> =>
  send(inject('siteUrl'), {
    method: 'POST',
    path: to,
    headers: {
      ...fromThisSite,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(cookie && { cookie }),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

const ask = (cookie: string, from = path) => send(inject('siteUrl'), { path: from, headers: { cookie } });

async function signIn(index: number): Promise<string> {
  const { email = '', password = '' } = samplePeople[index] ?? {};
  return cookiesOf(await post({ email, password }, '', '/auth/sign-in'));
}

/** The ids of the sessions that the page offers to end. */
const endable = ({ text }: Answer) =>
  [...text.matchAll(/value="end-session"\/?><input type="hidden" name="id" value="([^"]+)"/g)].map(
    ([, id = '']) => id,
  );

describe('the security page', () => {
  it('ends an own session, which opens nothing with its very next request', async () => {
    const [here, elsewhere] = [await signIn(0), await signIn(0)];
    const known = endable(await ask(elsewhere));
    const mine = endable(await ask(here)).filter((id) => !known.includes(id));
    // What only this page offers to end is the other browser's session.
    expect(mine).toHaveLength(1);
    const ended = await post({ intent: 'end-session', id: mine[0] ?? '' }, here);
    expect(ended.status).toBe(303);
    expect(ended.headers.location).toBe(`${path}?done=session`);
    expect((await ask(elsewhere)).status).toBe(302);
    expect((await ask(here)).status).toBe(200);
  });

  it.each(['end-session', 'remove-passkey', 'rename-passkey', 'disconnect'])(
    '%s: what is not one’s own is not there',
    async (intent) => {
      const [member, owner] = [await signIn(0), await signIn(1)];
      await signIn(0);
      const [ofMember = ''] = endable(await ask(member));
      for (const id of [ofMember, crypto.randomUUID(), '', 'x', `' or true --`])
        expect((await post({ intent, id, name: 'Mine' }, owner)).status, id).toBe(404);
      expect((await ask(member)).status).toBe(200);
    },
  );

  it('does nothing for another site, nobody, or a form it does not have', async () => {
    const cookie = await signIn(0);
    const sent = { intent: 'end-other-sessions' };
    expect((await post(sent, cookie, path, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await post(sent, '')).headers.location).toContain('/auth/sign-in');
    for (const intent of ['', 'constructor', 'unknown'])
      expect((await post({ intent }, cookie)).status).toBe(400);
    expect((await post({ intent: 'constructor' }, cookie, `${path}/two-factor`)).status).toBe(400);
  });

  it('keeps what was typed, but no password', async () => {
    const cookie = await signIn(0);
    const typed = { intent: 'email', email: 'meera.new@example', current: 'a secret of mine' };
    const { status, text } = await post(typed, cookie);
    expect(status).toBe(400);
    expect(text).toContain('value="meera.new@example"');
    expect(text).not.toContain('a secret of mine');
    const same = await post({ intent: 'email', email: samplePeople[0]?.email ?? '', current: 'x' }, cookie);
    expect(same.text).toContain('This is your address already.');
  });

  it('says what was done only in words of its own', async () => {
    const { text } = await ask(await signIn(0), `${path}?done=constructor`);
    expect(text).not.toContain('role="status"');
  });
});

describe('adding a passkey', () => {
  const token = '0123456789012345678901';
  const begin = (cookie: string, headers = {}) =>
    send(inject('siteUrl'), {
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
    const cookie = await signIn(0);
    const begun = await begin(cookie, { [CSRF_HEADER]: token });
    expect(begun.status).toBe(200);
    expect(JSON.parse(begun.text).options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await begin(cookie)).status).toBe(403);
    expect((await begin('', { [CSRF_HEADER]: token })).status).toBe(302);
  });
});
