import { describe, expect, inject, it } from 'vitest';
import { samplePeople } from '~/content/sample-people';
import { CSRF_COOKIE, CSRF_HEADER } from '~/domain/csrf';
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
const refusal = { error: 'Username or password is incorrect' };

describe('Seed §7: POST /login', () => {
  it('answers with the user record, never with a password or a session', async () => {
    const { status, text, headers } = await login({ email: member?.email, password: member?.password });
    expect(status).toBe(200);
    const { id, email, username, firstName, lastName, role } = member ?? {};
    expect(JSON.parse(text)).toEqual({ id, email, username, firstName, lastName, role });
    const session = headers['set-cookie']?.find((cookie) => cookie.includes('session_token')) ?? '';
    expect(session).toContain('HttpOnly');
    expect(text).not.toContain(session.split('=')[1]?.split('.')[0] ?? '-');
  });

  it.each<[string, unknown]>([
    ['a wrong password', { email: member?.email, password: 'x' }],
    ['an unknown address', { email: 'nobody@tessera.example', password: 'x' }],
    ['nothing', {}],
    ['no JSON', '{'],
    ['other types', { email: 1, password: ['x'] }],
  ])('%s: 401 in the words of the specification', async (_, body) => {
    const { status, text, headers } = await login(body);
    expect(status).toBe(401);
    expect(JSON.parse(text)).toEqual(refusal);
    expect(headers['set-cookie']).toBeUndefined();
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
