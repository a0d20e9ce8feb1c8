import { forgetAttempt } from './attempt-key';
import { forgetDraft } from './draft';

/** After an order: what was typed has served, and the same cart filled again is another order. */
export function forgetCheckout(): void {
  forgetDraft();
  forgetAttempt();
}
