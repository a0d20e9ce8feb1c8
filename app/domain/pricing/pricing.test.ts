import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPrice, anySale } from '../catalogue/fixtures/product-fixtures';
import { AmountError } from '../money/money';
import { calculateUnitDiscount, type PriceableLine, priceCart } from './pricing';

const anyLine: fc.Arbitrary<PriceableLine> = fc.record(
  { price: anyPrice, sale: anySale, quantity: fc.integer({ min: 0, max: 999 }) },
  { requiredKeys: ['price', 'quantity'] },
);
const anyLines = fc.array(anyLine, { maxLength: 20 });
const anyRate = fc.integer({ min: 0, max: 10_000 });

/** A second implementation of the same rules, in exact fractions and with another way of rounding. */
interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

function roundHalfUp({ numerator, denominator }: Fraction): bigint {
  let whole = numerator / denominator;
  const remainder = numerator - whole * denominator;
  if (remainder + remainder >= denominator) whole += 1n;
  return whole;
}

function naiveUnitDiscount({ price, sale }: PriceableLine): bigint {
  if (sale === undefined) return 0n;
  if (sale.type === 'amount') return BigInt(sale.discount > price ? price : sale.discount);
  const [whole = '0', decimals = ''] = sale.discount.toString().split('.');
  const percent: Fraction = {
    numerator: BigInt(whole + decimals.padEnd(2, '0')),
    denominator: 100n,
  };
  return roundHalfUp({
    numerator: BigInt(price) * percent.numerator,
    denominator: percent.denominator * 100n,
  });
}

function naivePrice(lines: readonly PriceableLine[], rate: number) {
  let total = 0n;
  let discount = 0n;
  for (const line of lines) {
    const discountPerUnit = naiveUnitDiscount(line);
    for (let unit = 0; unit < line.quantity; unit += 1) {
      total += BigInt(line.price);
      discount += discountPerUnit;
    }
  }
  const tax = roundHalfUp({ numerator: (total - discount) * BigInt(rate), denominator: 10_000n });
  return { total, discount, tax, orderTotal: total - discount + tax };
}

describe('R-PRICE-1: discount', () => {
  test('a fixed amount', () => {
    expect(calculateUnitDiscount(124_900, { type: 'amount', discount: 20_000 })).toBe(20_000);
  });

  test.each([
    [124_900, 10, 12_490],
    [99_995, 12.5, 12_499], // 12,499.375
    [10, 5, 1], // 0.5
    [9, 5, 0], // 0.45
    [101, 33.33, 34], // 33.6633
    [1, 100, 1],
    [1_000_000_000, 0.01, 100_000],
  ])('on %i paise, %d %% is %i paise, rounded half up', (price, percent, discount) => {
    expect(calculateUnitDiscount(price, { type: 'percent', discount: percent })).toBe(discount);
  });

  test('never more than the price', () => {
    expect(calculateUnitDiscount(500, { type: 'amount', discount: 600 })).toBe(500);
    expect(calculateUnitDiscount(500, { type: 'percent', discount: 250 })).toBe(500);
    fc.assert(
      fc.property(anyPrice, anySale, (price, sale) => {
        const discount = calculateUnitDiscount(price, sale);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(price);
      }),
    );
  });

  test('a higher percentage never gives a smaller discount', () => {
    const anyPercent = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(anyPrice, anyPercent, anyPercent, (price, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((percent) =>
          calculateUnitDiscount(price, { type: 'percent', discount: percent / 100 }),
        );
        expect(low).toBeLessThanOrEqual(high ?? Number.NaN);
      }),
    );
  });

  test.each([
    [-1, undefined],
    [0.5, undefined],
    [Number.NaN, undefined],
    [100, { type: 'amount', discount: -1 }],
    [100, { type: 'amount', discount: 0.5 }],
    [100, { type: 'percent', discount: 12.345 }],
    [100, { type: 'percent', discount: Number.NaN }],
    [100, { type: 'percent', discount: Number.POSITIVE_INFINITY }],
  ] as const)('a price of %d with sale %o is refused', (price, sale) => {
    expect(() => calculateUnitDiscount(price, sale)).toThrow(AmountError);
  });
});

