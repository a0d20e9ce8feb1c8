import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AmountError } from '../money/money';
import { formatAmountInWords } from './amount-in-words';

test.each([
  [0, 'Rupees Zero Only'],
  [1, 'Rupees Zero and One Paise Only'],
  [100, 'Rupees One Only'],
  [1_180_00, 'Rupees One Thousand One Hundred Eighty Only'],
  [19_99, 'Rupees Nineteen and Ninety-Nine Paise Only'],
  [1_23_456_78, 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only'],
  [1_00_00_000_00, 'Rupees One Crore Only'],
  [10_01_00_000_10, 'Rupees Ten Crore One Lakh and Ten Paise Only'],
  [
    Number.MAX_SAFE_INTEGER,
    'Rupees Ninety Lakh Seven Thousand One Hundred Ninety-Nine Crore Twenty-Five Lakh Forty-Seven Thousand Four Hundred Nine and Ninety-One Paise Only',
  ],
])('%i paise', (amount, words) => expect(formatAmountInWords(amount)).toBe(words));

const VALUES: Readonly<Record<string, number>> = {
  Zero: 0,
  One: 1,
  Two: 2,
  Three: 3,
  Four: 4,
  Five: 5,
  Six: 6,
  Seven: 7,
  Eight: 8,
  Nine: 9,
  Ten: 10,
  Eleven: 11,
  Twelve: 12,
  Thirteen: 13,
  Fourteen: 14,
  Fifteen: 15,
  Sixteen: 16,
  Seventeen: 17,
  Eighteen: 18,
  Nineteen: 19,
  Twenty: 20,
  Thirty: 30,
  Forty: 40,
  Fifty: 50,
  Sixty: 60,
  Seventy: 70,
  Eighty: 80,
  Ninety: 90,
};
const FACTORS: Readonly<Record<string, bigint>> = {
  Hundred: 100n,
  Thousand: 1_000n,
  Lakh: 100_000n,
  Crore: 10_000_000n,
};

/** Reads the words of a number. Each name of a group multiplies what stands before it and is smaller. */
function readNumber(words: string): bigint {
  const sums: bigint[] = [];
  for (const word of words.split(/[ -]/)) {
    const factor = FACTORS[word];
    if (factor === undefined) {
      sums.push(BigInt(VALUES[word] ?? Number.NaN));
      continue;
    }
    let counted = 0n;
    while (sums.length > 0 && (sums.at(-1) ?? 0n) < factor) counted += sums.pop() ?? 0n;
    // What is counted in crores can be larger than a crore.
    if (factor === 10_000_000n) counted += sums.splice(0).reduce((sum, part) => sum + part, 0n);
    sums.push(counted * factor);
  }
  return sums.reduce((sum, part) => sum + part, 0n);
}

test('the words read back as the amount, whatever it is', () => {
  const anyAmount = fc.oneof(fc.maxSafeNat(), fc.integer({ min: 0, max: 100_000_000 }));
  fc.assert(
    fc.property(anyAmount, (amount) => {
      const [, rupees = '', paise = 'Zero'] =
        /^Rupees (.+?)(?: and (.+) Paise)? Only$/.exec(formatAmountInWords(amount)) ?? [];
      expect(readNumber(rupees) * 100n + readNumber(paise)).toBe(BigInt(amount));
    }),
  );
});

test('different amounts have different words', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.maxSafeNat(), (one, other) => {
      fc.pre(one !== other);
      expect(formatAmountInWords(one)).not.toBe(formatAmountInWords(other));
    }),
  );
});

test('what is no amount is refused', () => {
  expect(() => formatAmountInWords(-1)).toThrow(RangeError);
  expect(() => formatAmountInWords(0.5)).toThrow(AmountError);
});
