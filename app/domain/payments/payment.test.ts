import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advanceRefundState, calculatePaymentBalance, REFUND_STATES } from './payment';
import { isOnlineMethod, toTransferMethod } from './payment-method';

const anyAmount = fc.integer({ min: 1, max: 10_000_000 });
const anyPayments = fc.array(fc.record({ amount: anyAmount }), { maxLength: 6 });
const anyRefunds = fc.array(fc.record({ amount: anyAmount, state: fc.constantFrom(...REFUND_STATES) }), {
  maxLength: 6,
});
const anyInput = fc.record({
  orderTotal: fc.nat(10_000_000),
  payments: anyPayments,
  refunds: anyRefunds,
  isOrderPayable: fc.boolean(),
  isPaid: fc.boolean(),
});

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

describe('R-PAYMENT-2', () => {
  test('no amount is negative, and an order has never both something outstanding and an excess', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const balance = calculatePaymentBalance(input);
        for (const amount of Object.values(balance)) expect(amount).toBeGreaterThanOrEqual(0);
        expect(balance.outstanding > 0 && balance.excess > 0).toBe(false);
      }),
    );
  });

  test('the sequence of payments and refunds does not matter, and failed refunds do not count', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { payments, refunds } = input;
        const others = { payments: payments.toReversed(), refunds: refunds.toReversed() };
        expect(calculatePaymentBalance({ ...input, ...others })).toEqual(calculatePaymentBalance(input));
        const counted = refunds.filter(({ state }) => state !== 'failed');
        expect(calculatePaymentBalance({ ...input, refunds: counted })).toEqual(
          calculatePaymentBalance(input),
        );
      }),
    );
  });

  test('a refund of the excess leaves what the order costs, and no more', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { excess } = calculatePaymentBalance(input);
        const refunds = [...input.refunds, { amount: excess, state: 'pending' as const }];
        const after = calculatePaymentBalance({ ...input, refunds });
        expect(after.excess).toBe(0);
        if (input.isPaid) expect(after.outstanding).toBe(calculatePaymentBalance(input).outstanding);
        if (excess > 0)
          expect(after.received - after.refunded).toBe(input.isOrderPayable ? input.orderTotal : 0);
      }),
    );
  });

  test('what went back before an order was paid is outstanding again', () => {
    const input = {
      orderTotal: 100,
      payments: [{ amount: 50 }],
      refunds: [{ amount: 50, state: 'done' as const }],
    };
    const outstandingOf = (isPaid: boolean) =>
      calculatePaymentBalance({ ...input, isOrderPayable: true, isPaid }).outstanding;
    expect([outstandingOf(false), outstandingOf(true)]).toEqual([100, 50]);
  });

  test('all money of an order that is not payable is in excess', () => {
    fc.assert(
      fc.property(anyInput, ({ orderTotal, payments }) => {
        const input = { orderTotal, payments, refunds: [] };
        const received = sumOf(payments);
        expect(calculatePaymentBalance({ ...input, isOrderPayable: false })).toEqual({
          received,
          refunded: 0,
          outstanding: 0,
          excess: received,
        });
        expect(calculatePaymentBalance({ ...input, isOrderPayable: true })).toEqual({
          received,
          refunded: 0,
          outstanding: Math.max(0, orderTotal - received),
          excess: Math.max(0, received - orderTotal),
        });
      }),
    );
  });
});

describe('R-PAYMENT-7', () => {
  const anyState = fc.constantFrom(...REFUND_STATES);
  const advance = (states: readonly (typeof REFUND_STATES)[number][]) =>
    states.reduce(advanceRefundState, 'pending');

  test('messages in any order and any number lead to the same state', () => {
    fc.assert(
      fc.property(fc.array(anyState), fc.array(anyState), (some, others) => {
        expect(advance([...some, ...others])).toBe(advance([...others, ...some, ...some]));
      }),
    );
  });

  test('a refund that was done can fail, and a failed one stays failed', () => {
    expect(advance(['done', 'pending'])).toBe('done');
    expect(advance(['done', 'failed', 'done'])).toBe('failed');
  });
});

test('staff record money for an online order as a transfer by the bank', () => {
  const methods = ['upi', 'bank', 'card', 'razorpay'] as const;
  expect(methods.map(isOnlineMethod)).toEqual([false, false, true, true]);
  expect(methods.map(toTransferMethod)).toEqual(['upi', 'bank', 'bank', 'bank']);
});
