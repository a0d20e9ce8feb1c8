import { LOGIN_PATH, LOGIN_TIME_ZONE_HEADER } from '~/domain/auth/login-endpoint';
import { parseRecord, parseText } from '~/domain/json/parse-unknown';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { resolveRedirect } from '~/domain/site/redirect';
import { createSignInToast } from '~/domain/site/toast';
import { NETWORK_ERROR_MESSAGE, postJson } from '~/state/http/json-client';
import { toastStore } from '~/state/stores';

/** The words that stay when the toast has gone; `undefined` takes them away. */
function explain(form: HTMLFormElement, words: string | undefined): void {
  const room = form.querySelector<HTMLElement>(`[${SESSION_ATTRIBUTES.authMessage}]`);
  const place = room?.querySelector('[data-alert-text]');
  if (!room || !place) return;
  room.hidden = words === undefined;
  place.textContent = words ?? '';
}

function letTypeAgain(form: HTMLFormElement): void {
  const password = form.querySelector<HTMLInputElement>('[type=password]');
  password?.focus();
  password?.select();
}

/**
 * Asks `POST /login` (R-LOGIN-1). Whoever is let in goes on to the page they wanted, which says so; whoever is not stays
 * on this one. All other answers the form itself gets, which has words for them.
 */
async function signIn(form: HTMLFormElement): Promise<void> {
  const data = new FormData(form);
  const field = (name: string) => data.get(name)?.toString() ?? '';
  const asked = field('redirectTo');
  const credentials = { email: field('email'), password: field('password') };
  const zone = { [LOGIN_TIME_ZONE_HEADER]: field('timeZone') };
  const { ok, status, body } = await postJson(LOGIN_PATH, credentials, zone);
  if (ok) return location.assign(resolveRedirect(asked));
  const said = parseRecord(body);
  const next = parseText(said?.next);
  if (next) return location.assign(asked ? `${next}?${new URLSearchParams({ redirectTo: asked })}` : next);
  if (status !== 401 && status !== 0) return form.submit();
  toastStore().push(createSignInToast(parseText(said?.error) ?? NETWORK_ERROR_MESSAGE, 'error'));
  if (status === 401) explain(form, form.dataset.refused);
  letTypeAgain(form);
}

/** The form with e-mail and password. Where something is missing, the page that answers says it at the field. */
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
    setBusy(true);
    explain(form, undefined);
    void signIn(form).finally(() => setBusy(false));
  });
}
