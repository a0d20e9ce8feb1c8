import { hasJustSignedIn, JUST_SIGNED_IN_COOKIE } from '~/domain/auth/display-cookie';
import { createSignedInToast } from '~/domain/site/toast';
import { writeCookie } from '~/state/storage/write-cookie';
import { getSessionStore, getToastStore } from '~/state/stores';

/** R-TOAST-3: shows the sign-in toast once, on the first page after a sign-in by any method. */
export function showSignInToast(): void {
  if (!hasJustSignedIn(document.cookie)) return;
  writeCookie(document, `${JUST_SIGNED_IN_COOKIE}=; Max-Age=0`);
  getToastStore().push(createSignedInToast(getSessionStore().get().user?.name));
}
