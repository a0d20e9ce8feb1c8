import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateGstinCheckDigit, findStateByGstin, normaliseGstin, validateGstin } from './gstin';

const VALID = '27AAPFU0939F1ZV';

test('a valid GSTIN is accepted and names its state', () => {
  expect(validateGstin(VALID)).toBeUndefined();
  expect(findStateByGstin(VALID)?.name).toBe('Maharashtra');
});

test('spaces and dashes are removed, letters become upper case', () => {
  expect(normaliseGstin(' 27 aapfu-0939f 1zv ')).toBe(VALID);
});

test.each([
  ['27AAPFU0939F1Z', 'A GSTIN has 15 characters.'],
  ['27AAPFU09390F1Z', 'A GSTIN looks like 29ABCDE1234F1Z5.'],
  ['27AAPFU0939F0ZV', 'A GSTIN looks like 29ABCDE1234F1Z5.'],
  ['99AAPFU0939F1ZV', 'The first two digits of this GSTIN are not the code of a state.'],
  ['27AAPFU0939F1ZW', 'This GSTIN has a typo: its check digit is wrong.'],
])('%s: %s', (gstin, message) => {
  expect(validateGstin(gstin)).toBe(message);
});

test('every single mistyped digit or letter is refused', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 13 }),
      fc.constantFrom(...letters, ...'0123456789'),
      (at, typed) => {
        fc.pre(VALID.charAt(at) !== typed);
        expect(validateGstin(VALID.slice(0, at) + typed + VALID.slice(at + 1))).toBeDefined();
      },
    ),
  );
});

test('a calculated check digit is always accepted', () => {
  const anyBody = fc.stringMatching(/^29[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z$/);
  fc.assert(
    fc.property(anyBody, (body) => {
      expect(validateGstin(body + calculateGstinCheckDigit(body))).toBeUndefined();
    }),
  );
});
