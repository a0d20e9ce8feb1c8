import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isShownInView } from './account-view';

const SHOWN = [
  '/account',
  '/account/profile',
  '/account/payment-details',
  '/account/order-history',
  '/account/order-history/T-1042',
  '/account/order-history/T-1042/invoices/invoice.pdf',
  '/account/notifications',
  '/account/projects/0198/files/0199',
];
const REFUSED = [
  '/account/security',
  '/account/Security',
  '/account/security/two-factor',
  '/account/security/passkeys',
  '/account/delete-profile',
  '/account/delete-profile/everything.zip',
  '/account/profile/portrait',
  '/account/profile/addresses/0198',
  '/account/',
  '/account//security',
  '/account/order-history/../security',
];

describe('R-VIEW-2: what an admin sees of an account', () => {
  test.each(SHOWN)('%s is shown', (path) => {
    expect(isShownInView('GET', path)).toBe(true);
  });

  test.each(REFUSED)('%s is not shown', (path) => {
    expect(isShownInView('GET', path)).toBe(false);
  });

  test('nothing but reading is allowed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHOWN), fc.string(), (path, method) => {
        fc.pre(method !== 'GET' && method !== 'HEAD');
        expect(isShownInView(method, path)).toBe(false);
      }),
    );
  });

  test('a path below the security pages is never shown', () => {
    fc.assert(
      fc.property(fc.constantFrom('security', 'delete-profile'), fc.webPath(), (page, rest) => {
        expect(isShownInView('GET', `/account/${page}${rest}`)).toBe(false);
      }),
    );
  });
});
