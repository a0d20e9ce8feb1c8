import { type Paise, toExactPaise } from '../money/money';

const SMALL = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** The groups of Indian numbering, the largest first. Crores are counted in lakhs and thousands again: One Lakh Crore. */
const GROUPS = [
  [10_000_000n, 'Crore'],
  [100_000n, 'Lakh'],
  [1_000n, 'Thousand'],
  [100n, 'Hundred'],
] as const;

function listWords(number: bigint): string[] {
  for (const [size, name] of GROUPS)
    if (number >= size) return [...listWords(number / size), name, ...listWords(number % size)];
  const small = Number(number);
  if (small < 20) return small === 0 ? [] : [SMALL[small] ?? ''];
  const tens = TENS[Math.floor(small / 10)] ?? '';
  return [small % 10 === 0 ? tens : `${tens}-${SMALL[small % 10]}`];
}

const toWords = (number: bigint): string => listWords(number).join(' ') || 'Zero';

/**
 * `12345678` → `Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Seventy-Eight Paise Only`. Throws AmountError
 * for what is no amount, and RangeError for a negative one.
 */
export function formatAmountInWords(amount: Paise): string {
  const exact = toExactPaise(amount);
  if (exact < 0n) throw new RangeError('A negative amount is not written in words');
  const paise = exact % 100n;
  const rupees = `Rupees ${toWords(exact / 100n)}`;
  return paise === 0n ? `${rupees} Only` : `${rupees} and ${toWords(paise)} Paise Only`;
}
