import { hasSameItems, mergeItems, NO_ITEMS } from '~/domain/account-items/account-items';
import {
  ACCOUNT_ITEMS_PATH,
  type AccountItemsResponse,
  parseAccountItemsResponse,
} from '~/domain/account-items/account-items-response';
import {
  type BrowserItems,
  omitHidden,
  showItems,
  toAccountItems,
} from '~/domain/account-items/browser-items';
import { countCartUnits } from '~/domain/cart/cart';
import { parseRecord } from '~/domain/json/parse-unknown';
import { forgetKnownItems, readKnownItems, saveKnownItems } from '~/state/account-items/known-account-items';
import { EMPTY_CART } from '~/state/cart/cart-store';
import { type JsonResponse, postJson } from '~/state/http/json-client';
import { getCartStore, getTextStorage, getToastStore, getWishlistStore } from '~/state/stores';
import { createToast, type Toast } from '../../domain/site/toast';

const DURATION_MS = 5_000;

/** R-SYNC-1: says that the account had more in its cart than the browser. `units` of one or more. */
const createAccountCartToast = (units: number): Toast =>
  createToast(
    units === 1
      ? '1 item from your account is in your cart now'
      : `${units} items from your account are in your cart now`,
    'info',
    DURATION_MS,
  );

const readBrowserItems = (): BrowserItems => ({
  cart: getCartStore().readLatest(),
  wishlist: getWishlistStore().readLatest(),
});

const readOwnItems = () => toAccountItems(readBrowserItems());

function replaceBrowserItems({ cart, wishlist }: BrowserItems): void {
  getCartStore().replace(cart);
  getWishlistStore().replace(wishlist);
}

/** Whether the visitor changed something that the account does not have yet. */
export const hasUnsentChanges = (): boolean =>
  !hasSameItems(readOwnItems(), readKnownItems(getTextStorage())?.items ?? NO_ITEMS);

/**
 * R-SYNC-4: takes the items of the account out of the browser, after the session has ended. What the account does not have
 * yet stays.
 */
export function removeAccountItems(): void {
  const known = readKnownItems(getTextStorage());
  if (!known) return;
  const items = mergeItems(known.items, readOwnItems(), NO_ITEMS);
  replaceBrowserItems(showItems(readBrowserItems(), { items, products: [], keepsSamples: true }));
  forgetKnownItems(getTextStorage());
}

/** `sent` is what the browser had when it sent the request. */
function applyResponse(
  sent: ReturnType<typeof readOwnItems>,
  response: AccountItemsResponse,
  isRead: boolean,
): void {
  const { products, ...state } = response;
  const isFirst = !readKnownItems(getTextStorage());
  const browser = readBrowserItems();
  // The visitor may have changed something while the request was under way.
  const items = mergeItems(sent, toAccountItems(browser), state.items);
  const isFromOtherDevice = isRead ? state.revision > 0 : products.length > 0;
  if (isFromOtherDevice) getCartStore().saveFirst(EMPTY_CART);
  const shown = showItems(browser, { items, products, keepsSamples: !isFromOtherDevice });
  replaceBrowserItems(shown);
  // Last: a tab that is closed before must not treat the items as removed.
  saveKnownItems(getTextStorage(), { ...state, items: omitHidden(state.items, items, shown) });
  const addedUnits = countCartUnits(
    shown.cart.filter(({ id }) => !browser.cart.some((item) => item.id === id)),
  );
  if (isFirst && addedUnits > 0) getToastStore().push(createAccountCartToast(addedUnits));
}

async function readAccount(known: ReturnType<typeof readKnownItems>): Promise<JsonResponse> {
  const query = known && new URLSearchParams({ account: known.account, revision: `${known.revision}` });
  try {
    const response = await fetch(query ? `${ACCOUNT_ITEMS_PATH}?${query}` : ACCOUNT_ITEMS_PATH);
    const body: unknown = await response.json().catch(() => undefined);
    return { ok: response.ok, status: response.status, body };
  } catch {
    return { ok: false, status: 0, body: undefined };
  }
}

/**
 * R-SYNC-2: sends the changes of this browser to the account, or requests those of other devices. After a network error the
 * changes are sent with the next exchange.
 */
export async function exchangeAccountItems(): Promise<void> {
  const known = readKnownItems(getTextStorage());
  const own = readOwnItems();
  const isRead = !hasUnsentChanges();
  const { ok, status, body } = isRead
    ? await readAccount(known)
    : await postJson(
        ACCOUNT_ITEMS_PATH,
        { ...(known && { account: known.account }), base: known?.items ?? NO_ITEMS, own },
        { keepalive: true },
      );
  const response = ok ? parseAccountItemsResponse(body) : undefined;
  const isOfOtherAccount = status === 409 || (known && response && response.account !== known.account);
  const isSignedOut = status === 401 || parseRecord(body)?.account === null;
  if (isSignedOut || isOfOtherAccount) removeAccountItems();
  if (isOfOtherAccount) return exchangeAccountItems();
  if (response) applyResponse(own, response, isRead);
}
