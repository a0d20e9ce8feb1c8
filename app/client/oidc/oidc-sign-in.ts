import { rebuildSessionUser } from '~/domain/auth/display-cookie';
import { REDIRECT_FAILED_MESSAGE, START_FAILED_MESSAGE, setActiveAccount } from '~/domain/auth/oidc-session';
import { sessionStore } from '~/state/stores';
import { describeAuthError, showAuthMessage } from './auth-message';
import { createOidcClient, readStoredSettings } from './oidc-client';
import { completeSignIn, type SignInPurpose, SignInRefusedError, startSignIn } from './oidc-endpoint';
import { openPopup, PopupClosedError, type PopupWindow } from './popup-window';
import { storedAccounts } from './stored-accounts';

/** R-SESSION-3: when an account is reported and the stored user is another one, the user is rebuilt from the first account. */
export function rebuildStoredUser(): void {
  const session = sessionStore();
  const user = rebuildSessionUser(storedAccounts.read(), session.get().user);
  if (user) session.save(user);
}

/** Lets the server verify what the provider said; resolves to where to go on. */
async function handOver(address: string, idToken: string | undefined, purpose: SignInPurpose) {
  const { account, next } = await completeSignIn(address, idToken ?? '', purpose);
  if (account) {
    storedAccounts.write(setActiveAccount(storedAccounts.read(), account));
    sessionStore().refresh();
    rebuildStoredUser();
  }
  return next;
}

/** The provider sends people back to the site's own address only: whoever came by another one begins there. */
function moveToOwnAddress({ callback }: { callback: string }): void {
  const { origin } = new URL(callback);
  if (origin === location.origin) return;
  location.assign(origin + location.pathname + location.search);
  throw new SignInRefusedError(
    'We are taking you to the address that your organisation knows. Please begin there.',
  );
}

/** Nothing has been sent to the provider yet; that it answers is found out here. */
async function startUp(address: string) {
  try {
    const { nonce, ...settings } = await startSignIn(address);
    moveToOwnAddress(settings);
    const client = await createOidcClient(settings);
    await client.metadataService.getMetadata();
    return { nonce, client };
  } catch (error) {
    console.error(START_FAILED_MESSAGE, error);
    throw error;
  }
}

/** `other`: somebody else than the provider would say by itself. */
type Way = 'redirect' | 'popup' | 'other';

/** Leaves for the provider; the page does not come back from there. */
async function signInByRedirect(way: Way, address: string, state: SignInPurpose): Promise<void> {
  const { nonce, client } = await startUp(address);
  await client.signinRedirect({ nonce, state, ...(way === 'other' && { prompt: 'login' }) });
}

async function signInByPopup(popup: PopupWindow, address: string, purpose: SignInPurpose): Promise<void> {
  try {
    const { nonce, client } = await startUp(address);
    try {
      const user = await popup.waitFor(client.signinPopup({ nonce, ...popup.options }));
      location.assign(await handOver(address, user.id_token, purpose));
    } catch (error) {
      if (!(error instanceof PopupClosedError)) console.error(REDIRECT_FAILED_MESSAGE, error);
      throw error;
    }
  } finally {
    popup.close();
  }
}

/** The form with the two buttons: in this window, or in one of its own. */
export function bindOidcSignIn(form: HTMLFormElement): void {
  const buttons = [...form.querySelectorAll('button')];
  const setBusy = (busy: boolean) => {
    for (const button of buttons) button.ariaDisabled = busy ? 'true' : null;
  };
  addEventListener('pageshow', () => setBusy(false));

  async function start(way: Way): Promise<void> {
    const fields = new FormData(form);
    const redirectTo = fields.get('redirectTo')?.toString();
    const purpose = { ...(redirectTo && { redirectTo }), ...(fields.has('connects') && { connects: true }) };
    setBusy(true);
    showAuthMessage(form, '');
    try {
      if (way === 'popup') await signInByPopup(openPopup(), form.action, purpose);
      else await signInByRedirect(way, form.action, purpose);
    } catch (error) {
      showAuthMessage(form, describeAuthError(error));
      setBusy(false);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter?.ariaDisabled === 'true') return;
    void start((event.submitter?.getAttribute('value') ?? 'redirect') as Way);
  });
}

/** The page that the provider sends people back to. */
export async function completeRedirect(page: HTMLElement): Promise<void> {
  const fail = (error: unknown) => {
    showAuthMessage(page, describeAuthError(error));
    page.dataset.state = 'failed';
  };
  if (!new URLSearchParams(location.search).has('state'))
    return fail(
      new SignInRefusedError('Nothing came from your organisation. Please begin on the sign-in page.'),
    );
  try {
    const settings = readStoredSettings();
    if (!settings)
      throw new SignInRefusedError('This sign-in was not begun in this tab. Please begin again.');
    const client = await createOidcClient(settings);
    const user = await client.signinRedirectCallback();
    const purpose = (user.state ?? {}) as SignInPurpose;
    location.replace(await handOver(page.dataset.address ?? '', user.id_token, purpose));
  } catch (error) {
    console.error(REDIRECT_FAILED_MESSAGE, error);
    fail(error);
  }
}
