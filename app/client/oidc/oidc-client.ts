import type { UserManager } from 'oidc-client-ts';
import type { SignInParameters } from './oidc-endpoint';

const KEY = 'tessera.provider';

type ClientSettings = Omit<SignInParameters, 'nonce'>;

/** The client library with our settings, fetched when it is first needed. Everything it keeps is in session storage. */
export async function createOidcClient(settings: ClientSettings): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  const store = sessionStorage;
  // The page that people come back to finds there whom it was that they were sent to.
  store.setItem(KEY, JSON.stringify(settings));
  return new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    scope: settings.scope,
    redirect_uri: settings.callback,
    popup_redirect_uri: settings.popupCallback,
    popup_post_logout_redirect_uri: settings.popupCallback,
    stateStore: new WebStorageStateStore({ prefix: 'tessera.oidc.', store }),
    userStore: new WebStorageStateStore({ prefix: 'tessera.oidc.', store }),
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
  });
}

/**
 * In a window of its own: tells the page that opened it where the provider sent the person, and closes. The window
 * knows nothing of the settings, and need not.
 */
export async function completePopupCallback(): Promise<void> {
  // Opened by hand, there is nothing to tell.
  if (!new URLSearchParams(location.search).has('state')) return;
  const { UserManager } = await import('oidc-client-ts');
  const here = location.origin;
  const unused = { authority: here, client_id: 'none', redirect_uri: here, automaticSilentRenew: false };
  await new UserManager(unused).signinPopupCallback();
}

/** The settings that this tab's sign-in began with. */
export function readStoredSettings(): ClientSettings | undefined {
  const kept = sessionStorage.getItem(KEY);
  return kept === null ? undefined : (JSON.parse(kept) as ClientSettings);
}
