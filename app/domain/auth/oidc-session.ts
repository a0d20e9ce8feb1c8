import { parseList, parseRecord, parseText } from '../json/parse-unknown';
import type { OidcAccount } from './display-cookie';

/** R-SESSION-6: messages in the browser's console. */
export const SIGN_OUT_FAILED_MESSAGE = 'Logout failed';
export const REDIRECT_FAILED_MESSAGE = 'Identity redirect failed';
export const START_FAILED_MESSAGE = 'Identity start-up failed';

/** R-SESSION-4: the account that a sign-in returned becomes the active account. The active account is the first. */
export function setActiveAccount(
  accounts: readonly OidcAccount[],
  returned: OidcAccount,
): readonly OidcAccount[] {
  return [returned, ...accounts.filter(({ localAccountId }) => localAccountId !== returned.localAccountId)];
}

/** The signed-in accounts in a stored value. Malformed entries are dropped. Never throws. */
export function parseOidcAccounts(stored: unknown): readonly OidcAccount[] {
  const parseAccount = (entry: unknown): OidcAccount | undefined => {
    const fields = parseRecord(entry);
    const username = parseText(fields?.username);
    const localAccountId = parseText(fields?.localAccountId);
    const name = parseText(fields?.name);
    return username && localAccountId ? { username, localAccountId, ...(name && { name }) } : undefined;
  };
  return parseList(stored, parseAccount) ?? [];
}

/** The field of the sign-out form that says what has ended. */
export const SIGN_OUT_SCOPE_FIELD = 'scope';

/** `provider`: the script has logged out at the provider. `site`: only the session of this site ends. */
export type SignOutScope = 'provider' | 'site';

/** Reads the field. `undefined` when the form was submitted before its script had loaded, or without one. */
export const parseSignOutScope = (value: unknown): SignOutScope | undefined =>
  value === 'provider' || value === 'site' ? value : undefined;

export interface SignOutSteps {
  /** Rejects when the provider did not confirm the logout. */
  logOutInPopup: () => Promise<void>;
  /** Ends the session and deletes its cookie. */
  deleteSession: () => Promise<void>;
  clearUser: () => void;
  goToSignIn: () => void;
  log: (message: string, error: unknown) => void;
}

/**
 * R-SESSION-5, R-SESSION-6: logs out in a popup, deletes the session cookie, clears the user and opens the sign-in page.
 * When the first or second step fails, the rest is skipped and the failure is logged. Resolves to whether the user is
 * signed out. Never rejects for these two steps.
 */
export async function signOutOfProvider(steps: SignOutSteps): Promise<boolean> {
  try {
    await steps.logOutInPopup();
    await steps.deleteSession();
  } catch (error) {
    steps.log(SIGN_OUT_FAILED_MESSAGE, error);
    return false;
  }
  steps.clearUser();
  steps.goToSignIn();
  return true;
}
