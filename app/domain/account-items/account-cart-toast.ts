import { createToast, type Toast } from '../site/toast';

const DURATION_MS = 5_000;

/** R-SYNC-1: says that the account had more in its cart than the browser. `units` of one or more. */
export const createAccountCartToast = (units: number): Toast =>
  createToast(
    units === 1
      ? '1 item from your account is in your cart now'
      : `${units} items from your account are in your cart now`,
    'info',
    DURATION_MS,
  );
