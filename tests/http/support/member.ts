import { inject } from 'vitest';
import { samplePeople } from '~/content/sample-people';
import type { Role } from '~/domain/person';
import { cookiesOf } from './organisation';
import { type Answer, send } from './send';

const ofAForm = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' };

/** Sends a form as a browser does that runs no script. */
export const postForm = (
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
  siteUrl: string = inject('siteUrl'),
): Promise<Answer> =>
  send(siteUrl, {
    method: 'POST',
    path,
    headers: { ...ofAForm, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** The cookies of a sample account that has just signed in. */
export async function signInAs(role: Role, siteUrl?: string): Promise<string> {
  const person = samplePeople.find((sample) => sample.role === role);
  const { email = '', password = '' } = person ?? {};
  return cookiesOf(await postForm('/auth/sign-in', { email, password }, {}, siteUrl));
}

export const readPage = (path: string, cookie: string): Promise<Answer> =>
  send(inject('siteUrl'), { path, headers: { Cookie: cookie } });
