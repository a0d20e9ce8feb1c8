import { findStateByGstCode, type IndianState } from './indian-states';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State code, PAN (five letters, four digits, letter), number of the registration, kind (Z for most), check digit. */
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

/** Upper case without the spaces and dashes people put in. */
export function normaliseGstin(value: string): string {
  return value.replace(/[\s-]/g, '').toUpperCase();
}

/**
 * The check digit for the first 14 characters: values in base 36 weighted 1, 2, 1, 2 …, quotient and remainder by 36
 * added up, and what is missing to the next multiple of 36.
 */
export function calculateGstinCheckDigit(firstFourteen: string): string {
  const sum = [...firstFourteen].reduce((total, character, position) => {
    const weighted = DIGITS.indexOf(character) * (position % 2 === 0 ? 1 : 2);
    return total + Math.floor(weighted / 36) + (weighted % 36);
  }, 0);
  return DIGITS.charAt((36 - (sum % 36)) % 36);
}

export function findStateByGstin(gstin: string): IndianState | undefined {
  return findStateByGstCode(gstin.slice(0, 2));
}

/** What is wrong with a normalised GSTIN, in words for the person who typed it; `undefined` when nothing is. */
export function validateGstin(gstin: string): string | undefined {
  if (gstin.length !== 15) return 'A GSTIN has 15 characters.';
  if (!SHAPE.test(gstin)) return 'A GSTIN looks like 29ABCDE1234F1Z5.';
  if (!findStateByGstin(gstin)) return 'The first two digits of this GSTIN are not the code of a state.';
  if (calculateGstinCheckDigit(gstin.slice(0, 14)) !== gstin.charAt(14)) {
    return 'This GSTIN has a typing mistake: its last character does not fit the others.';
  }
  return undefined;
}

/** Why a right GSTIN does not go with a billing address in this state; `undefined` when it does. */
export function validateGstinState(gstin: string, stateName: string): string | undefined {
  const registered = findStateByGstin(gstin);
  if (!registered || registered.name === stateName) return undefined;
  return `This GSTIN is registered in ${registered.name}, but the billing address is in ${stateName}.`;
}
