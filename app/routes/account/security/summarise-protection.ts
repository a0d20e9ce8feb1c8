import type { AccountProtection } from './protection-overview';

/** Describes the protection of the account in one or two sentences and recommends the next step. */
export function summariseProtection({
  hasPassword,
  organisationCount,
  passkeyCount,
  hasTwoFactor,
}: AccountProtection): string {
  const isPasswordAlone = hasPassword && !hasTwoFactor;
  if (passkeyCount > 0 && !isPasswordAlone)
    return 'Well protected: nobody can guess or intercept what you sign in with.';
  if (passkeyCount > 0)
    return 'Your passkey cannot be guessed, but the password alone is still enough to sign in. Turn on two-factor sign-in as well.';
  if (hasTwoFactor)
    return 'Well protected: a password alone is not enough to sign in. A passkey is quicker and even safer.';
  if (hasPassword)
    return 'Your account is protected by a password only. Add a passkey: it cannot be guessed and does not work on fake sites.';
  if (organisationCount > 0)
    return 'You sign in with your organisation. Add a passkey to keep access if you leave it.';
  return 'You cannot sign in again after you sign out. Set a password or add a passkey.';
}
