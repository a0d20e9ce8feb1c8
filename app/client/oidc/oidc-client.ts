import type { UserManager } from 'oidc-client-ts';
import type { SignInParameters } from './oidc-endpoint';

const KEY = 'tessera.provider';
const OIDC_PREFIX = 'tessera.oidc.';

type ClientSettings = Omit<SignInParameters, 'nonce'>;

/**
 * Loads the OIDC library and creates its client. R-SESSION-7: the library stores everything in session storage. Rejects
 * when the library cannot be loaded.
 */
export async function createOidcClient(settings: ClientSettings): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  const store = sessionStorage;
  // The callback page needs the settings of the provider.
  store.setItem(KEY, JSON.stringify(settings));
  return new UserManager({
    authority: settings.authority,
    client_id: settings.clientId,
    scope: settings.scope,
    redirect_uri: settings.callback,
    popup_redirect_uri: settings.popupCallback,
    popup_post_logout_redirect_uri: settings.popupCallback,
    stateStore: new WebStorageStateStore({ prefix: OIDC_PREFIX, store }),
    userStore: new WebStorageStateStore({ prefix: OIDC_PREFIX, store }),
    automaticSilentRenew: false,
    requestTimeoutInSeconds: 10,
  });
}

/**
 * In the popup: passes the callback URL to the page that opened it, and closes the popup. This needs no settings of the
 * provider. Does nothing when the page was not opened by the provider.
 */
export async function completePopupCallback(): Promise<void> {
  if (!new URLSearchParams(location.search).has('state')) return;
  const { UserManager } = await import('oidc-client-ts');
  const { origin } = location;
  const placeholder = {
    authority: origin,
    client_id: 'none',
    redirect_uri: origin,
    automaticSilentRenew: false,
  };
  await new UserManager(placeholder).signinPopupCallback();
}

/** The settings with which this tab started its sign-in. */
export function readStoredSettings(): ClientSettings | undefined {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? undefined : (JSON.parse(stored) as ClientSettings);
}

/** Deletes the settings of the provider and everything that the library stored in this tab. */
export function clearOidcStorage(): void {
  const keys = Object.keys(sessionStorage).filter((key) => key === KEY || key.startsWith(OIDC_PREFIX));
  for (const key of keys) sessionStorage.removeItem(key);
}
