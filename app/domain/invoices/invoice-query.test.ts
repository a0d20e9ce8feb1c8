import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseInvoiceQuery, serialiseInvoiceQuery } from './invoice-query';

test('a query is the same after it was written to a URL and read', () => {
  const query = {
    month: '2026-11',
    cursor: { direction: 'newer', issuedOn: '2026-11-21', number: 'CN/2627/000004' },
  } as const;
  expect(serialiseInvoiceQuery(query).toString()).toBe('month=2026-11&newer=2026-11-21.CN-2627-000004');
  expect(parseInvoiceQuery(serialiseInvoiceQuery(query))).toEqual(query);
});

test('any URL is read', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('month', 'older', 'newer'), fc.string()), (values) => {
      const query = parseInvoiceQuery(new URLSearchParams(values));
      expect(parseInvoiceQuery(serialiseInvoiceQuery(query))).toEqual(query);
    }),
  );
  const params = new URLSearchParams('month=2026-13&older=2026-99-99.INV-2627-000001&newer=x');
  expect(parseInvoiceQuery(params)).toEqual({});
});
