import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDERS, REFUND_STATES } from './payment';
import { splitRefund } from './split-refund';

const anySource = fc
  .array(
    fc.record({ provider: fc.constantFrom(...PAYMENT_PROVIDERS), amount: fc.integer({ min: 1, max: 1000 }) }),
    { maxLength: 5 },
  )
  .map((payments) => payments.map((payment, index) => ({ ...payment, id: `payment ${index}` })))
  .chain((payments) =>
    fc.record({
      payments: fc.constant(payments),
      refunds: fc.array(
        fc.record({
          paymentId: fc.constantFrom(null, ...payments.map(({ id }) => id)),
          amount: fc.integer({ min: 1, max: 200 }),
          state: fc.constantFrom(...REFUND_STATES),
        }),
        { maxLength: 4 },
      ),
    }),
  );

describe('R-PAYMENT-3', () => {
  test('the parts add up to the refund, and no payment is refunded beyond its amount', () => {
    fc.assert(
      fc.property(anySource, fc.integer({ min: 1, max: 6000 }), (source, amount) => {
        const parts = splitRefund(source, amount);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        for (const part of parts) {
          expect(part.amount).toBeGreaterThan(0);
          const payment = source.payments.find(({ id }) => id === part.paymentId);
          if (!payment) continue;
          expect(['upi', 'bank']).not.toContain(payment.provider);
          const before = source.refunds
            .filter(({ paymentId, state }) => paymentId === payment.id && state !== 'failed')
            .reduce((sum, refund) => sum + refund.amount, 0);
          expect(part.amount + before).toBeLessThanOrEqual(payment.amount);
        }
      }),
    );
  });

  test('the latest payment of a provider is refunded first, and staff transfer the rest', () => {
    const payments = [
      { id: 'first', provider: 'stripe', amount: 100 },
      { id: 'transfer', provider: 'bank', amount: 100 },
      { id: 'second', provider: 'razorpay', amount: 60 },
    ] as const;
    expect(splitRefund({ payments, refunds: [] }, 200)).toEqual([
      { paymentId: 'second', amount: 60 },
      { paymentId: 'first', amount: 100 },
      { amount: 40 },
    ]);
  });
});
