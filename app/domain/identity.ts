import { readList, readRecord, readText } from './reading';
import type { IdentityAccount } from './session';

/** R-SESSION-6: what the console says. */
export const SIGN_OUT_FAILED = 'Logout failed';
export const REDIRECT_FAILED = 'Identity redirect failed';
export const START_FAILED = 'Identity start-up failed';

/** R-SESSION-4: on login success the returned account becomes the active account, which is the first. */
export function withActiveAccount(
  accounts: readonly IdentityAccount[],
  returned: IdentityAccount,
): readonly IdentityAccount[] {
  return [returned, ...accounts.filter(({ localAccountId }) => localAccountId !== returned.localAccountId)];
}

/** The signed-in accounts that a browser has kept; nothing of a value that cannot be read. */
export function readAccounts(stored: unknown): readonly IdentityAccount[] {
  const read = (entry: unknown): IdentityAccount | undefined => {
    const fields = readRecord(entry);
    const username = readText(fields?.username);
    const localAccountId = readText(fields?.localAccountId);
    const name = readText(fields?.name);
    return username && localAccountId ? { username, localAccountId, ...(name && { name }) } : undefined;
  };
  return readList(stored, read) ?? [];
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
export async function signOut(steps: SignOutSteps): Promise<boolean> {
  try {
    await steps.logOutInPopup();
    await steps.deleteSession();
  } catch (error) {
    steps.log(SIGN_OUT_FAILED, error);
    return false;
  }
  steps.clearUser();
  steps.goToSignIn();
  return true;
}
