import { describe, expect, test } from 'vitest';
import {
  canChangeOrderStatus,
  formatFinancialYear,
  formatOrderNumber,
  getOrderStatusLabel,
  isRestockedOn,
  nextStatuses,
  ORDER_STATUSES,
  type OrderActor,
  parseOrderNumber,
} from './order-status';

const ACTORS: OrderActor[] = ['customer', 'admin', 'payment'];

describe('R-ORDER-5: placed → paid → packed → shipped → delivered; cancelled, refunded', () => {
  test('an admin leads an order step by step, without leaps or ways back', () => {
    const path = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const;
    for (const [at, from] of path.entries()) {
      for (const [target, to] of path.entries()) {
        expect(canChangeOrderStatus({ status: from, paid: at > 0 }, to, 'admin')).toBe(target === at + 1);
      }
    }
  });

  test('a customer may cancel before packing and nothing else', () => {
    const allowed = ORDER_STATUSES.map((status) => nextStatuses({ status, paid: true }, 'customer'));
    expect(allowed).toEqual([['cancelled'], ['cancelled'], [], [], [], [], []]);
  });

  test('a payment provider reports payments and refunds and nothing else', () => {
    expect(nextStatuses({ status: 'placed', paid: false }, 'payment')).toEqual(['paid']);
    expect(nextStatuses({ status: 'packed', paid: true }, 'payment')).toEqual(['refunded']);
  });

  test('only what was paid can be refunded', () => {
    expect(canChangeOrderStatus({ status: 'cancelled', paid: true }, 'refunded', 'admin')).toBe(true);
    expect(canChangeOrderStatus({ status: 'cancelled', paid: false }, 'refunded', 'admin')).toBe(false);
    expect(canChangeOrderStatus({ status: 'placed', paid: false }, 'refunded', 'admin')).toBe(false);
  });

  test('refunded is the end for everybody', () => {
    for (const actor of ACTORS) expect(nextStatuses({ status: 'refunded', paid: true }, actor)).toEqual([]);
  });

  test('goods go back to stock once, and only when they never left', () => {
    expect(isRestockedOn('placed', 'cancelled')).toBe(true);
    expect(isRestockedOn('packed', 'refunded')).toBe(true);
    expect(isRestockedOn('shipped', 'refunded')).toBe(false);
    expect(isRestockedOn('cancelled', 'refunded')).toBe(false);
    expect(isRestockedOn('placed', 'paid')).toBe(false);
  });

  test('every state has a name', () => {
    expect(ORDER_STATUSES.map(getOrderStatusLabel)).toEqual([
      'Placed',
      'Paid',
      'Packed',
      'Shipped',
      'Delivered',
      'Cancelled',
      'Refunded',
    ]);
  });
});

describe('Order numbers', () => {
  test('the financial year turns on 1 April in India', () => {
    expect(formatFinancialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2526');
    expect(formatFinancialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2627');
    expect(formatFinancialYear(new Date('2099-12-01T00:00:00Z'))).toBe('9900');
  });

  test('fit the sixteen characters of an invoice number', () => {
    const number = formatOrderNumber(new Date('2025-11-21T00:00:00Z'), 42);
    expect(number).toBe('TS-2526-000042');
    expect(formatOrderNumber(new Date(), 999_999, 'TESS')).toHaveLength(16);
  });

  test.each([0, -1, 1.5, 1_000_000, Number.NaN])('%d is no position', (position) => {
    expect(() => formatOrderNumber(new Date(), position)).toThrow(RangeError);
  });

  test('are read as people type them', () => {
    expect(parseOrderNumber(' ts-2526-000042 ')).toBe('TS-2526-000042');
    expect(parseOrderNumber('TS-2526-42')).toBeUndefined();
    expect(parseOrderNumber("TS-2526-000042' OR 1=1")).toBeUndefined();
  });
});
