import { inject } from 'vitest';
import { samplePeople } from '~/content/sample-people';
import type { Role } from '~/domain/person';
import { postForm } from './post-form';
import { type Answer, cookiesOf, send } from './send';

/** The cookies of a sample account that has just signed in. */
export async function signInAs(role: Role, siteUrl = inject('siteUrl')): Promise<string> {
  const person = samplePeople.find((sample) => sample.role === role);
  const { email = '', password = '' } = person ?? {};
  return cookiesOf(await postForm(siteUrl, { path: '/auth/sign-in', fields: { email, password } }));
}

export const readPage = (path: string, cookie: string): Promise<Answer> =>
  send(inject('siteUrl'), { path, headers: { Cookie: cookie } });
