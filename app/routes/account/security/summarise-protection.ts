import type { AccountProtection } from './protection-overview';

/** How the account stands, in a sentence or two, and what would be worth most next. */
export function summariseProtection({
  hasPassword,
  organisationCount: organisations,
  passkeyCount: passkeys,
  hasTwoFactor: twoFactor,
}: AccountProtection): string {
  const isPasswordAlone = hasPassword && !twoFactor;
  if (passkeys > 0 && !isPasswordAlone)
    return 'Well set. Nothing that can be guessed or overheard opens your account.';
  if (passkeys > 0)
    return 'Your passkey cannot be guessed, but the password still opens the account alone. Two-factor sign-in closes that gap.';
  if (twoFactor)
    return 'Well set: a password alone opens nothing here. A passkey would be quicker, and safer still.';
  if (hasPassword)
    return 'A password alone opens your account. A passkey is worth most next: it cannot be guessed, and does not work on a page that only looks like ours.';
  if (organisations > 0)
    return 'Your organisation opens the door. A passkey of your own keeps it open when you leave there.';
  return 'Nothing opens your account once you sign out here. Choose a password, or add a passkey.';
}
