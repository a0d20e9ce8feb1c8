import { describe, expect, inject, it } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import { createLoginCases } from '~/domain/auth/fixtures/login-cases';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/site/csrf';
import { sendRequest } from '../support/send-request';

const token = '0123456789012345678901';
const own = { cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };

const login = (body: unknown, headers: Record<string, string> = own) =>
  sendRequest(inject('siteUrl'), {
    method: 'POST',
    path: '/login',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const [member] = sampleUsers;

describe('R-LOGIN-1: POST /login', () => {
  it('never answers with a password or a session', async () => {
    const { status, text, headers } = await login({ email: member?.email, password: member?.password });
    expect(status).toBe(200);
    expect(text).not.toContain(member?.password);
    const session = headers['set-cookie']?.find((cookie) => cookie.includes('session_token')) ?? '';
    expect(session).toContain('HttpOnly');
    expect(text).not.toContain(session.split('=')[1]?.split('.')[0] ?? '-');
  });

  it.each(member ? createLoginCases(member) : [])('$name: $status', async ({ body, status, response }) => {
    const { text, ...answered } = await login(body);
    expect(answered.status).toBe(status);
    expect(JSON.parse(text)).toEqual(response);
    expect(answered.headers['set-cookie'] !== undefined).toBe(status === 200);
  });

  it.each<[string, Record<string, string>]>([
    ['without the header', { cookie: `${CSRF_COOKIE}=${token}` }],
    ['without the cookie', { [CSRF_HEADER]: token }],
    ['with another token', { ...own, [CSRF_HEADER]: `${token}x` }],
    ['from another site', { ...own, 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s it is refused', async (_, headers) => {
    const { status } = await login({ email: member?.email, password: member?.password }, headers);
    expect(status).toBe(403);
  });

  const credentials = JSON.stringify({ email: member?.email, password: member?.password });
  const sent = (path: string, headers: Record<string, string | undefined>) => {
    const given = { 'Sec-Fetch-Site': 'same-origin', ...headers };
    const named = Object.entries(given).filter(([, value]) => value !== undefined);
    return sendRequest(inject('siteUrl'), {
      ...{ method: 'POST', path, headers: Object.fromEntries(named), body: credentials },
    });
  };
  const spellings = ['/login', '/login/', '/Login', '/LOGIN', '/%6Cogin', '/login.data', '/login?x=1'];
  const json = [
    'application/json',
    'Application/JSON',
    'APPLICATION/JSON',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/Json ; Charset="utf-8"',
    'application/json;',
    'application/json; boundary=application/x-www-form-urlencoded',
  ];
  const others = [
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

  it.each(json)('JSON as "%s" signs in with the token, and with nothing else', async (type) => {
    const right = await sent('/login', { 'Content-Type': type, ...own });
    expect(right.status).toBe(200);
    for (const path of spellings) {
      const { status, headers } = await sent(path, { 'Content-Type': type });
      expect([403, 404], path).toContain(status);
      expect(headers['set-cookie'], path).toBeUndefined();
    }
  });

  it.each(others)('the same as "%s" never signs in, with the token or without', async (type) => {
    for (const path of spellings)
      for (const token of [own, {}]) {
        const { status, headers } = await sent(path, { 'Content-Type': type, ...token });
        expect([400, 403, 404, 415], `${path} ${JSON.stringify(token)}`).toContain(status);
        expect(headers['set-cookie'], path).toBeUndefined();
      }
    const { status } = await sent('/login', { 'Content-Type': type, ...own });
    expect(status).toBe(415);
  });

  it.each(['/auth/organisation', '/auth/passkey'])('%s reads JSON with the token only, too', async (path) => {
    const body = JSON.stringify({ step: 'begin' });
    const begin = async (headers: Record<string, string>) =>
      (
        await sendRequest(inject('siteUrl'), {
          ...{ method: 'POST', path, body },
          headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
        })
      ).status;
    expect(await begin({ 'Content-Type': 'application/json', ...own })).toBe(200);
    expect(await begin({ 'Content-Type': 'Application/JSON' })).toBe(403);
    expect(await begin({ 'Content-Type': 'text/plain' })).toBe(415);
    expect(await begin({ 'Content-Type': 'text/plain', ...own })).toBe(415);
  });
});
