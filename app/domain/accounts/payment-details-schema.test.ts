import { expect, test } from 'vitest';
import { paymentDetailsSchema } from './payment-details-schema';

test('nothing needs to be said', () => {
  expect(paymentDetailsSchema.parse({ paymentMethod: '', upiId: ' ' })).toEqual({});
});

test.each(['meera@okbank', ' meera.r-1@upi ', 'meera @okbank'])('%j is a UPI id', (upiId) => {
  expect(paymentDetailsSchema.parse({ upiId }).upiId).toBe(upiId.replaceAll(' ', ''));
});

test.each(['meera', '@bank', 'meera@', 'meera@bank@bank', '4111 1111 1111 1111', 'a@<script>'])(
  '%j is none',
  (upiId) => {
    expect(paymentDetailsSchema.safeParse({ upiId }).error?.issues[0]?.message).toBe(
      'A UPI id looks like name@bank.',
    );
  },
);

test('only ways to pay that there are can be chosen', () => {
  expect(paymentDetailsSchema.safeParse({ paymentMethod: 'card' }).success).toBe(false);
});
