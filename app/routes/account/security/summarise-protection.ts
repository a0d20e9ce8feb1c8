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
    return 'Well set. Nothing that can be guessed or overheard opens your account.';
  if (passkeyCount > 0)
    return 'Your passkey cannot be guessed, but the password still opens the account alone. Two-factor sign-in closes that gap.';
  if (hasTwoFactor)
    return 'Well set: a password alone opens nothing here. A passkey would be quicker, and safer still.';
  if (hasPassword)
    return 'A password alone opens your account. A passkey is worth most next: it cannot be guessed, and does not work on a page that only looks like ours.';
  if (organisationCount > 0)
    return 'Your organisation opens the door. A passkey of your own keeps it open when you leave there.';
  return 'Nothing opens your account once you sign out here. Choose a password, or add a passkey.';
}
