import { expect, test } from 'vitest';
import { DAY_MS } from '../time/durations';
import { findCardUse } from './issued-use';

const issuedAt = new Date('2026-05-04T10:00:00Z');
const card = { amount: 500_00, balance: 500_00, createdAt: issuedAt };
const later = (days: number) => new Date(issuedAt.getTime() + days * DAY_MS);

test('R-GIFT-4: an order whose cards are all unspent can be cancelled, and one with a spent card cannot', () => {
  expect(findCardUse([card, card], later(1))).toBeUndefined();
  expect(findCardUse([], later(1000))).toBeUndefined();
  expect(findCardUse([card, { ...card, balance: 499_99 }], later(1))).toBe('gift-card-spent');
  expect(findCardUse([{ ...card, balance: 0 }], later(1000))).toBe('gift-card-spent');
});

test('R-GIFT-8: the days to cancel are over when those of one card are', () => {
  const old = { ...card, createdAt: later(-60) };
  expect(findCardUse([card, old], later(1))).toBe('gift-card-late');
  expect(findCardUse([card], later(60))).toBe('gift-card-late');
});
