import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';
import { ACCOUNT_ITEMS_KEY } from '~/state/account-items/account-items-key';
import { getTextStorage } from '~/state/stores';

/**
 * Loads the session script (`app/client/session`) and the sync of cart and wishlist (R-SYNC-2) when the user is signed in,
 * also after a sign-in in another tab. After the end of a session the sync removes the items of the account (R-SYNC-4).
 */
export function loadSessionScript(): void {
  const load = () => {
    const src = document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content;
    const isSignedIn = document.cookie.includes(DISPLAY_COOKIE);
    if (src && isSignedIn) void import(/* @vite-ignore */ src);
    if (isSignedIn || getTextStorage().read(ACCOUNT_ITEMS_KEY)) void import('./sync-account-items');
  };
  addEventListener('focus', load);
  load();
}
