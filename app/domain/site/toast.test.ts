import { describe, expect, test } from 'vitest';
import { cartToast, signInToast, storageFailedToast, TOAST_APPEARANCE, toast } from './toast';

describe('R-CART-3, R-CART-4: toasts, word for word', () => {
  test('removed: error toast for 1 s', () => {
    expect(cartToast({ cart: [], outcome: 'removed' }, 'Mosaic mug')).toEqual({
      kind: 'error',
      text: 'Mosaic mug removed to your cart',
      durationMs: 1000,
      variant: 'standard',
    });
  });

  test('added: success toast for 1 s', () => {
    expect(cartToast({ cart: [], outcome: 'added' }, 'Mosaic mug')).toEqual({
      kind: 'success',
      text: 'Mosaic mug added to your cart',
      durationMs: 1000,
      variant: 'standard',
    });
  });

  test('updated and ignored: none', () => {
    expect(cartToast({ cart: [], outcome: 'updated' }, 'Mosaic mug')).toBeUndefined();
    expect(cartToast({ cart: [], outcome: 'ignored' }, 'Mosaic mug')).toBeUndefined();
  });
});

test('a refusal says what is available', () => {
  const refused = { cart: [], outcome: 'refused' } as const;
  expect(cartToast({ ...refused, reason: 'stock', available: 2 }, 'Mosaic mug')).toMatchObject({
    kind: 'error',
    text: 'Only 2 of Mosaic mug can be in your cart: that is all we have.',
    durationMs: 2000,
  });
  expect(cartToast({ ...refused, reason: 'stock', available: 0 }, 'Mosaic mug')?.text).toBe(
    'No more of Mosaic mug can be added: that is all we have.',
  );
  expect(cartToast({ ...refused, reason: 'lines' }, 'Mosaic mug')?.text).toContain('cart is full');
});

describe('R-TOAST-1', () => {
  test('a toast shows for 2000 ms by default', () => {
    expect(toast('Saved')).toEqual({ kind: 'info', text: 'Saved', durationMs: 2000, variant: 'standard' });
  });

  test('a sign-in toast shows for 5000 ms, top right, light and draggable', () => {
    expect(signInToast('Welcome back', 'success')).toMatchObject({ durationMs: 5000, variant: 'sign-in' });
    expect(TOAST_APPEARANCE['sign-in']).toEqual({ position: 'top-right', theme: 'light', draggable: true });
  });
});

test('what could not be saved is said long enough to be read', () => {
  expect(storageFailedToast()).toMatchObject({ kind: 'info', durationMs: 5000, variant: 'standard' });
});
