import type { CartChange } from '../cart/cart';

export type ToastKind = 'info' | 'success' | 'error';

/** `sign-in`: top right, light theme, draggable (R-TOAST-1). */
export type ToastVariant = 'standard' | 'sign-in';

export interface Toast {
  kind: ToastKind;
  text: string;
  durationMs: number;
  variant: ToastVariant;
}

/** R-TOAST-1 to R-TOAST-3: default toast 2000 ms, cart toasts 1000 ms, sign-in toasts 5000 ms. */
export const TOAST_DURATION_MS = { standard: 2000, cart: 1000, signIn: 5000, unsaved: 5000 } as const;

export interface ToastAppearance {
  position: 'bottom' | 'top-right';
  /** Whatever the theme of the page. */
  theme?: 'light';
  draggable: boolean;
}

/** R-TOAST-3: sign-in toasts stand top right, are light and can be dragged away. */
export const TOAST_APPEARANCE: Record<ToastVariant, ToastAppearance> = {
  standard: { position: 'bottom', draggable: false },
  'sign-in': { position: 'top-right', theme: 'light', draggable: true },
};

export function toast(
  text: string,
  kind: ToastKind = 'info',
  durationMs: number = TOAST_DURATION_MS.standard,
): Toast {
  return { kind, text, durationMs, variant: 'standard' };
}

export function signInToast(text: string, kind: ToastKind = 'info'): Toast {
  return { kind, text, durationMs: TOAST_DURATION_MS.signIn, variant: 'sign-in' };
}

/** R-TOAST-3, on the first page after a sign-in. */
export function signedInToast(name: string | undefined): Toast {
  return signInToast(name ? `Signed in as ${name}` : 'Signed in', 'success');
}

/** For a browser that keeps nothing: its storage is full or switched off. */
export function storageFailedToast(): Toast {
  return toast(
    'Your browser could not save this. It stays until you leave the page.',
    'info',
    TOAST_DURATION_MS.unsaved,
  );
}

function refusal(change: Extract<CartChange, { outcome: 'refused' }>, productName: string): string {
  if (change.reason === 'lines') return 'Your cart is full. Please order what is in it first.';
  if (change.available === 0) return `No more of ${productName} can be added: that is all we have.`;
  return `Only ${change.available} of ${productName} can be in your cart: that is all we have.`;
}

/** What a change of the cart says (R-CART-3, word for word); an update and an ignored change say nothing. */
export function cartToast(change: CartChange, productName: string): Toast | undefined {
  switch (change.outcome) {
    case 'added':
      return toast(`${productName} added to your cart`, 'success', TOAST_DURATION_MS.cart);
    case 'removed':
      return toast(`${productName} removed to your cart`, 'error', TOAST_DURATION_MS.cart);
    case 'refused':
      return toast(refusal(change, productName), 'error');
    case 'updated':
    case 'ignored':
      return undefined;
  }
}
