import type { Paise } from './money';

const PAISE_PER_RUPEE = 100;
const LAKH = 100_000;
const CRORE = 10_000_000;

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** An amount as it is said in a meeting: "Rs. 81 lakh", "Rs. 1.35 crore". Never for a price. */
export function formatLakhCrore(amount: Paise, label = 'Rs.'): string {
  const rupees = amount / PAISE_PER_RUPEE;
  // Rounded first, so that what would read "100 lakh" is a crore.
  const lakhs = Math.round((rupees / LAKH) * 100) / 100;
  if (lakhs >= CRORE / LAKH) return `${label} ${short.format(rupees / CRORE)} crore`;
  return lakhs >= 1 ? `${label} ${short.format(lakhs)} lakh` : `${label} ${grouped.format(rupees)}`;
}

const UNITS: readonly [RegExp, number][] = [
  [/^(cr|crores?)$/, CRORE],
  [/^(l|lacs?|lakhs?)$/, LAKH],
  [/^(k|thousand)$/, 1000],
  [/^$/, 1],
];

/** Reads "12,50,000", "Rs. 12.5 lakh" or "1.2 cr" as paise; `undefined` for anything else, also for what is below 0. */
export function parseLakhCrore(written: string): Paise | undefined {
  const [, digits, unit] =
    /^(?:rs\.?|inr|₹)?\s*(\d[\d,\s]*(?:\.\d+)?)\s*([a-z]*)\.?$/i.exec(written.trim()) ?? [];
  const factor = UNITS.find(([pattern]) => pattern.test(unit?.toLowerCase() ?? '-'))?.[1];
  if (digits === undefined || factor === undefined) return undefined;
  const paise = Math.round(Number(digits.replace(/[,\s]/g, '')) * factor * PAISE_PER_RUPEE);
  return Number.isSafeInteger(paise) ? paise : undefined;
}
