import type { Paise } from './money';

/** Digits with or without group separators, at most two decimals. */
const RUPEES = /^(?:rs\.?|inr|₹)?\s*(\d+(?:,\d+)*)(?:\.(\d{1,2}))?$/i;

/** `Rs. 1,23,456.78` or `1249.5` in paise, exactly. `undefined` for any other text, negative amounts and unsafe sums. */
export function parseRupees(text: string): Paise | undefined {
  const [, rupees, decimals = ''] = RUPEES.exec(text.trim()) ?? [];
  if (rupees === undefined) return undefined;
  const paise = Number(rupees.replaceAll(',', '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(paise) ? paise : undefined;
}
