import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addLineUnits, type LineUnits } from '../orders/line-units';
import { calculateLinesRefund } from '../orders/refund-amount';
import { calculateUnitDiscount, priceCart } from '../pricing/pricing';
import { applyDiscountCode, type DiscountableLine } from './apply-discount-code';
import { createCodePricing } from './code-pricing';
import type { DiscountTerms } from './discount-code';

const CATEGORIES = ['desk', 'kitchen'] as const;

const anyLine: fc.Arbitrary<DiscountableLine> = fc.record({
  price: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 0, max: 20 }),
  sale: fc.record({ type: fc.constant('percent' as const), discount: fc.integer({ min: 0, max: 100 }) }),
  categoryId: fc.constantFrom(...CATEGORIES),
  isGiftCard: fc.boolean(),
});
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 8 });

const anyTerms: fc.Arbitrary<DiscountTerms> = fc
  .record({
    kind: fc.constantFrom('amount', 'percent'),
    amount: fc.integer({ min: 1, max: 20_000_000 }),
    basisPoints: fc.integer({ min: 1, max: 10_000 }),
    minTotal: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 20_000_000 })),
    categoryId: fc.option(fc.constantFrom(...CATEGORIES), { nil: undefined }),
  })
  .map(({ kind, amount, basisPoints, minTotal, categoryId }) => ({
    code: 'MONSOON',
    kind,
    minTotal,
    value: kind === 'amount' ? amount : basisPoints,
    ...(categoryId && { categoryId }),
  }));

const payableOf = ({ price, sale, quantity }: DiscountableLine) =>
  (price - calculateUnitDiscount(price, sale)) * quantity;
const isEligible = ({ categoryId }: DiscountTerms, line: DiscountableLine) =>
  !line.isGiftCard && (categoryId === undefined || line.categoryId === categoryId);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const eligibleTotal = (terms: DiscountTerms, lines: readonly DiscountableLine[]) =>
  sum(lines.filter((line) => isEligible(terms, line)).map(payableOf));

