import { findStateByGstCode, type IndianState } from './indian-states';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State code, PAN (five letters, four digits, letter), registration number, kind (usually Z), check digit. */
const GSTIN_FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

/** Removes spaces and dashes, and converts to upper case. */
export function normaliseGstin(value: string): string {
  return value.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * The check digit for the first 14 characters. Their values in base 36 are weighted 1, 2, 1, 2 …; quotient and remainder
 * of each by 36 are added up. The check digit completes this sum to the next multiple of 36.
 */
export function calculateGstinCheckDigit(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, position) => {
    const weighted = DIGITS.indexOf(character) * (position % 2 === 0 ? 1 : 2);
    return total + Math.floor(weighted / 36) + (weighted % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

/** The state in which a GSTIN is registered; `undefined` for an unknown state code. */
export function findStateByGstin(gstin: string): IndianState | undefined {
  return findStateByGstCode(gstin.slice(0, 2));
}

/** The issue of a normalised GSTIN as a sentence for the user; `undefined` when it is valid. */
export function validateGstin(gstin: string): string | undefined {
  if (gstin.length !== 15) return 'A GSTIN has 15 characters.';
  if (!GSTIN_FORMAT.test(gstin)) return 'A GSTIN looks like 29ABCDE1234F1Z5.';
  if (!findStateByGstin(gstin)) return 'The first two digits of this GSTIN are not the code of a state.';
  if (calculateGstinCheckDigit(gstin.slice(0, 14)) !== gstin.charAt(14)) {
    return 'This GSTIN has a typo: its check digit is wrong.';
  }
  return undefined;
}

/**
 * Checks that a valid GSTIN is registered in the state of the billing address. Returns the issue as a sentence for the
 * user, or `undefined`.
 */
export function validateGstinState(gstin: string, stateName: string): string | undefined {
  const registeredState = findStateByGstin(gstin);
  if (!registeredState || registeredState.name === stateName) return undefined;
  return `This GSTIN is registered in ${registeredState.name}, but the billing address is in ${stateName}.`;
}
