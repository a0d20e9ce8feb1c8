import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { SignInRefusedError } from './oidc-endpoint';
import { PopupBlockedError, PopupClosedError } from './popup-window';

/** What went wrong, for the person: the server's own words, or what they can do about it. */
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

/** Puts words where the page keeps room for them; screen readers announce them. */
export function showAuthMessage(within: ParentNode, words: string): void {
  const room = within.querySelector<HTMLElement>(`[${SESSION_ATTRIBUTES.authMessage}]`);
  if (!room) return;
  const place = room.querySelector('[data-alert-text]') ?? room;
  place.textContent = words;
  room.hidden = words === '';
}
