import { rebuildSessionUser } from '~/domain/auth/display-cookie';
import { REDIRECT_FAILED_MESSAGE, START_FAILED_MESSAGE, setActiveAccount } from '~/domain/auth/oidc-session';
import { getSessionStore } from '~/state/stores';
import { describeAuthError, showAuthMessage } from './auth-message';
import { createOidcClient, readStoredSettings } from './oidc-client';
import { completeSignIn, type SignInPurpose, SignInRefusedError, startSignIn } from './oidc-endpoint';
import { openPopup, PopupClosedError, type PopupWindow } from './popup-window';
import { storedAccounts } from './stored-accounts';

/**
 * On account pages, which only a live session opens. Its account becomes the active one of this tab, also when another tab
 * opened the session. A tab that does not know the account keeps the user that the server stored.
 */
export function activateAccountOfSession(page: HTMLElement): void {
  const accounts = storedAccounts.read();
  const account = accounts.find(({ localAccountId }) => localAccountId === page.dataset.account);
  if (!account) return;
  storedAccounts.write(setActiveAccount(accounts, account));
  rebuildStoredUser();
}

/** R-SESSION-3: rebuilds the stored user from the first account, when they differ. */
function rebuildStoredUser(): void {
  const session = getSessionStore();
  const user = rebuildSessionUser(storedAccounts.read(), session.get().user);
  if (user) session.save(user);
}

/** Completes the sign-in on the server and stores the account (R-SESSION-4). Resolves to the path to open next. */
async function openSession(url: string, idToken: string | undefined, purpose: SignInPurpose) {
  const { account, next } = await completeSignIn(url, idToken ?? '', purpose);
  if (account) {
    storedAccounts.write(setActiveAccount(storedAccounts.read(), account));
    getSessionStore().refresh();
    rebuildStoredUser();
  }
  return next;
}

/** The provider redirects to the site's configured origin only. Opens this page there when its origin differs. */
function ensureCallbackOrigin({ callback }: { callback: string }): void {
  const { origin } = new URL(callback);
  if (origin === location.origin) return;
  location.assign(origin + location.pathname + location.search);
  throw new SignInRefusedError(
    'We are taking you to the address that your organisation knows. Please begin there.',
  );
}

/** Creates the client and checks that the provider can be reached. R-SESSION-6: logs a failure. */
async function prepareClient(url: string) {
  try {
    const { nonce, ...settings } = await startSignIn(url);
    ensureCallbackOrigin(settings);
    const client = await createOidcClient(settings);
    await client.metadataService.getMetadata();
    return { nonce, client };
  } catch (error) {
    console.error(START_FAILED_MESSAGE, error);
    throw error;
  }
}

/** `other`: a redirect that signs in another account than the provider's current one. */
type SignInFlow = 'redirect' | 'popup' | 'other';

async function signInByRedirect(flow: SignInFlow, url: string, state: SignInPurpose): Promise<void> {
  const { nonce, client } = await prepareClient(url);
  try {
    await client.signinRedirect({ nonce, state, ...(flow === 'other' && { prompt: 'login' }) });
  } catch (error) {
    console.error(REDIRECT_FAILED_MESSAGE, error);
    throw error;
  }
}

async function signInByPopup(popup: PopupWindow, url: string, purpose: SignInPurpose): Promise<void> {
  try {
    const { nonce, client } = await prepareClient(url);
    try {
      const user = await popup.waitFor(client.signinPopup({ nonce, ...popup.options }));
      location.assign(await openSession(url, user.id_token, purpose));
    } catch (error) {
      if (!(error instanceof PopupClosedError)) console.error(REDIRECT_FAILED_MESSAGE, error);
      throw error;
    }
  } finally {
    popup.close();
  }
}

/** The sign-in form. The value of the pressed button is the flow. */
export function bindOidcSignIn(form: HTMLFormElement): void {
  const buttons = [...form.querySelectorAll('button')];
  const setBusy = (busy: boolean) => {
    for (const button of buttons) button.ariaDisabled = busy ? 'true' : null;
  };
  addEventListener('pageshow', () => setBusy(false));

  async function start(flow: SignInFlow): Promise<void> {
    const fields = new FormData(form);
    const redirectTo = fields.get('redirectTo')?.toString();
    const purpose = { ...(redirectTo && { redirectTo }), ...(fields.has('connects') && { connects: true }) };
    setBusy(true);
    showAuthMessage(form, '');
    try {
      if (flow === 'popup') await signInByPopup(openPopup(), form.action, purpose);
      else await signInByRedirect(flow, form.action, purpose);
    } catch (error) {
      showAuthMessage(form, describeAuthError(error));
      setBusy(false);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter?.ariaDisabled === 'true') return;
    void start((event.submitter?.getAttribute('value') ?? 'redirect') as SignInFlow);
  });
}

/** Completes the sign-in on the callback page. R-SESSION-6: shows and logs a failure. */
export async function completeRedirect(page: HTMLElement): Promise<void> {
  try {
    if (!new URLSearchParams(location.search).has('state'))
      throw new SignInRefusedError('Nothing came from your organisation. Please begin on the sign-in page.');
    const settings = readStoredSettings();
    if (!settings)
      throw new SignInRefusedError('This sign-in was not begun in this tab. Please begin again.');
    const client = await createOidcClient(settings);
    const user = await client.signinRedirectCallback();
    const purpose = (user.state ?? {}) as SignInPurpose;
    location.replace(await openSession(page.dataset.endpoint ?? '', user.id_token, purpose));
  } catch (error) {
    console.error(REDIRECT_FAILED_MESSAGE, error);
    showAuthMessage(page, describeAuthError(error));
    page.dataset.state = 'failed';
  }
}
