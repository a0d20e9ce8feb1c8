import { z } from 'zod';
import { MAX_EMAIL_LENGTH } from '../forms/field-limits';
import { plainText } from '../forms/form-fields';
import { passwordField } from './sign-up-schemas';
import type { User, UserRole } from './user';

/** R-LOGIN-1 `POST /login`: what is sent. Addresses are compared without their case and the space around them. */
export const loginSchema = z.object({
  email: plainText({ label: 'An address', max: MAX_EMAIL_LENGTH }).transform((value) =>
    value.trim().toLowerCase(),
  ),
  password: passwordField('A password'),
});

/**
 * R-LOGIN-4 without its password: what both the server and the in-browser mock answer with. Only the mock's users
 * have a token; the server's session is in a cookie that no script reads.
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

/** R-LOGIN-2, word for word. */
export const INVALID_CREDENTIALS_RESPONSE = { error: 'Username or password is incorrect' } as const;

/** The password was right and a code is still missing: the refusal also says where it is asked for. */
export interface SecondFactorRequiredResponse {
  error: string;
  next: string;
}

/** The first word of a name is the first name; whoever has one word has no other. */
export function toLoginResponse({ id, email, name, role }: User): LoginResponse {
  const [firstName = '', ...others] = name.split(' ');
  return { id, email, username: email, firstName, lastName: others.join(' '), role };
}