describe('R-DISCOUNT-1, R-DISCOUNT-2', () => {
  test('the shares add up to the discount, and each is between 0 and what its line costs', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (terms, lines) => {
        const result = applyDiscountCode(terms, lines);
        if (result.kind === 'refused') return;
        const { shares } = result.applied;
        const eligible = eligibleTotal(terms, lines);
        const wanted =
          terms.kind === 'amount' ? terms.value : Math.floor((eligible * terms.value + 5000) / 10_000);
        expect(sum(shares)).toBe(Math.min(wanted, eligible));
        expect(shares).toHaveLength(lines.length);
        for (const [position, line] of lines.entries()) {
          expect(shares[position]).toBeGreaterThanOrEqual(0);
          expect(shares[position]).toBeLessThanOrEqual(isEligible(terms, line) ? payableOf(line) : 0);
        }
      }),
    );
  });

  test('a share differs by less than a paisa from its exact proportion', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (terms, lines) => {
        const result = applyDiscountCode(terms, lines);
        if (result.kind === 'refused') return;
        const amount = sum(result.applied.shares);
        const eligible = eligibleTotal(terms, lines);
        for (const [position, line] of lines.entries()) {
          if (!isEligible(terms, line)) continue;
          const exact = (amount * payableOf(line)) / eligible;
          expect(Math.abs((result.applied.shares[position] ?? 0) - exact)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });

  test('the sequence of the lines does not change the amount', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (terms, lines) => {
        const [one, other] = [lines, lines.toReversed()].map((each) => applyDiscountCode(terms, each));
        expect(one?.kind).toBe(other?.kind);
        if (one?.kind === 'applied' && other?.kind === 'applied')
          expect(sum(one.applied.shares)).toBe(sum(other.applied.shares));
      }),
    );
  });

  test('it is refused only for too little, and then says how much is missing', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (terms, lines) => {
        const result = applyDiscountCode(terms, lines);
        const eligible = eligibleTotal(terms, lines);
        if (result.kind === 'applied') expect(eligible).toBeGreaterThanOrEqual(terms.minTotal);
        else if (result.issue.kind === 'below-min-total') {
          expect(eligible + result.issue.missing).toBe(terms.minTotal);
          // Without an eligible line no larger cart would help.
          expect(eligible).toBeGreaterThan(0);
        } else expect(terms.kind === 'amount' ? eligible : eligible * terms.value < 5000 && 0).toBe(0);
      }),
    );
  });

  test('the cart keeps total and discount, and is taxed on the rest', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (terms, lines) => {
        const result = applyDiscountCode(terms, lines);
        if (result.kind === 'refused') return;
        const without = priceCart(lines);
        const priced = priceCart(lines, 1800, 'Rs.', createCodePricing(result.applied));
        const amount = sum(result.applied.shares);
        expect(priced).toMatchObject({ total: without.total, discount: without.discount });
        expect(priced.codeDiscount).toEqual({ ...result.applied, amount });
        expect(priced.taxable).toBe(without.taxable - amount);
        expect(priced.orderTotal).toBe(priced.taxable + priced.tax);
        const steps = new Map(priced.explanation.map((step) => [step.id, step.amount]));
        expect(steps.get('discount-code')).toBe(-amount);
        expect(
          sum(['list-price', 'discount', 'discount-code'].map((id) => steps.get(id as 'discount') ?? 0)),
        ).toBe(steps.get('taxable'));
      }),
    );
  });

  test('R-PAYMENT-3: refunds of all units, one by one, are the order total to the paisa', () => {
    fc.assert(
      fc.property(anyTerms, anyLines, (terms, lines) => {
        const result = applyDiscountCode(terms, lines);
        if (result.kind === 'refused') return;
        const order = {
          taxRateBasisPoints: 1800,
          lines: lines.map(({ price, sale, quantity }, position) => ({
            price,
            quantity,
            unitDiscount: calculateUnitDiscount(price, sale),
            codeDiscount: result.applied.shares[position] ?? 0,
          })),
        };
        const units: LineUnits[] = lines.flatMap(({ quantity }, position) =>
          Array.from({ length: quantity }, () => ({ [position]: 1 })),
        );
        const refunds = units.map((unit, index) =>
          calculateLinesRefund(order, addLineUnits(units.slice(0, index)), unit),
        );
        for (const refund of refunds) expect(refund).toBeGreaterThanOrEqual(0);
        expect(sum(refunds)).toBe(
          priceCart(lines, 1800, 'Rs.', createCodePricing(result.applied)).orderTotal,
        );
      }),
      { numRuns: 40 },
    );
  });

  test.each<[DiscountTerms, readonly number[]]>([
    [{ code: 'C', kind: 'amount', value: 100_00, minTotal: 0 }, [75_00, 25_00]],
    [{ code: 'C', kind: 'percent', value: 1_000, minTotal: 400_00 }, [30_00, 10_00]],
    [{ code: 'C', kind: 'amount', value: 900_00, minTotal: 0 }, [300_00, 100_00]],
    [{ code: 'C', kind: 'amount', value: 50_00, minTotal: 0, categoryId: 'kitchen' }, [0, 50_00]],
    [{ code: 'C', kind: 'amount', value: 1, minTotal: 0 }, [0, 1]],
  ])('%j', (terms, shares) => {
    const lines = [
      { price: 300_00, quantity: 1, categoryId: 'desk' },
      { price: 50_00, quantity: 2, categoryId: 'kitchen' },
    ];
    expect(applyDiscountCode(terms, lines)).toEqual({ kind: 'applied', applied: { code: 'C', shares } });
  });

  test('"Why this price" names the code', () => {
    const lines = [300_00, 500_00, 100_00].map((price, position) => ({ price, quantity: 2 + position }));
    const { explanation } = priceCart(
      lines,
      1800,
      'Rs.',
      createCodePricing({ code: 'MONSOON', shares: [40_00, 0, 20_00] }),
    );
    expect(explanation.map(({ id }) => id)).toEqual([
      'list-price',
      'discount',
      'discount-code',
      'taxable',
      'tax',
      'order-total',
    ]);
    expect(explanation[2]).toMatchObject({ label: 'Code MONSOON', amount: -60_00 });
    expect(explanation[2]?.detail).toContain('the price of 6 units ');
    expect(explanation[3]).toMatchObject({ amount: 2_440_00 });
    expect(explanation[3]?.detail).toContain('List price less discount and code.');
  });

  test.each([[[]], [[1, 1]], [[-1]], [[601_00]]])('shares %j of another cart throw', (shares) => {
    const lines = [{ price: 300_00, quantity: 2 }];
    expect(() => priceCart(lines, 1800, 'Rs.', createCodePricing({ code: 'MONSOON', shares }))).toThrow(
      'MONSOON',
    );
  });
});
