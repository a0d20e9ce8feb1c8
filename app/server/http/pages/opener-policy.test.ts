import { expect, test } from 'vitest';
import { getOpenerPolicy } from './opener-policy.server';

test.each([
  ['/', 'same-origin'],
  ['/shop/cart', 'same-origin'],
  ['/authors', 'same-origin'],
  ['/auth/sign-in', 'same-origin-allow-popups'],
  ['/auth/callback', 'same-origin-allow-popups'],
  ['/account', 'same-origin-allow-popups'],
  ['/account/profile', 'same-origin-allow-popups'],
  ['/accounts', 'same-origin'],
  ['/auth/callback/popup', 'unsafe-none'],
  ['/idp/interaction/x', 'unsafe-none'],
  ['/idp/auth', 'unsafe-none'],
])('%s: %s', (path, policy) => {
  expect(getOpenerPolicy(path)).toBe(policy);
});

test.each([
  ['/', 'unsafe-none'],
  ['/shop/grid', 'unsafe-none'],
  ['/auth/sign-in', 'same-origin-allow-popups'],
  ['/account', 'same-origin-allow-popups'],
])('%s, the same for all visitors: %s', (path, policy) => {
  expect(getOpenerPolicy(path, { isShared: true })).toBe(policy);
});
