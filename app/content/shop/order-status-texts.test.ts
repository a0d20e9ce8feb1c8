import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '~/domain/orders/order-status';
import { getOrderIntro, listOrderNextSteps } from './order-status-texts';

const parcel = { status: 'placed', paymentMethod: 'upi', isDue: true, isDeliveredByEmail: false } as const;

test('the first step of a new order is the payment', () => {
  expect(listOrderNextSteps(parcel)[0]).toContain('scan the code');
  expect(listOrderNextSteps({ ...parcel, paymentMethod: 'bank' })[0]).toContain('reference');
  expect(listOrderNextSteps(parcel)).toHaveLength(3);
});

test('a paid or free order has no payment step', () => {
  const packing = { day: '1 December 2026', isOverdue: false };
  const paid = { ...parcel, status: 'paid', isDue: false } as const;
  expect(listOrderNextSteps({ ...paid, packing })).toHaveLength(2);
  expect(listOrderNextSteps({ ...paid, packing })[0]).toContain('We pack it by 1 December 2026');
  expect(listOrderNextSteps({ ...paid, packing: { ...packing, isOverdue: true } })[0]).toMatch(
    /^We are late/,
  );
  expect(listOrderNextSteps({ ...parcel, isDue: false })).toHaveLength(2);
});

test('an order that costs nothing thanks for no payment', () => {
  const free = { isDeliveredByEmail: false, priced: { orderTotal: 0 } };
  expect(getOrderIntro({ ...free, status: 'paid' })).toMatch(/nothing to pay/);
  expect(getOrderIntro({ ...free, status: 'delivered', isDeliveredByEmail: true })).toMatch(/nothing to pay/);
  expect(getOrderIntro({ ...free, status: 'shipped' })).toBe('Your parcel is on its way.');
  const paid = { ...free, status: 'paid', priced: { orderTotal: 100 } } as const;
  expect(getOrderIntro(paid)).toMatch(/Thank you for your payment/);
});

test('an order that costs nothing is packed without waiting for a payment', () => {
  const free = { ...parcel, status: 'paid', isDue: false, priced: { orderTotal: 0 } } as const;
  expect(listOrderNextSteps(free).join(' ')).toMatch(/^We pack within /);
  expect(listOrderNextSteps(free).join(' ')).not.toContain('payment');
});

test('what a gift card paid is back on it, and no bank takes days', () => {
  const refunded = { ...parcel, status: 'refunded', isDue: false } as const;
  expect(listOrderNextSteps(refunded).join()).toContain('Banks');
  expect(listOrderNextSteps({ ...refunded, isAnythingPaid: false }).join()).toMatch(/gift card(?!.*Banks)/);
});

test('a cancelled order without a payment says nothing of money', () => {
  const cancelled = { ...parcel, status: 'cancelled', isDue: false } as const;
  expect(listOrderNextSteps(cancelled)[0]).toContain('We refund what you paid');
  expect(listOrderNextSteps({ ...cancelled, isAnythingPaid: false }).join()).not.toMatch(/paid|comes back/);
});

test('an open return is what comes next', () => {
  const delivered = { ...parcel, status: 'delivered', isDue: false } as const;
  expect(listOrderNextSteps(delivered)[0]).toContain('Return an item');
  expect(listOrderNextSteps({ ...delivered, hasOpenReturn: true })).toEqual([
    expect.stringContaining('Your return is on this page'),
  ]);
});

test('R-ORDER-7: when nothing can be sent back any more, no step leads to the form', () => {
  const delivered = { ...parcel, status: 'delivered', isDue: false, canReturn: false } as const;
  expect(listOrderNextSteps(delivered)).toEqual([expect.stringMatching(/no longer.*write to us/)]);
  expect(listOrderNextSteps({ ...delivered, hasOpenReturn: true })[0]).toContain('Your return');
});

test('an event seat has no delivery step', () => {
  expect(listOrderNextSteps({ ...parcel, isDeliveredByEmail: true }).join(' ')).not.toMatch(/courier|pack/);
});

test('an order that was issued says what was sent and what waits', () => {
  const issued = { tickets: 0, giftCards: 0, sentPresents: 0, waitingPresents: 0 };
  const list = (counts: Partial<typeof issued>) =>
    listOrderNextSteps({
      ...parcel,
      status: 'delivered',
      isDue: false,
      isDeliveredByEmail: true,
      issued: { ...issued, ...counts },
    });
  expect(list({ giftCards: 1 })).toEqual(['Your gift card was issued, and its code sent to you by email.']);
  expect(list({ tickets: 2, giftCards: 2 })).toHaveLength(2);
  expect(list({ sentPresents: 1, waitingPresents: 1 }).at(-1)).toContain('morning of its day');
  expect(list({ giftCards: 1, sentPresents: 1 }).join()).not.toMatch(/come by email|still to be sent/);
});

test.each(ORDER_STATUSES)('%s has at least one step', (status) => {
  for (const isDeliveredByEmail of [true, false]) {
    expect(
      listOrderNextSteps({ ...parcel, status, isDue: false, isDeliveredByEmail }).length,
    ).toBeGreaterThan(0);
  }
});
