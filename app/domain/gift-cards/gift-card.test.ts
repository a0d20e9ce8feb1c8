import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculateCardPayment, getEndAfterReturn, getGiftCardEnd, getGiftCardState } from './gift-card';

const NOW = new Date('2026-11-23T10:00:00Z');
const paise = fc.integer({ min: 0, max: 10_000_000 });

describe('R-GIFT-2', () => {
  test('a card and the rest are the order total, and neither is negative', () => {
    fc.assert(
      fc.property(paise, paise, (balance, orderTotal) => {
        const payment = calculateCardPayment(balance, orderTotal);
        expect(payment).toBeGreaterThanOrEqual(0);
        expect(payment).toBeLessThanOrEqual(balance);
        expect(orderTotal - payment).toBe(Math.max(0, orderTotal - balance));
      }),
    );
  });

  test('orders in any sequence take the balance off a card, and no more', () => {
    fc.assert(
      fc.property(paise, fc.array(paise, { maxLength: 20 }), (amount, totals) => {
        const left = totals.reduce(
          (balance, total) => balance - calculateCardPayment(balance, total),
          amount,
        );
        const wanted = totals.reduce((sum, total) => sum + total, 0);
        expect(left).toBe(Math.max(0, amount - wanted));
      }),
    );
  });

  test('a card is void, used up or ended, in this order', () => {
    const card = { amount: 100, balance: 40, endsAt: new Date(NOW.getTime() + 1), voidedAt: null };
    expect(getGiftCardState(card, NOW)).toBe('valid');
    expect(getGiftCardState({ ...card, endsAt: NOW }, NOW)).toBe('ended');
    expect(getGiftCardState({ ...card, endsAt: NOW, balance: 0 }, NOW)).toBe('used-up');
    expect(getGiftCardState({ ...card, endsAt: NOW, balance: 0, voidedAt: NOW }, NOW)).toBe('void');
  });

  test('a card is valid for two years, and for at least 90 days after money came back', () => {
    expect(getGiftCardEnd(NOW)).toEqual(new Date('2028-11-23T18:29:59.999Z'));
    expect(getEndAfterReturn({ endsAt: NOW }, NOW)).toEqual(new Date('2027-02-21T18:29:59.999Z'));
    const later = getGiftCardEnd(NOW);
    expect(getEndAfterReturn({ endsAt: later }, NOW)).toEqual(later);
  });
});
