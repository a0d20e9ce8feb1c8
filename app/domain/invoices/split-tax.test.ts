import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInterState, splitTax } from './split-tax';

const within = { rateBasisPoints: 1800, supplierStateCode: '29', stateCode: '29' };

test('R-INVOICE-3: the taxes add up to that of the order, and of an odd number of paise SGST has one more', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_00), (tax) => {
      const [cgst, sgst, ...others] = splitTax({ ...within, tax });
      expect(others).toEqual([]);
      expect(cgst).toMatchObject({ label: 'CGST', rateBasisPoints: 900, amount: Math.floor(tax / 2) });
      expect(sgst).toMatchObject({ label: 'SGST', rateBasisPoints: 900, amount: Math.ceil(tax / 2) });
    }),
  );
});

test('R-INVOICE-3: IGST alone for another state', () => {
  const between = { ...within, stateCode: '27' };
  expect(isInterState(between)).toBe(true);
  expect(isInterState(within)).toBe(false);
  expect(splitTax({ ...between, tax: 101 })).toEqual([{ label: 'IGST', rateBasisPoints: 1800, amount: 101 }]);
});
