import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { AUDIT_AREAS } from './audit-event';
import { readAuditValue } from './audit-value';

const paise = fc.integer({ min: 0, max: 1_000_000_000 });

describe('R-AUDIT-1: values have their unit', () => {
  test('amounts of money areas are in paise', () => {
    const field = fc.constantFrom(
      ['discounts', 'minTotal'] as const,
      ['gift-cards', 'amount'] as const,
      ['gift-cards', 'balance'] as const,
      ['quotes', 'total'] as const,
    );
    fc.assert(
      fc.property(field, paise, ([area, name], amount) => {
        expect(readAuditValue(area, name, { [name]: amount })).toEqual({ kind: 'amount', amount });
      }),
    );
  });

  test('the value of a code is an amount or a percentage, as its kind says', () => {
    fc.assert(
      fc.property(paise, (value) => {
        const read = (kind: string) => readAuditValue('discounts', 'value', { kind, value });
        expect(read('amount')).toEqual({ kind: 'amount', amount: value });
        expect(read('percent')).toEqual({ kind: 'rate', basisPoints: value });
        expect(readAuditValue('discounts', 'value', { value })).toEqual({ kind: 'plain', value });
      }),
    );
  });

  test('prices of products are in rupees', () => {
    fc.assert(
      fc.property(paise, (amount) => {
        const price = (amount / 100).toFixed(2);
        expect(readAuditValue('products', 'price', { price })).toEqual({ kind: 'amount', amount });
      }),
    );
  });

  test('each stored moment is read as a moment, in each area', () => {
    const at = fc.date({ min: new Date(0), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...AUDIT_AREAS), at, (area, moment) => {
        const values = { endsAt: moment.toISOString() };
        expect(readAuditValue(area, 'endsAt', values)).toEqual({ kind: 'moment', at: moment });
      }),
    );
  });

  it.each([
    ['discounts', 'maxUses', 5],
    ['products', 'stock', 12],
    ['quotes', 'revision', 2],
    ['quotes', 'validUntil', '2026-05-31'],
    ['redirects', 'note', '2026-13-41T00:00:00.000Z'],
    ['products', 'price', 'on request'],
    ['discounts', 'minTotal', null],
  ] as const)('%s: %s %s stays as it is', (area, field, value) => {
    expect(readAuditValue(area, field, { [field]: value })).toEqual({ kind: 'plain', value });
  });
});
