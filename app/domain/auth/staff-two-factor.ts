import type { SignedIn } from './session';

/** A passkey and an organisation have a second step of their own. */
const hasSecondStep = ({ user, session }: SignedIn): boolean =>
  user.twoFactorEnabled || session.method === 'passkey' || session.method === 'organisation';

/**
 * R-PEOPLE-5: the session without the role of its user, if that needs a second step and the session has none. The user can still do all
 * that a member can, and turn two-factor sign-in on.
 */
export function withholdRole(signedIn: SignedIn): SignedIn {
  const { user } = signedIn;
  if (user.role === 'user' || hasSecondStep(signedIn)) return signedIn;
  return { ...signedIn, user: { ...user, role: 'user' }, withheldRole: user.role };
}
