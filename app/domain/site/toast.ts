import type { CartChange } from '../cart/cart';

export type ToastKind = 'info' | 'success' | 'error';

/** R-TOAST-3: a `sign-in` toast is at the top right, light and draggable (`app/styles/frame.css`, `drag-to-dismiss.ts`). */
export type ToastVariant = 'standard' | 'sign-in';

export interface Toast {
  kind: ToastKind;
  text: string;
  durationMs: number;
  variant: ToastVariant;
}

/** R-TOAST-1, R-TOAST-2, R-TOAST-3. */
export const TOAST_DURATION_MS = { standard: 2000, cart: 1000, signIn: 5000, unsaved: 5000 } as const;

/** R-TOAST-1: a toast with the default duration of 2,000 ms. */
export function createToast(
  text: string,
  kind: ToastKind = 'info',
  durationMs: number = TOAST_DURATION_MS.standard,
): Toast {
  return { kind, text, durationMs, variant: 'standard' };
}

/** R-TOAST-3. */
export function createSignInToast(text: string, kind: ToastKind = 'info'): Toast {
  return { kind, text, durationMs: TOAST_DURATION_MS.signIn, variant: 'sign-in' };
}

/** R-TOAST-3: the toast on the first page after a sign-in. */
export function createSignedInToast(name: string | undefined): Toast {
  return createSignInToast(name ? `Signed in as ${name}` : 'Signed in', 'success');
}

/** For a browser whose storage is full or disabled. */
export function createStorageFailedToast(): Toast {
  return createToast('Your browser cannot save this. It may get lost.', 'info', TOAST_DURATION_MS.unsaved);
}

function describeRefusal(change: Extract<CartChange, { outcome: 'refused' }>, productName: string): string {
  if (change.reason === 'lines') return 'Your cart is full. Please order what is in it first.';
  if (change.available === 0) return `No more of ${productName} can be added: that is all we have.`;
  return `Only ${change.available} of ${productName} can be in your cart: that is all we have.`;
}

/**
 * The toast of a cart change (R-CART-3, R-CART-4 with their exact texts, R-TOAST-2). No toast for an updated item (R-CART-5)
 * and an ignored change.
 */
export function createCartToast(change: CartChange, productName: string): Toast | undefined {
  switch (change.outcome) {
    case 'added':
      return createToast(`${productName} added to your cart`, 'success', TOAST_DURATION_MS.cart);
    case 'removed':
      return createToast(`${productName} removed to your cart`, 'error', TOAST_DURATION_MS.cart);
    case 'refused':
      return createToast(describeRefusal(change, productName), 'error');
    case 'updated':
    case 'ignored':
      return undefined;
  }
}
