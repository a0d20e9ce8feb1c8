import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, toRupeesString } from './money';
import { parseRupees } from './parse-rupees';

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
