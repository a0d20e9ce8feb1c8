/** A whole number of paise (1 rupee = 100 paise), always a safe integer. */
export type Paise = number;

/** Ten million rupees. The sum of the largest possible cart is then still a safe integer of paise. */
export const MAX_UNIT_PRICE: Paise = 1_000_000_000;

/** An amount that is not a whole number of paise, or beyond the safe integers. */
export class AmountError extends RangeError {
  override readonly name = 'AmountError';
}

/** An amount for exact arithmetic. Throws AmountError for fractions, NaN and amounts beyond the safe integers. */
export function toExactPaise(amount: Paise): bigint {
  if (!Number.isSafeInteger(amount)) throw new AmountError(`${amount} is not an amount in paise`);
  return BigInt(amount);
}

/** The result of exact arithmetic as paise. Throws AmountError for an amount beyond the safe integers. */
export function toPaise(exact: bigint): Paise {
  const amount = Number(exact);
  if (!Number.isSafeInteger(amount)) throw new AmountError(`${exact} paise cannot be held exactly`);
  return amount;
}

/**
 * `numerator / denominator` rounded half up to a whole number. Throws AmountError for a negative numerator and for a
 * denominator that is not above 0.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n || denominator <= 0n)
    throw new AmountError('Only shares of amounts from 0 up are rounded');
  return (2n * numerator + denominator) / (2n * denominator);
}

function splitRupees(amount: Paise): { sign: string; rupees: string; paise: string } {
  const exact = toExactPaise(amount);
  const size = exact < 0n ? -exact : exact;
  return {
    sign: exact < 0n ? '-' : '',
    rupees: (size / 100n).toString(),
    paise: (size % 100n).toString().padStart(2, '0'),
  };
}

/** Indian digit groups, three digits and then pairs: 1,23,45,678. */
function groupDigits(digits: string): string {
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return head ? `${head},${digits.slice(-3)}` : digits;
}

/** R-PRICE-4: `124900` → `Rs. 1,249.00`. Throws AmountError when `amount` is not a safe integer. */
export function formatMoney(amount: Paise, label = 'Rs.'): string {
  const { sign, rupees, paise } = splitRupees(amount);
  return `${sign}${label} ${groupDigits(rupees)}.${paise}`;
}

/** `124900` → `1249.00`, for payment links and structured data. Throws AmountError when `amount` is not a safe integer. */
export function toRupeesString(amount: Paise): string {
  const { sign, rupees, paise } = splitRupees(amount);
  return `${sign}${rupees}.${paise}`;
}

/** Digits with or without group separators, at most two decimals. */
const RUPEES = /^(?:rs\.?|inr|₹)?\s*(\d+(?:,\d+)*)(?:\.(\d{1,2}))?$/i;

/** `Rs. 1,23,456.78` or `1249.5` in paise, exactly. `undefined` for any other text, negative amounts and unsafe sums. */
export function parseRupees(text: string): Paise | undefined {
  const [, rupees, decimals = ''] = RUPEES.exec(text.trim()) ?? [];
  if (rupees === undefined) return undefined;
  const paise = Number(rupees.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(paise) ? paise : undefined;
}
