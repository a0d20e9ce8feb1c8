import type { User } from '~/domain/auth/user';
import type { Audience } from './types.server';

type Owner = Pick<User, 'email' | 'emailVerified'>;

/** Mail to an account's own address: an organisation may have named one that nobody has confirmed. */
export const toAccount = ({ email, emailVerified }: Owner): { to: string; audience: Audience } => ({
  to: email,
  audience: emailVerified ? 'confirmed' : 'unconfirmed',
});

/** For the greeting. A name is its owner's own choice: it is not sent to an address that may be somebody else's. */
export const greetedName = ({
  name,
  emailVerified,
}: Pick<User, 'name' | 'emailVerified'>): { name?: string } => (emailVerified ? { name } : {});
