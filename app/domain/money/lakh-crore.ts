import type { Paise } from './money';

const PAISE_PER_RUPEE = 100;
const LAKH = 100_000;
const CRORE = 10_000_000;

const wholeNumber = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const twoDecimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A rounded amount in words: "Rs. 81 lakh", "Rs. 1.35 crore". Not for prices; they use `formatMoney`. */
export function formatLakhCrore(amount: Paise): string {
  const rupees = amount / PAISE_PER_RUPEE;
  // Rounded first, so that "100 lakh" becomes "1 crore".
  const lakhs = Math.round((rupees / LAKH) * 100) / 100;
  if (lakhs >= CRORE / LAKH) return `Rs. ${twoDecimals.format(rupees / CRORE)} crore`;
  return lakhs >= 1 ? `Rs. ${twoDecimals.format(lakhs)} lakh` : `Rs. ${wholeNumber.format(rupees)}`;
}

const UNITS: readonly [RegExp, number][] = [
  [/^(cr|crores?)$/, CRORE],
  [/^(l|lacs?|lakhs?)$/, LAKH],
  [/^(k|thousand)$/, 1000],
  [/^$/, 1],
];

/** Parses "12,50,000", "Rs. 12.5 lakh" or "1.2 cr" to paise; `undefined` for any other text, also for negative amounts. */
export function parseLakhCrore(typed: string): Paise | undefined {
  const [, digits, unit] =
    /^(?:rs\.?|inr|₹)?\s*(\d[\d,\s]*(?:\.\d+)?)\s*([a-z]*)\.?$/i.exec(typed.trim()) ?? [];
  const factor = UNITS.find(([pattern]) => pattern.test(unit?.toLowerCase() ?? '-'))?.[1];
  if (digits === undefined || factor === undefined) return undefined;
  const paise = Math.round(Number(digits.replace(/[,\s]/g, '')) * factor * PAISE_PER_RUPEE);
  return Number.isSafeInteger(paise) ? paise : undefined;
}
