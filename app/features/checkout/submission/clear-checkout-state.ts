import { clearDraft } from './checkout-draft';
import { markSubmissionPlaced } from './idempotency-key';

/** Clears the draft of a placed order. The submission stays reusable until the cart is cleared. */
export function clearCheckoutState(orderUrl: string, isFromCart: boolean): void {
  clearDraft();
  const number = new URL(orderUrl, window.location.origin).pathname.split('/').at(-1);
  markSubmissionPlaced(isFromCart ? number : undefined);
}
