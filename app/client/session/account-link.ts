import { hasJustSignedIn, JUST_SIGNED_IN_COOKIE } from '~/domain/auth/display-cookie';
import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { createSignedInToast } from '~/domain/site/toast';
import { writeCookie } from '~/state/storage/write-cookie';
import { getSessionStore, getToastStore } from '~/state/stores';
import { getInitials } from '~/ui/data/avatar-initials';

/**
 * Shows the signed-in user in every link to the account, and hides the links to the sign-in. The markup of cached pages is the same for all visitors, so the
 * name comes from the display cookie. CSS shows it from attributes: a text node would be a child that React does not know.
 */
export function renderAccountLink(): void {
  const session = getSessionStore();
  const show = () => {
    const { user } = session.get();
    const name = user?.name || user?.email;
    for (const link of document.querySelectorAll<HTMLElement>(`[${SESSION_ATTRIBUTES.accountLink}]`)) {
      link.ariaLabel = name ? `Your account, ${name}` : 'Your account';
      if (name) Object.assign(link.dataset, { name, initials: getInitials(name) });
      else for (const key of ['name', 'initials']) delete link.dataset[key];
    }
    for (const element of document.querySelectorAll<HTMLElement>(`[${SESSION_ATTRIBUTES.signedOutOnly}]`))
      element.hidden = session.get().isAuthenticated;
  };
  session.subscribe(show);
  show();
}

/** R-TOAST-3: shows the sign-in toast once, on the first page after a sign-in by any method. */
export function showSignInToast(): void {
  if (!hasJustSignedIn(document.cookie)) return;
  writeCookie(document, `${JUST_SIGNED_IN_COOKIE}=; Max-Age=0`);
  getToastStore().push(createSignedInToast(getSessionStore().get().user?.name));
}
