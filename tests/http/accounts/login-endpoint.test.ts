import { describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { createLoginCases } from '~/domain/auth/fixtures/login-cases';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { sendRequest } from '../support/send-request';

const token = '0123456789012345678901';
const csrfHeaders = { cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };

const login = (body: unknown, headers: Record<string, string> = csrfHeaders) =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path: '/login',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const [user] = sampleUsers;

describe('R-LOGIN-1: POST /login', () => {
  it('returns neither the password nor the session token', async () => {
    const { status, text, headers } = await login({ email: user?.email, password: user?.password });
    expect(status).toBe(200);
    expect(text).not.toContain(user?.password);
    const session = headers['set-cookie']?.find((cookie) => cookie.includes('session_token')) ?? '';
    expect(session).toContain('HttpOnly');
    expect(text).not.toContain(session.split('=')[1]?.split('.')[0] ?? '-');
  });

  it.each(user ? createLoginCases(user) : [])('$name: $status', async ({ body, status, response }) => {
    const { text, ...received } = await login(body);
    expect(received.status).toBe(status);
    expect(JSON.parse(text)).toEqual(response);
    expect(received.headers['set-cookie'] !== undefined).toBe(status === 200);
  });

  it.each<[string, Record<string, string>]>([
    ['without the header', { cookie: `${CSRF_COOKIE}=${token}` }],
    ['without the cookie', { [CSRF_HEADER]: token }],
    ['with another token', { ...csrfHeaders, [CSRF_HEADER]: `${token}x` }],
    ['from another site', { ...csrfHeaders, 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s: refused', async (_, headers) => {
    const { status } = await login({ email: user?.email, password: user?.password }, headers);
    expect(status).toBe(403);
  });

  const credentials = JSON.stringify({ email: user?.email, password: user?.password });
  const postCredentials = (path: string, headers: Record<string, string | undefined>) => {
    const allHeaders = { 'Sec-Fetch-Site': 'same-origin', ...headers };
    const present = Object.entries(allHeaders).filter(([, value]) => value !== undefined);
    return sendRequest(inject('siteUrl'), {
      method: 'POST',
      path,
      headers: Object.fromEntries(present),
      body: credentials,
    });
  };
  const spellings = ['/login', '/login/', '/Login', '/LOGIN', '/%6Cogin', '/login.data', '/login?x=1'];
  const jsonTypes = [
    'application/json',
    'Application/JSON',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/Json ; Charset="utf-8"',
    'application/json;',
    'application/json; boundary=application/x-www-form-urlencoded',
  ];
  const otherTypes = [
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/plain; application/json',
    'text/plain, application/json',
    'text/json',
    'application/jsonx',
    'application/json-patch+json',
    'application/problem+json',
    'application/json, text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '*/*',
    'json',
    undefined,
  ];

  it.each(jsonTypes)('JSON as "%s" signs in only with the CSRF token', async (type) => {
    const accepted = await postCredentials('/login', { 'Content-Type': type, ...csrfHeaders });
    expect(accepted.status).toBe(200);
    for (const path of spellings) {
      const { status, headers } = await postCredentials(path, { 'Content-Type': type });
      expect([403, 404], path).toContain(status);
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  });

  it.each(otherTypes)('the same body as "%s" never signs in', async (type) => {
    for (const path of spellings)
      for (const token of [csrfHeaders, {}]) {
        const { status, headers } = await postCredentials(path, { 'Content-Type': type, ...token });
        expect([400, 403, 404, 415], `${path} ${JSON.stringify(token)}`).toContain(status);
        expect(headers['set-cookie'], path).toBeUndefined();
      }
    const { status } = await postCredentials('/login', { 'Content-Type': type, ...csrfHeaders });
    expect(status).toBe(415);
  });

  it.each(['/auth/organisation', '/auth/passkey'])('%s also needs JSON and the CSRF token', async (path) => {
    const body = JSON.stringify({ step: 'begin' });
    const begin = async (headers: Record<string, string>) =>
      (
        await sendRequest(inject('siteUrl'), {
          method: 'POST',
          path,
          body,
          headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
        })
      ).status;
    expect(await begin({ 'Content-Type': 'application/json', ...csrfHeaders })).toBe(200);
    expect(await begin({ 'Content-Type': 'Application/JSON' })).toBe(403);
    expect(await begin({ 'Content-Type': 'text/plain' })).toBe(415);
    expect(await begin({ 'Content-Type': 'text/plain', ...csrfHeaders })).toBe(415);
  });
});
