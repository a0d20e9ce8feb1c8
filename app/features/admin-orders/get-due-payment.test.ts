import { expect, test } from 'vitest';
import { getDuePayment } from './get-due-payment';

const order = { status: 'placed', isPaid: false, dueOn: '2026-12-12' } as const;
/** The evening before in UTC is the 13th in India. */
const dayAfter = new Date('2026-12-12T19:00:00Z');

test('R-BILLING-2: an order on invoice is payable until its last day, and overdue from the next one in India', () => {
  expect(getDuePayment(order, new Date('2026-12-12T18:00:00Z'))).toEqual({
    dueOn: '2026-12-12',
    isOverdue: false,
  });
  expect(getDuePayment(order, dayAfter)).toEqual({ dueOn: '2026-12-12', isOverdue: true });
});

test.each([
  { ...order, isPaid: true },
  { ...order, status: 'cancelled' as const },
  { ...order, dueOn: undefined },
])('nothing is due of %j', (other) => {
  expect(getDuePayment(other, dayAfter)).toBeUndefined();
});
