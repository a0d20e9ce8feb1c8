import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '~/domain/orders/order-status';
import { listOrderNextSteps } from './order-status-texts';

const parcel = { status: 'placed', paymentMethod: 'upi', isDue: true, isNotShipped: false } as const;

test('a new order begins with its payment', () => {
  expect(listOrderNextSteps(parcel)[0]).toContain('scan the code');
  expect(listOrderNextSteps({ ...parcel, paymentMethod: 'bank' })[0]).toContain('reference');
  expect(listOrderNextSteps(parcel)).toHaveLength(3);
});

test('an order that is paid, or costs nothing, does not ask for money', () => {
  expect(listOrderNextSteps({ ...parcel, status: 'paid', isDue: false })).toHaveLength(2);
  expect(listOrderNextSteps({ ...parcel, isDue: false })).toHaveLength(2);
});

test('nobody waits for a courier who bought a seat', () => {
  expect(listOrderNextSteps({ ...parcel, isNotShipped: true }).join(' ')).not.toMatch(/courier|pack/);
});

test.each(ORDER_STATUSES)('%s: there is always something to say', (status) => {
  for (const isNotShipped of [true, false]) {
    expect(listOrderNextSteps({ ...parcel, status, isDue: false, isNotShipped }).length).toBeGreaterThan(0);
  }
});
