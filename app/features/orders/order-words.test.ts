import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '~/domain/order';
import { nextSteps } from './order-words';

test('a new order begins with its payment', () => {
  expect(nextSteps('placed', 'upi', true)[0]).toContain('scan the code');
  expect(nextSteps('placed', 'bank', true)[0]).toContain('reference');
  expect(nextSteps('placed', 'upi', true)).toHaveLength(3);
});

test('an order that is paid, or costs nothing, does not ask for money', () => {
  expect(nextSteps('paid', 'upi', false)).toHaveLength(2);
  expect(nextSteps('placed', 'upi', false)).toHaveLength(2);
});

test.each(ORDER_STATUSES)('%s: there is always something to say', (status) => {
  expect(nextSteps(status, 'upi', false).length).toBeGreaterThan(0);
});
