import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { completePopupCallback } from './oidc-client';
import { bindOidcSignIn, completeRedirect, rebuildStoredUser } from './oidc-sign-in';
import { bindOidcSignOut } from './oidc-sign-out';

/** Each element says what it is for. */
const acts: Record<string, (element: HTMLElement) => void> = {
  'sign-in': (form) => form instanceof HTMLFormElement && bindOidcSignIn(form),
  'sign-out': (form) => form instanceof HTMLFormElement && bindOidcSignOut(form),
  callback: (page) => void completeRedirect(page),
  // In the window of its own: the answer goes to the page that opened it, which then closes it.
  popup: () => void completePopupCallback(),
  // Pages behind the guard: the server has just said that the session is alive.
  account: rebuildStoredUser,
};

for (const element of document.querySelectorAll<HTMLElement>(`[${SESSION_ATTRIBUTES.oidc}]`))
  acts[element.getAttribute(SESSION_ATTRIBUTES.oidc) ?? '']?.(element);
