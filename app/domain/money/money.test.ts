import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AmountError,
  divideHalfUp,
  formatMoney,
  parseRupees,
  toExactPaise,
  toPaise,
  toRupeesString,
} from './money';

describe('R-PRICE-4 "Rs."', () => {
  test.each([
    [0, 'Rs. 0.00'],
    [1, 'Rs. 0.01'],
    [99_999, 'Rs. 999.99'],
    [124_900, 'Rs. 1,249.00'],
    [12_345_678, 'Rs. 1,23,456.78'],
    [1_234_567_890_12, 'Rs. 1,23,45,67,890.12'],
    [-124_900, '-Rs. 1,249.00'],
    [Number.MAX_SAFE_INTEGER, 'Rs. 9,00,71,99,25,47,409.91'],
  ])('%i paise are formatted as %s', (paise, text) => {
    expect(formatMoney(paise)).toBe(text);
  });

  test('the currency label can be changed', () => {
    expect(formatMoney(150, '₹')).toBe('₹ 1.50');
  });

  test('groups like the en-IN locale', () => {
    const locale = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.maxSafeNat(), (paise) => {
        const rupees = paise - (paise % 100);
        expect(formatMoney(rupees)).toBe(`Rs. ${locale.format(BigInt(rupees / 100))}`);
      }),
    );
  });
});

test('amounts for payment links have two decimals and no label or separators', () => {
  expect(toRupeesString(124_900)).toBe('1249.00');
  expect(toRupeesString(5)).toBe('0.05');
  expect(toRupeesString(-250)).toBe('-2.50');
});

test('the text of an amount is exact to a paisa', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (paise) => {
      expect(BigInt(toRupeesString(paise).replace('.', ''))).toBe(BigInt(paise));
    }),
  );
});

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not an amount', (amount) => {
  expect(() => toExactPaise(amount)).toThrow(AmountError);
  expect(() => formatMoney(amount)).toThrow(AmountError);
});

test('an amount beyond the safe integers is refused', () => {
  expect(toPaise(9007199254740991n)).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => toPaise(9007199254740992n)).toThrow(AmountError);
});

test('a half is rounded up', () => {
  expect(divideHalfUp(5n, 10n)).toBe(1n);
  expect(divideHalfUp(49n, 100n)).toBe(0n);
  expect(divideHalfUp(15n, 10n)).toBe(2n);
  expect(divideHalfUp(1n, 3n)).toBe(0n);
  expect(() => divideHalfUp(-1n, 2n)).toThrow(AmountError);
  expect(() => divideHalfUp(1n, 0n)).toThrow(AmountError);
});

test('reads every amount that the site writes', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (paise) => {
      expect(parseRupees(formatMoney(paise))).toBe(paise);
      expect(parseRupees(toRupeesString(paise))).toBe(paise);
    }),
  );
});

test.each([
  [' 1249.5 ', 124_950],
  ['₹ 12', 1200],
  ['INR 1,000', 100_000],
  ['0', 0],
])('"%s" is %d paise', (text, paise) => expect(parseRupees(text)).toBe(paise));

test.each(['', '-5', '1.234', '1e5', '12.', 'ten', '99999999999999999999', '1,,2'])(
  '"%s" is no amount',
  (text) => expect(parseRupees(text)).toBeUndefined(),
);
