import { LOGIN_PATH, LOGIN_TIME_ZONE_HEADER } from '~/domain/auth/login-endpoint';
import { parseRecord, parseText } from '~/domain/json/parse-unknown';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { resolveRedirect } from '~/domain/site/redirect';
import { createSignInToast } from '~/domain/site/toast';
import { NETWORK_ERROR_MESSAGE, postJson } from '~/state/http/json-client';
import { getToastStore } from '~/state/stores';

/** Without the cookie, the next page would ask to sign in again and say nothing. */
const NO_COOKIES_MESSAGE =
  'Your browser saves no cookies for this site, and you only stay signed in with one. Please allow cookies here, then sign in again.';

/** Shows the alert in the form, which stays after the toast. `undefined` hides it. */
function showAlert(form: HTMLFormElement, message: string | undefined): void {
  const alert = form.querySelector<HTMLElement>(`[${SESSION_ATTRIBUTES.authMessage}]`);
  const text = alert?.querySelector('[data-alert-text]');
  if (!alert || !text) return;
  alert.hidden = message === undefined;
  text.textContent = message ?? '';
}

function selectPassword(form: HTMLFormElement): void {
  const password = form.querySelector<HTMLInputElement>('[type=password]');
  password?.focus();
  password?.select();
}

/**
 * Sends `POST /login` (R-LOGIN-1). A success opens the requested page, which shows the toast. Wrong credentials and network
 * errors show a toast. For any other response the form is submitted without script, and the server renders the error.
 */
async function signIn(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form);
  const getField = (name: string) => data.get(name)?.toString() ?? '';
  const redirectTo = getField('redirectTo');
  const credentials = { email: getField('email'), password: getField('password') };
  const headers = { [LOGIN_TIME_ZONE_HEADER]: getField('timeZone') };
  const { ok, status, body } = await postJson(LOGIN_PATH, credentials, { headers });
  if (ok) return location.assign(resolveRedirect(redirectTo));
  const response = parseRecord(body);
  const next = parseText(response?.next);
  if (next) return location.assign(redirectTo ? `${next}?${new URLSearchParams({ redirectTo })}` : next);
  if (status !== 401 && status !== 0) return form.submit();
  getToastStore().push(createSignInToast(parseText(response?.error) ?? NETWORK_ERROR_MESSAGE, 'error'));
  if (status === 401) showAlert(form, form.dataset.refused);
  selectPassword(form);
}

/** Submits the sign-in form with email and password. An incomplete form goes to the server, which shows the issues. */
export function bindPasswordSignIn(): void {
  const form = document.querySelector<HTMLFormElement>(`form[${SESSION_ATTRIBUTES.passwordSignIn}]`);
  if (!form) return;
  const setBusy = (busy: boolean) => {
    form.ariaBusy = String(busy);
  };
  addEventListener('pageshow', () => setBusy(false));
  form.addEventListener('submit', (event) => {
    if (!form.checkValidity()) return;
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    if (!navigator.cookieEnabled) return showAlert(form, NO_COOKIES_MESSAGE);
    setBusy(true);
    showAlert(form, undefined);
    void signIn(form).finally(() => setBusy(false));
  });
}
