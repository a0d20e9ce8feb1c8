import { expect, test } from 'vitest';
import { paymentDetailsSchema } from './profile-schema';

test('every field is optional', () => {
  expect(paymentDetailsSchema.parse({ paymentMethod: '', upiId: ' ' })).toEqual({});
});

test.each(['meera@okbank', ' meera.r-1@upi ', 'meera @okbank'])('%j is a UPI id', (upiId) => {
  expect(paymentDetailsSchema.parse({ upiId }).upiId).toBe(upiId.replaceAll(' ', ''));
});

test.each(['meera', '@bank', 'meera@', 'meera@bank@bank', '4111 1111 1111 1111', 'a@<script>'])(
  '%j is no UPI id',
  (upiId) => {
    expect(paymentDetailsSchema.safeParse({ upiId }).error?.issues[0]?.message).toBe(
      'A UPI id looks like name@bank.',
    );
  },
);

test('an unknown payment method is refused', () => {
  expect(paymentDetailsSchema.safeParse({ paymentMethod: 'card' }).success).toBe(false);
});
