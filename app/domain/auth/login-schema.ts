import { z } from 'zod';
import { plainText } from '../forms/form-fields';
import { MAX_EMAIL_LENGTH } from '../forms/plain-text';
import { passwordField } from './sign-up-schemas';
import type { User, UserRole } from './user';

/** R-LOGIN-1: the payload of `POST /login`. The email is trimmed and becomes lower case. */
export const loginSchema = z.object({
  email: plainText({ label: 'An address', max: MAX_EMAIL_LENGTH }).transform((value) =>
    value.trim().toLowerCase(),
  ),
  password: passwordField('A password'),
});

/**
 * R-LOGIN-4: the user record without its password, as the server and the in-browser mock send it. Only users of the mock
 * have a token: the server's session is in an HttpOnly cookie.
 */
export interface LoginResponse {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  role: UserRole;
  token?: string;
}

/** R-LOGIN-2: this exact text. */
export const INVALID_CREDENTIALS_RESPONSE = { error: 'Username or password is incorrect' } as const;

/** The password is right and the account needs a two-factor code. `next` is the path of the page that asks for it. */
export interface TwoFactorRequiredResponse {
  error: string;
  next: string;
}

/** R-LOGIN-4. The first word of the name is the first name, the rest the last name, which may be empty. */
export function toLoginResponse({ id, email, name, role }: User): LoginResponse {
  const [firstName = '', ...others] = name.split(' ');
  return { id, email, username: email, firstName, lastName: others.join(' '), role };
}
