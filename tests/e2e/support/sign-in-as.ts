import { type APIRequestContext, expect } from '@playwright/test';
import { sampleUsers } from '../../../app/content/samples/sample-users.ts';
import type { UserRole } from '../../../app/domain/auth/user.ts';

/** The role that opens every page of this area. Null for public pages. */
export function requiredRole(path: string): UserRole | null {
  if (/^\/admin(\/|$)/.test(path)) return 'admin';
  return /^\/account(\/|$)/.test(path) ? 'user' : null;
}

/** Whether a page of this path needs a session. */
export const isProtectedPath = (path: string): boolean => requiredRole(path) !== null;

/** Signs in to a sample account. The cookies belong to `request`; `page.request` shares them with its page. */
export async function signInAs(request: APIRequestContext, role: UserRole = 'user'): Promise<void> {
  const { email = '', password = '' } = sampleUsers.find((user) => user.role === role) ?? {};
  const response = await request.post('/auth/sign-in', {
    form: { email, password },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
}
