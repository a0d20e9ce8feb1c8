import { notePlaced } from './attempt-key';
import { forgetDraft } from './draft';

/** `address` leads to the order's page. What was typed has served; the attempt is over once the cart is cleared. */
export function afterOrder(address: string, isFromCart: boolean): void {
  forgetDraft();
  const number = new URL(address, window.location.origin).pathname.split('/').at(-1);
  notePlaced(isFromCart ? number : undefined);
}
