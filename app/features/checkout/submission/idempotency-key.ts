import { CLEARED_ORDER_KEY } from '~/domain/cart/ordered-units';
import { createUuid } from '~/state/http/json-client';
import { clearDraft } from './checkout-draft';
import { type CheckoutSubmission, isReusable, parseCheckoutSubmission } from './checkout-submission';

export const SUBMISSION_STORAGE_KEY = 'tessera.checkout-attempt.v1';

interface IdempotencyKeyOptions {
  /** The serialised cart lines. Other lines are another submission. */
  contents: string;
  /** Key from the server's page, used for a new submission. */
  pageKey?: string | undefined;
  /** Key that was already used for another order. */
  usedKey?: string | undefined;
}

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Reading `localStorage` throws where a browser blocks storage. */
const openLocalStorage: OpenStorage = () => window.localStorage;

/**
 * Returns the idempotency key for these contents: the same one after a reload, in another tab, and after a lost response,
 * so that a retry never places a second order. It is in local storage, because tabs share that.
 */
export function getIdempotencyKey(
  { contents, pageKey, usedKey }: IdempotencyKeyOptions,
  openStorage: OpenStorage = openLocalStorage,
  now = Date.now(),
): string {
  try {
    const storage = openStorage();
    const stored = parseCheckoutSubmission(storage.getItem(SUBMISSION_STORAGE_KEY));
    const isSame = stored?.contents === contents && stored.key !== usedKey;
    if (isSame && isReusable(stored, storage.getItem(CLEARED_ORDER_KEY), now)) return stored.key;
    const key = pageKey || createUuid();
    storage.setItem(
      SUBMISSION_STORAGE_KEY,
      JSON.stringify({ key, contents, at: now } satisfies CheckoutSubmission),
    );
    return key;
  } catch {
    return pageKey || createUuid();
  }
}

/** Stores that the order was placed; with `number` when its lines will be removed from the cart. */
export function markSubmissionPlaced(
  number: string | undefined,
  openStorage: OpenStorage = openLocalStorage,
  now = Date.now(),
): void {
  try {
    const storage = openStorage();
    const stored = parseCheckoutSubmission(storage.getItem(SUBMISSION_STORAGE_KEY));
    const placed = { at: now, ...(number && { number }) };
    if (stored)
      storage.setItem(
        SUBMISSION_STORAGE_KEY,
        JSON.stringify({ ...stored, placed } satisfies CheckoutSubmission),
      );
  } catch {
    // Without storage there is no stored submission.
  }
}

/** Clears the draft of a placed order. The submission stays reusable until the cart is cleared. */
export function clearCheckoutState(orderUrl: string, isFromCart: boolean): void {
  clearDraft();
  const number = new URL(orderUrl, window.location.origin).pathname.split('/').at(-1);
  markSubmissionPlaced(isFromCart ? number : undefined);
}
