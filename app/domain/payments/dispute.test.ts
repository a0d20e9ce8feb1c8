import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISPUTE_STATES, getLostAmount, isLaterReport, listHeldParts } from './dispute';

const anyAmount = fc.integer({ min: 1, max: 10_000_000 });
const anyPayment = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    amount: anyAmount,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ share, ...payment }) => ({ ...payment, refunded: Math.floor(payment.amount * share) }));
const anyPayments = fc.uniqueArray(anyPayment, { selector: ({ id }) => id });
const anyDispute = fc.record({
  paymentId: fc.constantFrom('a', 'b', 'c'),
  amount: anyAmount,
  state: fc.constantFrom(...DISPUTE_STATES),
  isRefundable: fc.boolean(),
});

describe('R-DISPUTE-2', () => {
  test('of a payment never more is held than is left of it, and never more than is disputed', () => {
    fc.assert(
      fc.property(anyPayments, fc.array(anyDispute), (payments, disputes) => {
        for (const { paymentId, amount } of listHeldParts(payments, disputes)) {
          const payment = payments.find(({ id }) => id === paymentId);
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual((payment?.amount ?? 0) - (payment?.refunded ?? 0));
          const claimed = disputes.filter((each) => each.paymentId === paymentId);
          expect(amount).toBeLessThanOrEqual(claimed.reduce((sum, each) => sum + each.amount, 0));
        }
      }),
    );
  });

  test('disputes that are decided, and those whose payment can be refunded, hold nothing', () => {
    fc.assert(
      fc.property(anyPayments, fc.array(anyDispute), (payments, disputes) => {
        const holding = disputes.filter(({ state, isRefundable }) => state === 'open' && !isRefundable);
        expect(listHeldParts(payments, disputes)).toEqual(listHeldParts(payments, holding));
        expect(
          listHeldParts(
            payments,
            disputes.filter((each) => !holding.includes(each)),
          ),
        ).toEqual([]);
      }),
    );
  });

  test('a whole payment that is disputed is held, beside one that is not', () => {
    const payments = [
      { id: 'a', amount: 500, refunded: 0 },
      { id: 'b', amount: 300, refunded: 100 },
    ];
    const dispute = { paymentId: 'b', amount: 300, state: 'open', isRefundable: false } as const;
    expect(listHeldParts(payments, [dispute])).toEqual([{ paymentId: 'b', amount: 200 }]);
  });
});

describe('R-DISPUTE-3', () => {
  test('a lost dispute takes its amount, and at most what is left of the payment', () => {
    expect(getLostAmount({ amount: 300 }, { amount: 500, refunded: 100 })).toBe(300);
    expect(getLostAmount({ amount: 500 }, { amount: 500, refunded: 100 })).toBe(400);
    expect(getLostAmount({ amount: 500 }, { amount: 500, refunded: 500 })).toBe(0);
    expect(getLostAmount({ amount: 600 }, { amount: 500, refunded: 0 })).toBe(500);
  });
});

describe('R-DISPUTE-1', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 4, 4, 10, 0, second));

  test('reports of different times lead to the state of the last one, in whatever order they come', () => {
    const anyReport = fc.record({ state: fc.constantFrom(...DISPUTE_STATES), second: fc.nat(1000) });
    const anyReports = fc.uniqueArray(anyReport, { selector: ({ second }) => second, minLength: 1 });
    fc.assert(
      fc.property(anyReports, (reports) => {
        const dated = reports.map(({ state, second }) => ({ state, reportedAt: at(second) }));
        const last = dated.reduce((known, each) => (isLaterReport(known, each) ? each : known));
        const latest = dated.toSorted(
          (one, other) => other.reportedAt.getTime() - one.reportedAt.getTime(),
        )[0];
        expect(last).toEqual(latest);
      }),
    );
  });

  test('of two reports at the same time, the one that decides counts', () => {
    const open = { state: 'open', reportedAt: at(1) } as const;
    const lost = { state: 'lost', reportedAt: at(1) } as const;
    expect(isLaterReport(open, lost)).toBe(true);
    expect(isLaterReport(lost, open)).toBe(false);
    expect(isLaterReport(open, open)).toBe(false);
  });
});
