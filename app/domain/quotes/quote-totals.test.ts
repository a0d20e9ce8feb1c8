import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INDIAN_STATE_NAMES } from '../india/indian-state-names';
import { priceCart } from '../pricing/pricing';
import { getLineTotal, priceQuote } from './quote-totals';

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }),
    rateBasisPoints: fc.constantFrom(0, 500, 1800, 4000),
  }),
  { maxLength: 30 },
);
const state = fc.constantFrom(...INDIAN_STATE_NAMES);
const supplierStateCode = '29';
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

test('R-QUOTE-2: lines and taxes add up to the total', () => {
  fc.assert(
    fc.property(lines, state, (quoted, place) => {
      const { taxable, taxes, total } = priceQuote(quoted, { supplierStateCode, state: place });
      expect(taxable).toBe(sum(quoted.map(getLineTotal)));
      expect(total).toBe(taxable + sum(taxes.map(({ amount }) => amount)));
      for (const { label } of taxes) expect(label === 'IGST').toBe(place !== 'Karnataka');
    }),
  );
});

test('R-QUOTE-2: with one rate the total is that of an order with the same lines', () => {
  fc.assert(
    fc.property(lines, state, (quoted, place) => {
      const single = quoted.map((line) => ({ ...line, rateBasisPoints: 1800 }));
      const order = priceCart(
        single.map(({ unitPrice: price, quantity }) => ({ price, quantity })),
        1800,
      );
      expect(priceQuote(single, { supplierStateCode, state: place }).total).toBe(order.orderTotal);
    }),
  );
});

test('R-QUOTE-2: CGST and SGST within the state of the company, IGST elsewhere', () => {
  const line = { quantity: 2, unitPrice: 100_05, rateBasisPoints: 500 };
  const inKarnataka = priceQuote([line], { supplierStateCode, state: 'Karnataka' });
  expect(inKarnataka).toEqual({
    taxable: 200_10,
    taxes: [
      { label: 'CGST', rateBasisPoints: 250, amount: 500 },
      { label: 'SGST', rateBasisPoints: 250, amount: 501 },
    ],
    total: 210_11,
  });
  expect(priceQuote([line], { supplierStateCode, state: 'Kerala' }).taxes).toEqual([
    { label: 'IGST', rateBasisPoints: 500, amount: 10_01 },
  ]);
});

test('the taxes are listed by rate, whatever the order of the lines', () => {
  const quoted = [1800, 0, 4000, 500].map((rateBasisPoints) => ({
    quantity: 1,
    unitPrice: 100_00,
    rateBasisPoints,
  }));
  for (const order of [quoted, quoted.toReversed()]) {
    const { taxes } = priceQuote(order, { supplierStateCode, state: 'Kerala' });
    expect(taxes.map(({ rateBasisPoints, amount }) => [rateBasisPoints, amount])).toEqual([
      [500, 5_00],
      [1800, 18_00],
      [4000, 40_00],
    ]);
  }
});
