import { inject } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import type { UserRole } from '~/domain/auth/user';
import { postForm } from './post-form';
import { sendRequest, type TestResponse, toCookieHeader } from './send-request';

/** Signs in with a sample account and returns its cookies. Throws when the site does not sign in. */
export async function signInAs(role: UserRole, siteUrl: string): Promise<string> {
  const user = sampleUsers.find((sample) => sample.role === role);
  const { email = '', password = '' } = user ?? {};
  const response = await postForm(siteUrl, { path: '/auth/sign-in', fields: { email, password } });
  if (response.status !== 303) throw new Error(`The sign-in as ${role} got the status ${response.status}.`);
  return toCookieHeader(response);
}

const sharedSessions = new Map<UserRole, string>();

/**
 * The cookies of a sample account on the shared site. One session serves all files of a worker, because the site allows
 * 60 sign-ins of a network in 15 minutes. Tests that end the session sign in themselves.
 */
export async function getSharedSession(role: UserRole): Promise<string> {
  const session = sharedSessions.get(role) ?? (await signInAs(role, inject('siteUrl')));
  sharedSessions.set(role, session);
  return session;
}

export const getPageWithCookie = (path: string, cookie: string): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), { path, headers: { Cookie: cookie } });
