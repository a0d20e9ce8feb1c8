import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import type { UserRole } from '~/domain/auth/user';
import { readEnvironment } from '../../env.server';
import { type Services, services } from '../../services.server';
import { currentSession } from '../../session-context.server';
import { requireAdmin } from './require-session.server';

const createSession = (role: UserRole) =>
  ({ user: { id: 'a-1', email: 'a@b.in', name: 'A', role } }) as SignedIn;

async function request(session: SignedIn | null): Promise<number> {
  const context = new RouterContextProvider();
  context.set(services, { environment: readEnvironment({}) } as Services);
  context.set(currentSession, async () => session);
  const url = new URL('http://localhost/admin/orders');
  const args = { request: new Request(url), url, context, params: {}, pattern: '/admin/orders' };
  try {
    const response = await requireAdmin(args, async () => new Response('the back office'));
    return (response as Response).status;
  } catch (thrown) {
    return (thrown as Response).status;
  }
}

describe('the back office', () => {
  test('is open to an admin', async () => expect(await request(createSession('admin'))).toBe(200));
  test('responds with 404 to another user', async () =>
    expect(await request(createSession('user'))).toBe(404));
  test('redirects visitors to the sign-in', async () => expect(await request(null)).toBe(302));
});
