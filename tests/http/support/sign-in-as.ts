import { inject } from 'vitest';
import { sampleUsers } from '~/content/samples/sample-users';
import type { UserRole } from '~/domain/auth/user';
import { postForm } from './post-form';
import { sendRequest, type TestResponse, toCookieHeader } from './send-request';

/** Signs in with a sample account and returns its cookies. */
export async function signInAs(role: UserRole, siteUrl = inject('siteUrl')): Promise<string> {
  const user = sampleUsers.find((sample) => sample.role === role);
  const { email = '', password = '' } = user ?? {};
  return toCookieHeader(await postForm(siteUrl, { path: '/auth/sign-in', fields: { email, password } }));
}

export const getPageWithCookie = (path: string, cookie: string): Promise<TestResponse> =>
  sendRequest(inject('siteUrl'), { path, headers: { Cookie: cookie } });
