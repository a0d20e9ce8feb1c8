import { describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';
import { type FormValues, postForm } from '../support/post-form';
import { sendRequest, type TestResponse, toCookieHeader } from '../support/send-request';

const ask = (path: string, cookie?: string): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), { path, headers: cookie ? { cookie } : {} });

const post = (path: string, fields: FormValues, cookie?: string): Promise<TestResponse> =>
  postForm(inject('siteUrl'), { path, fields, cookie });

const { email = '', password = '' } = sampleUsers[0] ?? {};

describe('R-ROUTE-7: the account without a session', () => {
  it.each([
    ['/account/profile', '/account/profile'],
    ['/account/projects?tab=files&x=%2F', '/account/projects?tab=files&x=%2F'],
  ])('%s leads to the sign-in, which leads back', async (path, wanted) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(302);
    expect(headers.location).toBe(`/auth/sign-in?redirectTo=${encodeURIComponent(wanted)}`);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('its data alone leads there as well', async () => {
    const { text } = await ask('/account/profile.data?_routes=x');
    expect(text).toContain('/auth/sign-in?redirectTo=%2Faccount%2Fprofile"');
  });

  it.each([
    ['the readable cookie alone', `${DISPLAY_COOKIE}=%7B%22email%22%3A%22a%22%7D`],
    ['a forged session', `tessera.session_token=abc.def; ${DISPLAY_COOKIE}=x`],
  ])('%s opens nothing and is deleted', async (_, cookie) => {
    const { status, headers } = await ask('/account/profile', cookie);
    expect(status).toBe(302);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(`^${DISPLAY_COOKIE}=; Max-Age=0`)]);
  });

  it('a public page does not look at cookies at all', async () => {
    const forged = await ask('/company', `tessera.session_token=abc.def; ${DISPLAY_COOKIE}=x`);
    const plain = await ask('/company');
    expect(forged.headers['set-cookie']).toBeUndefined();
    expect(forged.text).toBe(plain.text);
  });
});

describe('with a session', () => {
  it('the account opens until one signs out', async () => {
    const answer = await post('/auth/sign-in', { email, password, redirectTo: '/account/security?a=b' });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/account/security?a=b');
    const cookie = toCookieHeader(answer);
    const page = await ask('/account/security', cookie);
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await ask('/auth/sign-in', cookie)).headers.location).toBe('/account/profile');

    const out = await post('/auth/sign-out', {}, cookie);
    expect(out.headers.location).toBe('/auth/sign-in');
    expect((await ask('/account/security', cookie)).status).toBe(302);
  });

  it('the readable cookie is written anew when it is gone or says something else', async () => {
    const cookie = toCookieHeader(await post('/auth/sign-in', { email, password }));
    const [ofSession = ''] = cookie.split('; ');
    for (const stale of [ofSession, `${ofSession}; ${DISPLAY_COOKIE}=%7B%7D`]) {
      const { headers } = await ask('/account/profile', stale);
      expect(headers['set-cookie']?.join()).toContain(encodeURIComponent(email));
    }
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '%2F%2Fevil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    'https://evil.example/account',
  ])('redirectTo=%s leads nowhere else', async (redirectTo) => {
    const answer = await post('/auth/sign-in', { email, password, redirectTo });
    expect(answer.headers.location).toBe('/account/profile');
  });
});

it('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await post('/auth/sign-in', { email, password: 'wrong' });
  const unknown = await post('/auth/sign-in', { email: 'nobody@tessera.example', password: 'wrong' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.headers['set-cookie']).toBeUndefined();
  expect(unknown.text.replaceAll('nobody@tessera.example', email)).toBe(wrong.text);
  expect(wrong.text).not.toContain('value="wrong"');
});

it('reading the sign-out page signs nobody out', async () => {
  const cookie = toCookieHeader(await post('/auth/sign-in', { email, password }));
  expect((await ask('/auth/sign-out', cookie)).status).toBe(200);
  expect((await ask('/account/profile', cookie)).status).toBe(200);
});
