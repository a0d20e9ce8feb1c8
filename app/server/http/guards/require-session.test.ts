import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import type { SignedIn } from '~/domain/auth/session';
import type { UserRole } from '~/domain/auth/user';
import { readEnvironment } from '../../env.server';
import { type Services, services } from '../../services.server';
import { currentSession } from '../../session-context.server';
import { requireAdmin } from './require-session.server';

const someone = (role: UserRole) => ({ user: { id: 'a-1', email: 'a@b.in', name: 'A', role } }) as SignedIn;

async function ask(session: SignedIn | null): Promise<number> {
  const context = new RouterContextProvider();
  context.set(services, { environment: readEnvironment({}) } as Services);
  context.set(currentSession, async () => session);
  const url = new URL('http://localhost/admin/orders');
  const args = { request: new Request(url), url, context, params: {}, pattern: '/admin/orders' };
  try {
    const answer = await requireAdmin(args, async () => new Response('the back office'));
    return (answer as Response).status;
  } catch (thrown) {
    return (thrown as Response).status;
  }
}

describe('the back office', () => {
  test('opens to an admin', async () => expect(await ask(someone('admin'))).toBe(200));
  test('is not there for a member', async () => expect(await ask(someone('user'))).toBe(404));
  test('leads visitors to the sign-in', async () => expect(await ask(null)).toBe(302));
});
