import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INVOICE_KINDS } from './invoice';
import {
  formatFinancialYear,
  formatInvoiceNumber,
  parseInvoiceFileName,
  toInvoiceFileName,
} from './invoice-number';

test('the financial year starts on 1 April in Indian time', () => {
  expect(formatFinancialYear(new Date('2026-03-31T18:29:59Z'))).toBe('2526');
  expect(formatFinancialYear(new Date('2026-03-31T18:30:00Z'))).toBe('2627');
  expect(formatFinancialYear(new Date('2099-12-01T00:00:00Z'))).toBe('9900');
});

test('kind, financial year and position', () => {
  expect(formatInvoiceNumber('invoice', '2627', 123)).toBe('INV/2627/000123');
  expect(formatInvoiceNumber('credit-note', '2627', 4)).toBe('CN/2627/000004');
});

test('rule 46(b): at most 16 characters, one number for each position, and the file name leads back to it', () => {
  const anyNumber = fc.record({
    kind: fc.constantFrom(...INVOICE_KINDS),
    at: fc.date({ min: new Date('2017-07-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
    position: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(anyNumber, anyNumber, (one, other) => {
      const [first, second] = [one, other].map(({ kind, at, position }) => {
        return formatInvoiceNumber(kind, formatFinancialYear(at), position);
      });
      expect(first).toMatch(/^[A-Z0-9/]{1,16}$/);
      expect(parseInvoiceFileName(toInvoiceFileName(first ?? ''))).toBe(first);
      const isSame =
        one.kind === other.kind &&
        one.position === other.position &&
        formatFinancialYear(one.at) === formatFinancialYear(other.at);
      expect(first === second).toBe(isSame);
    }),
  );
});

test.each([0, -1, 1.5, 1_000_000, Number.NaN])('position %d is refused', (position) => {
  expect(() => formatInvoiceNumber('invoice', '2627', position)).toThrow(RangeError);
});

test.each(['', 'INV/2627/000123', 'INV-2627-123.pdf', 'XX-2627-000123.pdf', '../INV-2627-000123.pdf'])(
  '"%s" is no file of an invoice',
  (name) => expect(parseInvoiceFileName(name)).toBeUndefined(),
);
