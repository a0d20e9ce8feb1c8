import { DISPLAY_COOKIE } from '~/domain/auth/display-cookie';
import { getCartStore, getWishlistStore } from '~/state/stores';
import { exchangeAccountItems, hasUnsentChanges, removeAccountItems } from './exchange-account-items';
import { syncBeforeSignOut } from './sync-before-sign-out';

/** Changes that follow each other quickly, such as clicks on "plus", are sent together. */
const DELAY_MS = 400;
const LOCK = 'account-items';

const isSignedIn = () => document.cookie.includes(DISPLAY_COOKIE);

let timer: ReturnType<typeof setTimeout> | undefined;

/** One exchange at a time in all tabs. Without locks (a page without HTTPS) two tabs may send the same, which is harmless. */
const exchangeInTurn = () =>
  'locks' in navigator ? navigator.locks.request(LOCK, exchangeAccountItems) : exchangeAccountItems();

function sync(): void {
  clearTimeout(timer);
  if (isSignedIn()) void exchangeInTurn();
  else removeAccountItems();
}

function syncSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (hasUnsentChanges()) sync();
  }, DELAY_MS);
}

/** The request survives the page. Its response is lost, so that the next page sends the same again. */
function sendBeforeLeaving(): void {
  clearTimeout(timer);
  if (isSignedIn() && hasUnsentChanges()) void exchangeAccountItems();
}

// R-SYNC-2: when a page opens or is looked at again, after a change, and when the network is back.
getCartStore().subscribe(syncSoon);
getWishlistStore().subscribe(syncSoon);
addEventListener('focus', sync);
addEventListener('online', sync);
addEventListener('pagehide', sendBeforeLeaving);
addEventListener('submit', ({ defaultPrevented }) => defaultPrevented || sendBeforeLeaving());
syncBeforeSignOut({ hasUnsentChanges: () => isSignedIn() && hasUnsentChanges(), send: exchangeInTurn });
addEventListener('pageshow', ({ persisted }) => persisted && sync());
document.addEventListener('visibilitychange', () => (document.hidden ? sendBeforeLeaving() : sync()));
sync();
