import { ARRIVAL_COOKIE, hasJustArrived } from '~/domain/session';
import { arrivalToast } from '~/domain/toast';
import { writeCookie } from '~/state/storage/write-cookie';
import { notificationStore, sessionStore } from '~/state/stores';

/** R-TOAST-3: said once, on the first page after a sign-in, whichever way one came in. */
export function sayWhoArrived(): void {
  if (!hasJustArrived(document.cookie)) return;
  writeCookie(document, `${ARRIVAL_COOKIE}=; Max-Age=0`);
  notificationStore().push(arrivalToast(sessionStore().get().user?.name));
}
