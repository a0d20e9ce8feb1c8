import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from '../invoices/split-tax';
import { divideQuote, getDueDay, hasWholeShares, priceCharge, WHOLE_SHARE } from './quote-plan';
import { getLineTotal, priceQuote } from './quote-totals';

const supplierStateCode = '29';
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const quoted = fc.constantFrom(0, 500, 1800, 4000).chain((rateBasisPoints) =>
  fc.array(
    fc.record({
      hsnCode: fc.constantFrom('998314', '999293', '8471'),
      quantity: fc.integer({ min: 1, max: 9999 }),
      unitPrice: fc.integer({ min: 0, max: 1_000_000_000 }),
      rateBasisPoints: fc.constant(rateBasisPoints),
    }),
    { minLength: 1, maxLength: 6 },
  ),
);
/** Cuts of the whole: two at the same place are a milestone without a share. */
const planned = fc
  .array(fc.integer({ min: 0, max: WHOLE_SHARE }), { maxLength: 11 })
  .map((cuts) => [...cuts, WHOLE_SHARE].toSorted((a, b) => a - b))
  .map((cuts) => cuts.map((cut, index) => ({ shareBasisPoints: cut - (cuts[index - 1] ?? 0) })));

test('R-QUOTE-5: the invoices of all milestones have together the amounts of the quote, to the paisa', () => {
  fc.assert(
    fc.property(quoted, planned, fc.constantFrom('Karnataka', 'Kerala'), (lines, milestones, state) => {
      const charges = divideQuote(lines, milestones);
      const priced = charges.map(priceCharge);
      const quote = priceQuote(lines, { supplierStateCode, state });
      expect(sum(priced.map(({ taxable }) => taxable))).toBe(quote.taxable);
      expect(sum(priced.map(({ total }) => total))).toBe(quote.total);
      const { rateBasisPoints = 0 } = lines[0] ?? {};
      if (rateBasisPoints > 0) {
        const stateCode = state === 'Karnataka' ? '29' : '32';
        const split = priced.map(({ tax }) =>
          splitTax({ tax, rateBasisPoints, supplierStateCode, stateCode }),
        );
        for (const [index, { amount }] of quote.taxes.entries())
          expect(sum(split.map((taxes) => taxes[index]?.amount ?? 0))).toBe(amount);
      }
      for (const code of new Set(lines.map(({ hsnCode }) => hsnCode)))
        expect(
          sum(
            charges
              .flatMap((charge) => charge.lines.filter(({ hsnCode }) => hsnCode === code))
              .map(({ taxable }) => taxable),
          ),
        ).toBe(sum(lines.filter(({ hsnCode }) => hsnCode === code).map(getLineTotal)));
    }),
  );
});

test('R-QUOTE-5: each part is near its share, and none is negative', () => {
  fc.assert(
    fc.property(quoted, planned, (lines, milestones) => {
      const whole = sum(lines.map(getLineTotal));
      for (const [index, { lines: charged }] of divideQuote(lines, milestones).entries()) {
        const taxable = sum(charged.map((line) => line.taxable));
        const exact = (whole * (milestones[index]?.shareBasisPoints ?? 0)) / WHOLE_SHARE;
        expect(Math.abs(taxable - exact)).toBeLessThan(201);
        for (const line of charged) expect(line.taxable).toBeGreaterThan(0);
        if (milestones[index]?.shareBasisPoints === 0) expect(charged).toEqual([]);
      }
    }),
  );
});

test('shares that are not the whole, and several rates, are refused', () => {
  const line = { hsnCode: '998314', quantity: 1, unitPrice: 100_00, rateBasisPoints: 1800 };
  expect(hasWholeShares([{ shareBasisPoints: 3_000 }, { shareBasisPoints: 7_000 }])).toBe(true);
  expect(() => divideQuote([line], [{ shareBasisPoints: 9_999 }])).toThrow(RangeError);
  const mixed = [line, { ...line, rateBasisPoints: 500 }];
  expect(() => divideQuote(mixed, [{ shareBasisPoints: WHOLE_SHARE }])).toThrow(RangeError);
});

test('a milestone is due on its day, or weeks after the quote is accepted', () => {
  expect(getDueDay({ due: { on: '2026-12-24' } }, '2026-11-25')).toBe('2026-12-24');
  expect(getDueDay({ due: { weeks: 6 } }, '2026-11-25')).toBe('2027-01-06');
});
