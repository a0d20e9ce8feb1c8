/** A whole number of paise (1 rupee = 100 paise), always a safe integer. */
export type Paise = number;

/** Ten million rupees. With it, the fullest possible cart still adds up to a safe integer of paise. */
export const MAX_UNIT_PRICE: Paise = 1_000_000_000;

/** An amount that is not a whole number of paise, or too large to be held exactly. */
export class AmountError extends RangeError {
  override readonly name = 'AmountError';
}

/** The amount as an exact integer. Throws AmountError for fractions, NaN and amounts beyond the safe integers. */
export function exactPaise(amount: Paise): bigint {
  if (!Number.isSafeInteger(amount)) throw new AmountError(`${amount} is not a whole number of paise`);
  return BigInt(amount);
}

/** Back from exact arithmetic. Throws AmountError instead of losing a paisa. */
export function toPaise(exact: bigint): Paise {
  const amount = Number(exact);
  if (!Number.isSafeInteger(amount)) throw new AmountError(`${exact} paise cannot be held exactly`);
  return amount;
}

/** `numerator / denominator` to the nearest whole number, a half going up. Both non-negative, denominator above 0. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n || denominator <= 0n)
    throw new AmountError('Only shares of amounts from 0 up are rounded');
  return (2n * numerator + denominator) / (2n * denominator);
}

function splitRupees(amount: Paise): { sign: string; rupees: string; paise: string } {
  const exact = exactPaise(amount);
  const size = exact < 0n ? -exact : exact;
  return {
    sign: exact < 0n ? '-' : '',
    rupees: (size / 100n).toString(),
    paise: (size % 100n).toString().padStart(2, '0'),
  };
}

/** Last three digits together, then pairs: 1,23,45,678. */
function groupIndian(digits: string): string {
  const head = digits.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',');
  return head ? `${head},${digits.slice(-3)}` : digits;
}

/** `124900` → `Rs. 1,249.00` (R-PRICE-4). Throws AmountError for what is not paise. */
export function formatMoney(amount: Paise, label = 'Rs.'): string {
  const { sign, rupees, paise } = splitRupees(amount);
  return `${sign}${label} ${groupIndian(rupees)}.${paise}`;
}

/** `124900` → `1249.00`, as payment links and machine-readable prices want it. */
export function toRupeesString(amount: Paise): string {
  const { sign, rupees, paise } = splitRupees(amount);
  return `${sign}${rupees}.${paise}`;
}
