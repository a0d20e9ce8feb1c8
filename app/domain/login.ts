import { z } from 'zod';
import type { Person, Role } from './person';

/** Seed §7 `POST /login`: what is sent. */
export const loginSchema = z.object({ email: z.string().max(254), password: z.string() });

/** Seed §3 User without its password. The session is in a cookie that no script reads, so the record has no token. */
export interface LoginAnswer {
  id: string;
  email: string;
  username: string;
  firstName: string;
  lastName: string;
  role: Role;
}

/** Seed §8, word for word. */
export const REFUSED_LOGIN = { error: 'Username or password is incorrect' } as const;

/** The first word of a name is the first name; whoever has one word has no other. */
export function loginAnswer({ id, email, name, role }: Person): LoginAnswer {
  const [firstName = '', ...others] = name.split(' ');
  return { id, email, username: email, firstName, lastName: others.join(' '), role };
}
