import { SIGN_OUT_SCOPE_FIELD, type SignOutScope, signOutOfProvider } from '~/domain/auth/oidc-session';
import { getSessionStore } from '~/state/stores';
import { describeAuthError, showAuthMessage } from './auth-message';
import { clearOidcStorage, createOidcClient, readStoredSettings } from './oidc-client';
import { startSignIn } from './oidc-endpoint';
import { openPopup, type PopupWindow } from './popup-window';
import { storedAccounts } from './stored-accounts';

/**
 * Logs out at the provider, if it has an end-session endpoint. The library deletes its user first; a failed logout stores
 * it again.
 */
async function logOutAtProvider(popup: PopupWindow, url: string): Promise<void> {
  const client = await createOidcClient(readStoredSettings() ?? (await startSignIn(url)));
  const user = await client.getUser();
  if ((await client.metadataService.getEndSessionEndpoint()) === undefined) return;
  try {
    await popup.waitFor(
      client.signoutPopup({ ...popup.options, ...(user?.id_token && { id_token_hint: user.id_token }) }),
    );
  } catch (error) {
    await client.storeUser(user);
    throw error;
  }
}

async function deleteSession(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams({ [SIGN_OUT_SCOPE_FIELD]: 'provider' satisfies SignOutScope });
  const response = await fetch(form.action, { method: 'POST', body });
  if (!response.ok) throw new Error(`The session could not be deleted: status ${response.status}.`);
}

/** Deletes the accounts and what the OIDC library stored in this tab. They grant nothing. */
function clearTabStorage(): void {
  storedAccounts.clear();
  clearOidcStorage();
}

function clearUser(): void {
  clearTabStorage();
  getSessionStore().clear();
}

/** R-SESSION-5: the sign-out form of a session that the organisation opened. It logs out at the provider first. */
export function bindOidcSignOut(form: HTMLFormElement): void {
  let isPending = false;

  async function signOut(): Promise<void> {
    let popup: PopupWindow | undefined;
    let failure: unknown;
    await signOutOfProvider({
      async logOutInPopup() {
        popup = openPopup();
        await logOutAtProvider(popup, form.dataset.endpoint ?? '');
      },
      deleteSession: () => deleteSession(form),
      clearUser,
      goToSignIn: () => location.assign(form.dataset.signIn ?? '/'),
      log(message, error) {
        failure = error;
        console.error(message, error);
      },
    });
    popup?.close();
    if (failure) showAuthMessage(form, `You are still signed in. ${describeAuthError(failure)}`);
  }

  form.addEventListener('submit', (event) => {
    // The second button deletes only the session of this site. The browser submits the form, and the response deletes the display cookie:
    // without it the user stays signed in.
    if (event.submitter?.hasAttribute('data-local-only')) return clearTabStorage();
    event.preventDefault();
    if (isPending) return;
    isPending = true;
    void signOut().finally(() => {
      isPending = false;
    });
  });
}
