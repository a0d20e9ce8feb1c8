import { parseList, parseRecord, parseText } from '../json/parse-unknown';
import type { OidcAccount } from './display-cookie';

/** R-SESSION-6: what the console says. */
export const SIGN_OUT_FAILED_MESSAGE = 'Logout failed';
export const REDIRECT_FAILED_MESSAGE = 'Identity redirect failed';
export const START_FAILED_MESSAGE = 'Identity start-up failed';

/** R-SESSION-4: on login success the returned account becomes the active account, which is the first. */
export function setActiveAccount(
  accounts: readonly OidcAccount[],
  returned: OidcAccount,
): readonly OidcAccount[] {
  return [returned, ...accounts.filter(({ localAccountId }) => localAccountId !== returned.localAccountId)];
}

/** The signed-in accounts that a browser has kept; nothing of a value that cannot be read. */
export function parseOidcAccounts(stored: unknown): readonly OidcAccount[] {
  const read = (entry: unknown): OidcAccount | undefined => {
    const fields = parseRecord(entry);
    const username = parseText(fields?.username);
    const localAccountId = parseText(fields?.localAccountId);
    const name = parseText(fields?.name);
    return username && localAccountId ? { username, localAccountId, ...(name && { name }) } : undefined;
  };
  return parseList(stored, read) ?? [];
}

export interface SignOutSteps {
  /** Rejects when the provider did not confirm it, whatever the reason. */
  logOutInPopup: () => Promise<void>;
  /** Ends the session and deletes its cookie. */
  deleteSession: () => Promise<void>;
  clearUser: () => void;
  goToSignIn: () => void;
  log: (words: string, error: unknown) => void;
}

/**
 * R-SESSION-5: a popup logout, then delete the session cookie, clear the user and go to the sign-in page.
 * When logout fails the session stays and the console says so. Resolves to whether the person is signed out.
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
