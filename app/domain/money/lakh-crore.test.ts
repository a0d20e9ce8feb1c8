import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatLakhCrore, parseLakhCrore } from './lakh-crore';

const rupees = (amount: number) => amount * 100;

test.each([
  [0, 'Rs. 0'],
  [99_499, 'Rs. 99,499'],
  [99_999.6, 'Rs. 1 lakh'],
  [8_100_000, 'Rs. 81 lakh'],
  [9_999_999, 'Rs. 1 crore'],
  [13_500_000, 'Rs. 1.35 crore'],
  [1_250_000_000, 'Rs. 125 crore'],
])('%d rupees are said as %s', (amount, words) => expect(formatLakhCrore(rupees(amount))).toBe(words));

describe('what people write', () => {
  test.each([
    ['12,50,000', 1_250_000],
    ['Rs. 12.5 lakh', 1_250_000],
    ['12.5L', 1_250_000],
    ['1.2 cr', 12_000_000],
    ['₹ 40 000', 40_000],
    ['40k', 40_000],
    ['12.', 12],
  ])('%s', (written, amount) => expect(parseLakhCrore(written)).toBe(rupees(amount)));

  test.each(['', 'lots', '-5', '5 million', '1e9', '1.2.3', '5,x', '99999999999999999999'])(
    '"%s" is nothing',
    (written) => expect(parseLakhCrore(written)).toBeUndefined(),
  );

  it('reads back what is said, within a half per cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: rupees(100), max: rupees(10_000_000_000) }), (amount) => {
        const back = parseLakhCrore(formatLakhCrore(amount)) ?? 0;
        expect(Math.abs(back - amount)).toBeLessThanOrEqual(amount * 0.005 + 50);
      }),
    );
  });
});
