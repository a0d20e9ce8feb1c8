import { signOutOfProvider } from '~/domain/auth/oidc-session';
import { sessionStore } from '~/state/stores';
import { describeAuthError, showAuthMessage } from './auth-message';
import { createOidcClient, readStoredSettings } from './oidc-client';
import { startSignIn } from './oidc-endpoint';
import { openPopup, type PopupWindow } from './popup-window';
import { storedAccounts } from './stored-accounts';

/** Signs out at the provider, if it has a way to. What it knew stays known when that fails. */
async function logOutAtProvider(popup: PopupWindow, address: string): Promise<void> {
  const client = await createOidcClient(readStoredSettings() ?? (await startSignIn(address)));
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

async function endSession(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams() });
  if (!answer.ok) throw new Error(`The session could not be ended: ${answer.status}.`);
}

/** A form that ends the session by itself; for a session opened by the organisation, it leaves there first (R-SESSION-5). */
export function bindOidcSignOut(form: HTMLFormElement): void {
  let underWay = false;

  async function leave(): Promise<void> {
    let popup: PopupWindow | undefined;
    let failure: unknown;
    await signOutOfProvider({
      async logOutInPopup() {
        popup = openPopup();
        await logOutAtProvider(popup, form.dataset.organisation ?? '');
      },
      deleteSession: () => endSession(form),
      clearUser() {
        storedAccounts.clear();
        sessionStore().clear();
      },
      goToSignIn: () => location.assign(form.dataset.signIn ?? '/'),
      log(words, error) {
        failure = error;
        console.error(words, error);
      },
    });
    popup?.close();
    if (failure) showAuthMessage(form, `You are still signed in. ${describeAuthError(failure)}`);
  }

  form.addEventListener('submit', (event) => {
    // The second button ends the session here alone, as the form does without script.
    if (event.submitter?.hasAttribute('data-here-only')) return;
    event.preventDefault();
    if (underWay) return;
    underWay = true;
    void leave().finally(() => {
      underWay = false;
    });
  });
}
