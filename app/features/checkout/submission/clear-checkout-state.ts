import { clearDraft } from './checkout-draft';
import { markSubmissionPlaced } from './idempotency-key';

/** `address` leads to the order's page. What was typed has served; the attempt is over once the cart is cleared. */
export function clearCheckoutState(address: string, isFromCart: boolean): void {
  clearDraft();
  const number = new URL(address, window.location.origin).pathname.split('/').at(-1);
  markSubmissionPlaced(isFromCart ? number : undefined);
}
