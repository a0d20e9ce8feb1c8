import { describe, expect, inject, it } from 'vitest';
import { samplePeople } from '~/content/sample-people';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/csrf';
import { loginCases } from '~/domain/fixtures/login-cases';
import { send } from './support/send';

const token = '0123456789012345678901';
const own = { cookie: `${CSRF_COOKIE}=${token}`, [CSRF_HEADER]: token };

const login = (body: unknown, headers: Record<string, string> = own) =>
  send(inject('siteUrl'), {
    method: 'POST',
    path: '/login',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const [member] = samplePeople;

describe('R-LOGIN-1: POST /login', () => {
  it('never answers with a password or a session', async () => {
    const { status, text, headers } = await login({ email: member?.email, password: member?.password });
    expect(status).toBe(200);
    expect(text).not.toContain(member?.password);
    const session = headers['set-cookie']?.find((cookie) => cookie.includes('session_token')) ?? '';
    expect(session).toContain('HttpOnly');
    expect(text).not.toContain(session.split('=')[1]?.split('.')[0] ?? '-');
  });

  it.each(member ? loginCases(member) : [])('$name: $status', async ({ sent, status, answer }) => {
    const { text, ...answered } = await login(sent);
    expect(answered.status).toBe(status);
    expect(JSON.parse(text)).toEqual(answer);
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
});
