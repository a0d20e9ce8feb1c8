import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { INDIAN_STATE_NAMES } from '../india/indian-state-names';
import { canChangeAddress, findStateIssue } from './address-change';
import { toStateOnly } from './checkout-schema';
import type { OrderStatus } from './order-status';

const delivery = { line1: '12 Church Street', city: 'Bengaluru', state: 'Karnataka', pin: '560001' };
const STATUSES: readonly OrderStatus[] = [
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
];
/** Registered in Maharashtra. */
const gstin = '27AAPFU0939F1ZV';
const state = fc.constantFrom(...INDIAN_STATE_NAMES);

describe('R-ORDER-16: an address can be changed', () => {
  it.each(STATUSES)('until the parcel is packed: %s', (status) => {
    const order = { status, isDeliveredByEmail: false, delivery };
    expect(canChangeAddress(order)).toBe(status === 'placed' || status === 'paid');
  });

  it('of an order with a parcel and an address', () => {
    expect(canChangeAddress({ status: 'paid', isDeliveredByEmail: true, delivery })).toBe(false);
    const anonymised = {
      status: 'paid',
      isDeliveredByEmail: false,
      delivery: toStateOnly('Kerala'),
    } as const;
    expect(canChangeAddress(anonymised)).toBe(false);
  });
});

describe('R-ORDER-16: an order can go to', () => {
  test('the state of its invoice alone, when it is paid', () => {
    fc.assert(
      fc.property(state, state, (from, to) => {
        const order = { delivery: { ...delivery, state: from }, paid: true };
        expect(findStateIssue(order, to) === undefined).toBe(from === to);
      }),
    );
  });

  test('every state, when it is neither paid nor invoiced to a company there', () => {
    fc.assert(
      fc.property(state, (to) => {
        expect(findStateIssue({ delivery, paid: false }, to)).toBeUndefined();
        expect(findStateIssue({ delivery, billing: delivery, gstin, paid: false }, to)).toBeUndefined();
      }),
    );
  });

  test('the state of the GSTIN, when the invoice goes to the same address', () => {
    fc.assert(
      fc.property(state, (to) => {
        const issue = findStateIssue({ delivery, gstin, paid: false }, to);
        expect(issue === undefined).toBe(to === 'Maharashtra');
      }),
    );
  });
});
