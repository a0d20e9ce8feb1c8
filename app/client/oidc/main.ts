import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { completePopupCallback } from './oidc-client';
import { activateAccountOfSession, bindOidcSignIn, completeRedirect } from './oidc-sign-in';
import { bindOidcSignOut } from './oidc-sign-out';

/** By the value of the element's attribute. */
const handlers: Record<string, (element: HTMLElement) => void> = {
  'sign-in': (form) => form instanceof HTMLFormElement && bindOidcSignIn(form),
  'sign-out': (form) => form instanceof HTMLFormElement && bindOidcSignOut(form),
  callback: (page) => void completeRedirect(page),
  // In the popup: passes the response of the provider to the page that opened it.
  popup: () => void completePopupCallback(),
  // On account pages: the server has just confirmed the session.
  account: activateAccountOfSession,
};

for (const element of document.querySelectorAll<HTMLElement>(`[${SESSION_ATTRIBUTES.oidc}]`))
  handlers[element.getAttribute(SESSION_ATTRIBUTES.oidc) ?? '']?.(element);
