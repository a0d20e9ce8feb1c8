import { z } from 'zod';
import { LONGEST_EMAIL } from './email-length';
import { plainText } from './form-fields';
import type { Person, Role } from './person';
import { typedPassword } from './sign-up';

/** R-LOGIN-1 `POST /login`: what is sent. Addresses are compared without their case and the space around them. */
export const loginSchema = z.object({
  email: plainText({ label: 'An address', max: LONGEST_EMAIL }).transform((value) =>
    value.trim().toLowerCase(),
  ),
  password: typedPassword('A password'),
});

/**
 * R-LOGIN-4 without its password: what both the server and the in-browser mock answer with. Only the mock's users
 * have a token; the server's session is in a cookie that no script reads.
 */
export interface LoginAnswer {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  role: Role;
  token?: string;
}

/** R-LOGIN-2, word for word. */
export const REFUSED_LOGIN = { error: 'Username or password is incorrect' } as const;

/** The password was right and a code is still missing: the refusal also says where it is asked for. */
export interface UnfinishedLogin {
  error: string;
  next: string;
}

/** The first word of a name is the first name; whoever has one word has no other. */
export function loginAnswer({ id, email, name, role }: Person): LoginAnswer {
  const [firstName = '', ...others] = name.split(' ');
  return { id, email, username: email, firstName, lastName: others.join(' '), role };
}
