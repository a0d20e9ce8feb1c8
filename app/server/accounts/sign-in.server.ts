import { isAPIError } from 'better-auth/api';
import { type AccountParts, cookiesOf, headersFor, readableCookie } from './browser-session.server';
import type { Asker, Credentials, SignInResult } from './contract.server';
import { personByEmail } from './people.server';

/**
 * Signs in by e-mail and password. For an unknown address the password is hashed all the same, so that no answer tells
 * by its time whether there is an account.
 */
export async function signInWithPassword(
  { database, auth, demo, httpsOnly }: AccountParts,
  { email, password }: Credentials,
  { request, timeZone }: Asker,
): Promise<SignInResult> {
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password },
      headers: headersFor(request, timeZone),
      returnHeaders: true,
    });
    const cookies = cookiesOf(headers);
    if ('twoFactorRedirect' in response) return { kind: 'second-factor', headers: cookies };
    const person = await personByEmail(database, email, demo);
    if (!person) return { kind: 'refused' };
    cookies.append('Set-Cookie', readableCookie(person, httpsOnly));
    return { kind: 'signed-in', person, headers: cookies };
  } catch (error) {
    if (isAPIError(error)) return { kind: 'refused' };
    throw error;
  }
}
