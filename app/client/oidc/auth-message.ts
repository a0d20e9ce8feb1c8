import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { SignInRefusedError } from './oidc-endpoint';
import { PopupBlockedError, PopupClosedError } from './popup-window';

/** An error as a message for the user: the message of the server, or advice what to do. */
export function describeAuthError(error: unknown): string {
  if (error instanceof SignInRefusedError) return error.message;
  if (error instanceof PopupBlockedError)
    return 'Your browser did not open the window. Allow pop-ups for this site, or continue in this window.';
  if (error instanceof PopupClosedError)
    return 'The window was closed before you were done. Nothing has changed.';
  if (error instanceof Error && 'error' in error && error.error === 'access_denied')
    return 'You did not allow your organisation to say who you are, so nothing was opened.';
  return 'Your organisation’s sign-in does not answer. Please try again in a minute.';
}

/** Shows a message in the alert of `parent`. An empty message hides the alert. */
export function showAuthMessage(parent: ParentNode, message: string): void {
  const alert = parent.querySelector<HTMLElement>(`[${SESSION_ATTRIBUTES.authMessage}]`);
  if (!alert) return;
  const text = alert.querySelector('[data-alert-text]') ?? alert;
  text.textContent = message;
  alert.hidden = message === '';
}
