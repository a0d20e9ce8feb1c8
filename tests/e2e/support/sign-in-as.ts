import { type APIRequestContext, expect } from '@playwright/test';
import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import type { UserRole } from '../../../app/domain/auth/user.ts';

/** Whether an address is a page for people who are signed in. */
export const isProtectedPath = (address: string): boolean => /^\/(account|admin)(\/|$)/.test(address);

/** Signs a sample account in. The cookies are those of the given requests: `page.request` shares them with its page. */
export async function signInAs(request: APIRequestContext, role: UserRole = 'user'): Promise<void> {
  const person = sampleUsers.find((sample) => sample.role === role);
  const { email = '', password = '' } = person ?? {};
  const answer = await request.post('/auth/sign-in', {
    form: { email, password },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}
