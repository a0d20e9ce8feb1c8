import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCodePricing } from '../discounts/code-pricing';
import { priceCart } from '../pricing/pricing';
import {
  addLineUnits,
  areUnitsAvailable,
  getAllUnits,
  getLargerUnits,
  type LineUnits,
  subtractLineUnits,
} from './line-units';
import { calculateLinesRefund, type RefundableOrder } from './refund-amount';

const anyLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    price: fc.integer({ min: 0, max: 2_000_000 }),
    off: fc.integer({ min: 0, max: 100 }),
    code: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ quantity, price, off, code }) => {
    const unitDiscount = Math.floor((price * off) / 100);
    const codeDiscount = Math.floor((quantity * (price - unitDiscount) * code) / 100);
    return { quantity, price, unitDiscount, codeDiscount };
  });

const anyOrder: fc.Arbitrary<RefundableOrder> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
  taxRateBasisPoints: fc.constantFrom(0, 500, 1200, 1800, 2800),
});

/** The total of the order by the pricing module, with the shares of a discount code. */
const orderTotalOf = ({ lines, taxRateBasisPoints }: RefundableOrder) =>
  priceCart(
    lines.map(({ quantity, price, unitDiscount }) => ({ quantity, price: price - unitDiscount })),
    taxRateBasisPoints,
    undefined,
    createCodePricing({ code: 'MONSOON', shares: lines.map(({ codeDiscount }) => codeDiscount) }),
  ).orderTotal;

/** Every unit as a part of its own, in the sequence of `keys`. */
function splitUnits(order: RefundableOrder, keys: readonly number[]): LineUnits[] {
  const units = order.lines.flatMap(({ quantity }, position) =>
    Array.from({ length: quantity }, () => ({ [position]: 1 })),
  );
  return units
    .map((unit, index) => ({ unit, key: keys[index % keys.length] ?? 0 }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ unit }) => unit);
}

const refundAll = (order: RefundableOrder, parts: readonly LineUnits[]) =>
  parts.map((units, index) => calculateLinesRefund(order, addLineUnits(parts.slice(0, index)), units));

describe('R-PAYMENT-3', () => {
  test('refunds of all units, in any sequence and parts, add up to the order total to the paisa', () => {
    fc.assert(
      fc.property(anyOrder, fc.array(fc.integer(), { minLength: 1 }), fc.nat(9), (order, keys, size) => {
        const single = splitUnits(order, keys);
        const parts = Array.from({ length: Math.ceil(single.length / (size + 1)) }, (_, index) =>
          addLineUnits(single.slice(index * (size + 1), (index + 1) * (size + 1))),
        );
        const amounts = refundAll(order, parts);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(orderTotalOf(order));
        for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('without a discount code, the first refund is the price of an order of these units', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(), (order, choice) => {
        const position = choice % order.lines.length;
        const line = order.lines[position];
        if (!line) return;
        const { quantity, price, unitDiscount } = line;
        const lines = order.lines.map((each) => ({ ...each, codeDiscount: 0 }));
        const refund = calculateLinesRefund({ ...order, lines }, {}, { [position]: quantity });
        expect(refund).toBe(
          priceCart([{ quantity, price: price - unitDiscount }], order.taxRateBasisPoints).orderTotal,
        );
      }),
    );
  });

  test('units beyond the quantity of a line cost nothing', () => {
    const lines = [{ quantity: 2, price: 100_00, unitDiscount: 0, codeDiscount: 0 }];
    const order = { lines, taxRateBasisPoints: 1800 };
    expect(calculateLinesRefund(order, { 0: 1 }, { 0: 2 })).toBe(118_00);
    expect(calculateLinesRefund(order, { 0: 2 }, { 0: 1 })).toBe(0);
  });

  test('a line is refunded without its share of the discount code', () => {
    const order = {
      lines: [
        { quantity: 1, price: 300_00, unitDiscount: 0, codeDiscount: 75_00 },
        { quantity: 1, price: 100_00, unitDiscount: 0, codeDiscount: 25_00 },
      ],
      taxRateBasisPoints: 1800,
    };
    expect(calculateLinesRefund(order, {}, { 0: 1 })).toBe(225_00 + 40_50);
    expect(calculateLinesRefund(order, { 0: 1 }, { 1: 1 })).toBe(75_00 + 13_50);
  });
});

describe('units of lines', () => {
  const lines = [{ quantity: 2 }, { quantity: 1 }];

  test('are added and subtracted by line', () => {
    expect(addLineUnits([{ 0: 1 }, { 0: 1, 1: 1 }, { 1: 0 }])).toEqual({ 0: 2, 1: 1 });
    expect(subtractLineUnits(getAllUnits(lines), { 0: 1, 1: 1 })).toEqual({ 0: 1 });
    expect(subtractLineUnits({ 0: 1 }, { 0: 3 })).toEqual({});
    expect(getLargerUnits({ 0: 1, 1: 3 }, { 0: 2 })).toEqual({ 0: 2, 1: 3 });
  });

  test.each<[LineUnits, boolean]>([
    [{ 0: 2, 1: 1 }, true],
    [{ 0: 1 }, true],
    [{}, false],
    [{ 0: 0 }, false],
    [{ 0: 3 }, false],
    [{ 2: 1 }, false],
    [{ 0: 0.5 }, false],
    [{ 0: 1, 1: -1 }, false],
  ])('%j are available: %s', (units, isAvailable) => {
    expect(areUnitsAvailable(units, getAllUnits(lines))).toBe(isAvailable);
  });
});
