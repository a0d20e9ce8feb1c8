import { describe, expect, test } from 'vitest';
import { createCartToast, createSignInToast, createStorageFailedToast, createToast } from './toast';

describe('R-CART-3, R-CART-4, R-TOAST-2: cart toasts', () => {
  test('removed: error toast for 1 s', () => {
    expect(createCartToast({ cart: [], outcome: 'removed' }, 'Mosaic mug')).toEqual({
      kind: 'error',
      text: 'Mosaic mug removed to your cart',
      durationMs: 1000,
      variant: 'standard',
    });
  });

  test('added: success toast for 1 s', () => {
    expect(createCartToast({ cart: [], outcome: 'added' }, 'Mosaic mug')).toEqual({
      kind: 'success',
      text: 'Mosaic mug added to your cart',
      durationMs: 1000,
      variant: 'standard',
    });
  });

  test('R-CART-5: no toast for updated and ignored', () => {
    expect(createCartToast({ cart: [], outcome: 'updated' }, 'Mosaic mug')).toBeUndefined();
    expect(createCartToast({ cart: [], outcome: 'ignored' }, 'Mosaic mug')).toBeUndefined();
  });
});

test('the toast of a refused change shows the available quantity', () => {
  const refused = { cart: [], outcome: 'refused' } as const;
  expect(createCartToast({ ...refused, reason: 'stock', available: 2 }, 'Mosaic mug')).toMatchObject({
    kind: 'error',
    text: 'Only 2 of Mosaic mug can be in your cart: that is all we have.',
    durationMs: 2000,
  });
  expect(createCartToast({ ...refused, reason: 'stock', available: 0 }, 'Mosaic mug')?.text).toBe(
    'No more of Mosaic mug can be added: that is all we have.',
  );
  expect(createCartToast({ ...refused, reason: 'lines' }, 'Mosaic mug')?.text).toContain('cart is full');
});

describe('R-TOAST-1', () => {
  test('a toast shows for 2000 ms by default', () => {
    expect(createToast('Saved')).toEqual({
      kind: 'info',
      text: 'Saved',
      durationMs: 2000,
      variant: 'standard',
    });
  });

  test('R-TOAST-3: a sign-in toast shows for 5000 ms', () => {
    expect(createSignInToast('Welcome back', 'success')).toMatchObject({
      durationMs: 5000,
      variant: 'sign-in',
    });
  });
});

test('the toast about a storage failure shows for 5000 ms', () => {
  expect(createStorageFailedToast()).toMatchObject({ kind: 'info', durationMs: 5000, variant: 'standard' });
});
