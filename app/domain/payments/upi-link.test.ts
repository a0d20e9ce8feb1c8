import { describe, expect, test } from 'vitest';
import { AmountError } from '../money/money';
import { createUpiLink, isUpiId } from './upi-link';

const payment = {
  payeeUpiId: 'tessera@okbank',
  payeeName: 'Tessera & Co',
  amount: 319_566,
  note: 'Order TS-2526-000042',
  reference: 'TS-2526-000042',
};

describe('R-PAYMENT-1', () => {
  test('the link has payee, amount in rupees, currency, note and reference', () => {
    expect(createUpiLink(payment)).toBe(
      'upi://pay?pa=tessera@okbank&pn=Tessera%20%26%20Co&am=3195.66&cu=INR&tn=Order%20TS-2526-000042&tr=TS-2526-000042',
    );
  });

  test.each([0, -1, 0.5, Number.NaN])('%d paise cannot be paid', (amount) => {
    expect(() => createUpiLink({ ...payment, amount })).toThrow(AmountError);
  });

  test('an invalid UPI id or reference is refused', () => {
    expect(() => createUpiLink({ ...payment, payeeUpiId: 'a&am=1@bank' })).toThrow(RangeError);
    expect(() => createUpiLink({ ...payment, reference: 'TS 42&x=1' })).toThrow(RangeError);
    expect(() => createUpiLink({ ...payment, reference: 'x'.repeat(36) })).toThrow(RangeError);
  });
});

test.each([
  ['asha.rao-1@upi', true],
  ['asha@ok.bank', true],
  ['asha', false],
  ['asha@', false],
  ['a@b@c', false],
  ['asha rao@upi', false],
])('%s is a UPI id: %s', (value, expected) => {
  expect(isUpiId(value)).toBe(expected);
});
