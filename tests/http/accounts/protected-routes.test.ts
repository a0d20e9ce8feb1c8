import { describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';
import { type FormValues, postForm } from '../support/post-form';
import { sendRequest, type TestResponse, toCookieHeader } from '../support/send-request';

const get = (path: string, cookie?: string): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), { path, headers: cookie ? { cookie } : {} });

const post = (path: string, fields: FormValues, cookie?: string): Promise<TestResponse> =>
  postForm(inject('siteUrl'), { path, fields, cookie });

const { email = '', password = '' } = sampleUsers[0] ?? {};

describe('R-ROUTE-7: the account without a session', () => {
  it.each([
    ['/account', '/account'],
    ['/account/profile', '/account/profile'],
    ['/account/projects?tab=files&x=%2F', '/account/projects?tab=files&x=%2F'],
  ])('%s redirects to the sign-in, which redirects back', async (path, target) => {
    const { status, headers } = await get(path);
    expect(status).toBe(302);
    expect(headers.location).toBe(`/auth/sign-in?redirectTo=${encodeURIComponent(target)}`);
    expect(headers['cache-control']).toContain('no-store');
  });

  it('the wishlist of the browser needs no session', async () => {
    const { status, text } = await get('/shop/wishlist/mine');
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Wishlist<\/h1>/);
    expect(text).toContain('noindex');
    expect((await get('/account/wishlist')).status).toBe(302);
  });

  it('loader data redirects there, too', async () => {
    const { text } = await get('/account/profile.data?_routes=x');
    expect(text).toContain('/auth/sign-in?redirectTo=%2Faccount%2Fprofile"');
  });

  it.each([
    ['only a display cookie', `${DISPLAY_COOKIE}=%7B%22email%22%3A%22a%22%7D`],
    ['a forged session', `tessera.session_token=abc.def; ${DISPLAY_COOKIE}=x`],
  ])('%s: no access, and the display cookie is deleted', async (_, cookie) => {
    const { status, headers } = await get('/account/profile', cookie);
    expect(status).toBe(302);
    expect(headers['set-cookie']).toEqual([expect.stringMatching(`^${DISPLAY_COOKIE}=; Max-Age=0`)]);
  });

  it('a public page ignores cookies', async () => {
    const forged = await get('/company', `tessera.session_token=abc.def; ${DISPLAY_COOKIE}=x`);
    const plain = await get('/company');
    expect(forged.headers['set-cookie']).toBeUndefined();
    expect(forged.text).toBe(plain.text);
  });
});

describe('R-ROUTE-10: a form that is sent after the session has ended', () => {
  const path = '/account/profile';
  const fields = { intent: 'unknown', name: 'Studio "North" & yard', password: 'kolam at first light' };
  const postFromPage = (cookie?: string) =>
    postForm(inject('siteUrl'), { path, fields, cookie, headers: { Accept: 'text/html' } });

  it('is shown again without its password, to send it after a sign-in', async () => {
    const { status, headers, text } = await postFromPage(`${DISPLAY_COOKIE}=x`);
    expect(status).toBe(403);
    expect(headers['cache-control']).toContain('no-store');
    expect(text).toContain('You are signed out.');
    expect(text).toContain(`action="${path}"`);
    expect(text).toContain('name="name" value="Studio &quot;North&quot; &amp; yard"');
    expect(text).toContain('target="_blank" href="/auth/sign-in"');
    expect(text).toContain('Passwords and files are asked for again.');
    expect(text).not.toContain(fields.password);
  });

  it('has all its fields, also those behind a hundred lines of an order', async () => {
    const lines = Array.from({ length: 100 }, (_, line) => `i=mosaic-mug-of-the-colour-${line}*2`);
    const order = `/admin/orders/new?v=1&${lines.join('&')}`;
    const { status, text } = await postForm(inject('siteUrl'), {
      path: order,
      fields: [...lines.map((): [string, string] => ['quantity', '2']), ['notes', 'Ring twice.']],
      cookie: `${DISPLAY_COOKIE}=x`,
      headers: { Accept: 'text/html' },
    });
    expect(status).toBe(403);
    expect(text).toContain(`action="${order.replaceAll('&', '&amp;')}"`);
    expect(text.match(/name="quantity" value="2"/g)).toHaveLength(100);
    expect(text).toContain('name="notes" value="Ring twice."');
  });

  it('is read by the page when it is sent again with a session', async () => {
    const cookie = toCookieHeader(await post('/auth/sign-in', { email, password }));
    const { status, text } = await postFromPage(cookie);
    expect(status).not.toBe(403);
    expect(text).not.toContain('You are signed out.');
  });

  it('leads to the sign-in when it has no fields, or a script sent it', async () => {
    const empty = await postForm(inject('siteUrl'), { path, fields: {}, headers: { Accept: 'text/html' } });
    expect(empty.status).toBe(302);
    expect((await post(path, fields)).status).toBe(302);
  });
});

describe('with a session', () => {
  it('the account is open until the sign-out', async () => {
    const response = await post('/auth/sign-in', { email, password, redirectTo: '/account/security?a=b' });
    expect(response.status).toBe(303);
    const cookie = toCookieHeader(response);
    expect((await get(response.headers.location ?? '', cookie)).headers.location).toBe(
      '/account/security?a=b',
    );
    const page = await get('/account/security', cookie);
    expect(page.status).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await get('/auth/sign-in', cookie)).headers.location).toBe('/account');

    const signOut = await post('/auth/sign-out', {}, cookie);
    expect(signOut.headers.location).toBe('/auth/sign-in');
    expect((await get('/account/security', cookie)).status).toBe(302);
  });

  it('a missing or outdated display cookie is set again', async () => {
    const cookie = toCookieHeader(await post('/auth/sign-in', { email, password }));
    const [sessionCookie = ''] = cookie.split('; ');
    for (const stale of [sessionCookie, `${sessionCookie}; ${DISPLAY_COOKIE}=%7B%7D`]) {
      const { headers } = await get('/account/profile', stale);
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
  ])('redirectTo=%s does not redirect to another site', async (redirectTo) => {
    const response = await post('/auth/sign-in', { email, password, redirectTo });
    expect(response.headers.location).toBe('/auth/sign-in?redirectTo=%2Faccount&stopped=no-cookies');
    const page = await get(response.headers.location ?? '', toCookieHeader(response));
    expect(page.headers.location).toBe('/account');
  });
});

it('a wrong password and an unknown email get the same response', async () => {
  const wrong = await post('/auth/sign-in', { email, password: 'wrong' });
  const unknown = await post('/auth/sign-in', { email: 'nobody@tessera.example', password: 'wrong' });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.headers['set-cookie']).toBeUndefined();
  expect(unknown.text.replaceAll('nobody@tessera.example', email)).toBe(wrong.text);
  expect(wrong.text).not.toContain('value="wrong"');
});

it('opening the sign-out page does not sign out', async () => {
  const cookie = toCookieHeader(await post('/auth/sign-in', { email, password }));
  expect((await get('/auth/sign-out', cookie)).status).toBe(200);
  expect((await get('/account/profile', cookie)).status).toBe(200);
});
