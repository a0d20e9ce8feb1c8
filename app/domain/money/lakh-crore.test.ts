import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatLakhCrore, parseLakhCrore } from './lakh-crore';

const toPaise = (rupees: number) => rupees * 100;

test.each([
  [0, 'Rs. 0'],
  [99_499, 'Rs. 99,499'],
  [99_999.6, 'Rs. 1 lakh'],
  [8_100_000, 'Rs. 81 lakh'],
  [9_999_999, 'Rs. 1 crore'],
  [13_500_000, 'Rs. 1.35 crore'],
  [1_250_000_000, 'Rs. 125 crore'],
])('%d rupees are %s', (rupees, text) => expect(formatLakhCrore(toPaise(rupees))).toBe(text));

describe('Typed amounts', () => {
  test.each([
    ['12,50,000', 1_250_000],
    ['Rs. 12.5 lakh', 1_250_000],
    ['12.5L', 1_250_000],
    ['1.2 cr', 12_000_000],
    ['₹ 40 000', 40_000],
    ['40k', 40_000],
    ['12.', 12],
  ])('%s', (typed, rupees) => expect(parseLakhCrore(typed)).toBe(toPaise(rupees)));

  test.each(['', 'lots', '-5', '5 million', '1e9', '1.2.3', '5,x', '99999999999999999999'])(
    '"%s" is no amount',
    (typed) => expect(parseLakhCrore(typed)).toBeUndefined(),
  );

  it('a formatted amount parses to the amount within half a per cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: toPaise(100), max: toPaise(10_000_000_000) }), (amount) => {
        const parsed = parseLakhCrore(formatLakhCrore(amount)) ?? 0;
        expect(Math.abs(parsed - amount)).toBeLessThanOrEqual(amount * 0.005 + 50);
      }),
    );
  });
});
