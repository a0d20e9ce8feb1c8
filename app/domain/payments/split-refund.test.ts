import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAYMENT_PROVIDERS, REFUND_STATES } from './payment';
import { listCardParts, splitCancellation, splitExcess, splitRefund } from './split-refund';

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
          const payment = source.payments.find(({ id }) => part.kind !== 'transfer' && id === part.paymentId);
          if (!payment) continue;
          expect(['upi', 'bank', 'cash']).not.toContain(payment.provider);
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
      { kind: 'provider', paymentId: 'second', amount: 60 },
      { kind: 'provider', paymentId: 'first', amount: 100 },
      { kind: 'transfer', amount: 40 },
    ]);
  });

  test('R-GIFT-5: a gift card gets its part back before all others, also when staff have transferred money', () => {
    const payments = [
      { id: 'card', provider: 'gift-card', amount: 70 },
      { id: 'online', provider: 'stripe', amount: 100 },
    ] as const;
    const refunds = [{ paymentId: 'card', amount: 20, state: 'done' as const }];
    const card = { kind: 'card', paymentId: 'card', amount: 50 };
    expect(splitRefund({ payments, refunds }, 40)).toEqual([{ ...card, amount: 40 }]);
    expect(splitRefund({ payments, refunds }, 60)).toEqual([
      card,
      { kind: 'provider', paymentId: 'online', amount: 10 },
    ]);
    expect(splitRefund({ payments, refunds }, 60, { isTransferred: true })).toEqual([
      card,
      { kind: 'transfer', amount: 10 },
    ]);
    expect(listCardParts({ payments, refunds })).toEqual([card]);
  });

  test('R-GIFT-5: what arrived beyond the price goes back the way it came, and none of it to a card', () => {
    const payments = [
      { id: 'card', provider: 'gift-card', amount: 70 },
      { id: 'online', provider: 'stripe', amount: 100 },
      { id: 'bank', provider: 'bank', amount: 60 },
      { id: 'upi', provider: 'upi', amount: 30 },
    ] as const;
    expect(splitExcess({ payments, refunds: [] }, 80)).toEqual([{ kind: 'transfer', amount: 80 }]);
    expect(splitExcess({ payments, refunds: [] }, 130)).toEqual([
      { kind: 'provider', paymentId: 'online', amount: 40 },
      { kind: 'transfer', amount: 90 },
    ]);
    // The transfers were sent back before.
    const refunds = [{ paymentId: null, amount: 90, state: 'done' as const }];
    expect(splitExcess({ payments, refunds }, 40)).toEqual([
      { kind: 'provider', paymentId: 'online', amount: 40 },
    ]);
    // Another online payment after the transfers.
    const later = [...payments, { id: 'second', provider: 'razorpay' as const, amount: 50 }];
    expect(splitExcess({ payments: later, refunds: [] }, 60)).toEqual([
      { kind: 'provider', paymentId: 'second', amount: 50 },
      { kind: 'transfer', amount: 10 },
    ]);
  });

  test.each([
    ['a transfer back is of the latest transfer', { paymentId: null, amount: 40 }, 120, 100, 20],
    ['one that failed is none', { paymentId: null, amount: 40, state: 'failed' }, 50, 20, 30],
    ['a refund of a provider is none', { paymentId: 'online', amount: 40 }, 100, 60, 40],
    ['of a payment that was refunded, the rest is left', { paymentId: 'online', amount: 70 }, 60, 30, 30],
  ] as const)('R-GIFT-5: %s', (_, refund, amount, byProvider, byTransfer) => {
    const payments = [
      { id: 'bank', provider: 'bank', amount: 60 },
      { id: 'online', provider: 'stripe', amount: 100 },
      { id: 'upi', provider: 'upi', amount: 30 },
    ] as const;
    expect(splitExcess({ payments, refunds: [{ state: 'done', ...refund }] }, amount)).toEqual([
      { kind: 'provider', paymentId: 'online', amount: byProvider },
      { kind: 'transfer', amount: byTransfer },
    ]);
  });

  test('R-GIFT-5: a cancellation gives each card what it paid, and the rest to the accounts', () => {
    const payments = [
      { id: 'card', provider: 'gift-card', amount: 70 },
      { id: 'online', provider: 'stripe', amount: 100 },
    ] as const;
    const refunds = [
      { paymentId: 'card', amount: 20, state: 'done' },
      { paymentId: 'online', amount: 30, state: 'failed' },
      { paymentId: 'online', amount: 10, state: 'pending' },
    ] as const;
    expect(splitCancellation({ payments, refunds })).toEqual({ toCards: 50, toAccounts: 90 });
    expect(splitCancellation({ payments: [], refunds: [] })).toEqual({ toCards: 0, toAccounts: 0 });
    const tooMuch = [{ paymentId: null, amount: 150, state: 'done' as const }];
    expect(splitCancellation({ payments, refunds: tooMuch })).toEqual({ toCards: 70, toAccounts: 0 });
  });

  test('what goes back of an excess adds up, and no card gets any of it', () => {
    fc.assert(
      fc.property(anySource, fc.integer({ min: 1, max: 6000 }), (source, amount) => {
        const parts = splitExcess(source, amount);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        expect(parts.filter(({ kind }) => kind === 'card')).toEqual([]);
        expect(parts.filter(({ kind }) => kind === 'transfer').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
