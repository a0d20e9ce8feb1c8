import { CLEARED_ORDER_KEY } from '~/domain/cart/ordered-units';
import { type CheckoutSubmission, isReusable, parseCheckoutSubmission } from './checkout-submission';

export const SUBMISSION_STORAGE_KEY = 'tessera.checkout-attempt.v1';

/** As `crypto.randomUUID`, which browsers offer only on https and on this very machine. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

interface Question {
  /** The lines as they are sent: other lines, another attempt. */
  contents: string;
  /** A key that the server put into the page, to be used for a new attempt. */
  offered?: string | undefined;
  /** A key that has made an order of something else already. */
  spent?: string | undefined;
}

type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Where a browser blocks storage, even asking for it throws. */
const localStorageOf: OpenStorage = () => window.localStorage;

/**
 * The idempotency key for these contents: the same one after a reload, in another tab, and when an answer was lost,
 * so that trying again never makes a second order. It is kept in local storage, because two tabs share that.
 */
export function getIdempotencyKey(
  { contents, offered, spent }: Question,
  open: OpenStorage = localStorageOf,
  now = Date.now(),
): string {
  try {
    const storage = open();
    const kept = parseCheckoutSubmission(storage.getItem(SUBMISSION_STORAGE_KEY));
    const isSame = kept?.contents === contents && kept.key !== spent;
    if (isSame && isReusable(kept, storage.getItem(CLEARED_ORDER_KEY), now)) return kept.key;
    const key = offered || randomUuid();
    storage.setItem(
      SUBMISSION_STORAGE_KEY,
      JSON.stringify({ key, contents, at: now } satisfies CheckoutSubmission),
    );
    return key;
  } catch {
    return offered || randomUuid();
  }
}

/** The order is confirmed; `number` when its lines will leave the cart. */
export function markSubmissionPlaced(
  number: string | undefined,
  open: OpenStorage = localStorageOf,
  now = Date.now(),
): void {
  try {
    const storage = open();
    const kept = parseCheckoutSubmission(storage.getItem(SUBMISSION_STORAGE_KEY));
    const placed = { at: now, ...(number && { number }) };
    if (kept)
      storage.setItem(
        SUBMISSION_STORAGE_KEY,
        JSON.stringify({ ...kept, placed } satisfies CheckoutSubmission),
      );
  } catch {
    // A browser without storage has kept nothing.
  }
}
