import { type APIRequestContext, expect } from '@playwright/test';
import { samplePeople } from '../../../app/content/sample-people.ts';
import type { Role } from '../../../app/domain/person.ts';

/** Whether an address is a page for people who are signed in. */
export const isGuarded = (address: string): boolean => /^\/(account|admin)(\/|$)/.test(address);

/** Signs a sample account in. The cookies are those of the given requests: `page.request` shares them with its page. */
export async function signIn(request: APIRequestContext, role: Role = 'user'): Promise<void> {
  const person = samplePeople.find((sample) => sample.role === role);
  const { email = '', password = '' } = person ?? {};
  const answer = await request.post('/auth/sign-in', {
    form: { email, password },
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
}