describe('R-PRICE-2: cart', () => {
  test('R-PRICE-3: total, discount, 18 % tax on the amount after discount, order total', () => {
    const priced = priceCart([
      { price: 124_900, quantity: 2, sale: { type: 'percent', discount: 10 } },
      { price: 50_000, quantity: 1, sale: { type: 'amount', discount: 5_000 } },
      { price: 333, quantity: 3 },
    ]);
    expect(priced).toMatchObject({
      total: 300_799,
      discount: 29_980,
      taxable: 270_819,
      tax: 48_747, // 48,747.42
      orderTotal: 319_566,
    });
    expect(priced.lines[0]).toEqual({
      price: 124_900,
      quantity: 2,
      unitDiscount: 12_490,
      unitPrice: 112_410,
      total: 249_800,
      discount: 24_980,
      payable: 224_820,
    });
  });

  test('an empty cart costs nothing', () => {
    expect(priceCart([])).toMatchObject({ lines: [], total: 0, discount: 0, tax: 0, orderTotal: 0 });
  });

  test('R-PRICE-3: half a paisa of tax is rounded up', () => {
    expect(priceCart([{ price: 25, quantity: 1 }]).tax).toBe(5); // 4.5
    expect(priceCart([{ price: 1, quantity: 1 }]).tax).toBe(0); // 0.18
    expect(priceCart([{ price: 3, quantity: 1 }]).tax).toBe(1); // 0.54
  });

  test('agrees with a calculation in exact fractions', () => {
    fc.assert(
      fc.property(anyLines, anyRate, (lines, rate) => {
        const { total, discount, tax, orderTotal } = priceCart(lines, rate);
        const exact = { total, discount, tax, orderTotal };
        expect(
          Object.fromEntries(Object.entries(exact).map(([name, paise]) => [name, BigInt(paise)])),
        ).toEqual(naivePrice(lines, rate));
      }),
    );
  });

  test('totals before tax add up when a cart is split; tax is rounded once, so it differs by at most a paisa', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (some, others) => {
        const a = priceCart(some);
        const b = priceCart(others);
        const both = priceCart([...some, ...others]);
        expect(both.total).toBe(a.total + b.total);
        expect(both.discount).toBe(a.discount + b.discount);
        expect(both.taxable).toBe(a.taxable + b.taxable);
        expect(Math.abs(both.tax - a.tax - b.tax)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('another line never lowers the order total, and the order of lines does not matter', () => {
    fc.assert(
      fc.property(anyLines, anyLine, (lines, line) => {
        const after = priceCart([...lines, line]);
        expect(after.orderTotal).toBeGreaterThanOrEqual(priceCart(lines).orderTotal);
        expect(after.orderTotal).toBe(priceCart([line, ...lines].reverse()).orderTotal);
      }),
    );
  });

  test('a sum beyond the safe integers is refused; the largest cart is exact', () => {
    const large = { price: 1_000_000_000, quantity: 999 };
    expect(priceCart(Array.from({ length: 100 }, () => large)).orderTotal).toBe(117_882_000_000_000);
    expect(() => priceCart([{ price: Number.MAX_SAFE_INTEGER, quantity: 2 }])).toThrow(AmountError);
    expect(() => priceCart([{ price: Number.MAX_SAFE_INTEGER, quantity: 1 }])).toThrow(AmountError);
  });

  test.each([-1, 1.5, Number.NaN])('a quantity or tax rate of %d is refused', (invalid) => {
    expect(() => priceCart([{ price: 100, quantity: invalid }])).toThrow(AmountError);
    expect(() => priceCart([{ price: 100, quantity: 1 }], invalid)).toThrow(AmountError);
  });
});
