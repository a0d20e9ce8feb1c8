import type { User } from '~/domain/auth/user';
import type { Audience } from './types.server';

type Owner = Pick<User, 'email' | 'emailVerified'>;

/** Recipient of an email to a user. An organisation can bring an email that is not confirmed. */
export const toAccount = ({ email, emailVerified }: Owner): { to: string; audience: Audience } => ({
  to: email,
  audience: emailVerified ? 'confirmed' : 'unconfirmed',
});

/** For the greeting. Users choose their name, so an unconfirmed email gets no name. */
export const toGreetingName = ({
  name,
  emailVerified,
}: Pick<User, 'name' | 'emailVerified'>): { name?: string } => (emailVerified ? { name } : {});
