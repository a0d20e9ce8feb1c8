import { describe, expect, test } from 'vitest';
import {
  findState,
  findStateByGstCode,
  findStateByPin,
  INDIAN_STATES,
  isPinCode,
  isPinInState,
} from './indian-states';

describe('Indian states and union territories', () => {
  test('there are 36, in alphabetical order, each with its own code', () => {
    const names = INDIAN_STATES.map(({ name }) => name);
    expect(names).toHaveLength(36);
    expect(names).toEqual([...names].sort());
    expect(new Set(INDIAN_STATES.map(({ gstCode }) => gstCode)).size).toBe(36);
  });

  test('GST codes are 01 to 38 without the former codes 25 and 28', () => {
    const codes = INDIAN_STATES.map(({ gstCode }) => gstCode).sort();
    const expected = Array.from({ length: 38 }, (_, at) => String(at + 1).padStart(2, '0'));
    expect(codes).toEqual(expected.filter((code) => code !== '25' && code !== '28'));
    expect(findStateByGstCode('28')?.name).toBe('Andhra Pradesh');
    expect(findStateByGstCode('25')).toBe(findState('Dadra and Nagar Haveli and Daman and Diu'));
    expect(findStateByGstCode('39')).toBeUndefined();
  });
});

describe('PIN codes', () => {
  test.each(['012345', '56001', '5600011', '56000a', '56 001', '٥٦٠٠٠١', ''])('%j is no PIN', (pin) => {
    expect(isPinCode(pin)).toBe(false);
  });

  test.each([
    ['110001', 'Delhi'],
    ['400001', 'Maharashtra'],
    ['403001', 'Goa'],
    ['500001', 'Telangana'],
    ['533464', 'Puducherry'],
    ['560001', 'Karnataka'],
    ['605001', 'Puducherry'],
    ['682555', 'Lakshadweep'],
    ['695001', 'Kerala'],
    ['700001', 'West Bengal'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['781001', 'Assam'],
    ['799001', 'Tripura'],
    ['800001', 'Bihar'],
    ['834001', 'Jharkhand'],
    ['194101', 'Ladakh'],
    ['248001', 'Uttarakhand'],
    ['492001', 'Chhattisgarh'],
    ['160017', 'Chandigarh'],
  ])('%s can be in %s', (pin, state) => {
    expect(isPinCode(pin)).toBe(true);
    expect(isPinInState(pin, state)).toBe(true);
  });

  test('a PIN of another region cannot be in the state', () => {
    expect(isPinInState('560001', 'Kerala')).toBe(false);
    expect(isPinInState('110001', 'Karnataka')).toBe(false);
  });

  test('a PIN of an army post office can be in any state', () => {
    expect(isPinInState('900056', 'Ladakh')).toBe(true);
  });

  test('every PIN prefix in use belongs to a state', () => {
    const covered = new Set(INDIAN_STATES.flatMap(({ pinPrefixes }) => pinPrefixes));
    const inUse = Array.from({ length: 75 }, (_, at) => String(at + 11)).filter(
      (prefix) => !['29', '35', '54', '55', '65', '66'].includes(prefix),
    );
    expect(inUse.filter((prefix) => !covered.has(prefix))).toEqual([]);
  });
});

test.each([
  ['560038', 'Karnataka'],
  ['110 001', 'Delhi'],
  ['600001', undefined],
  ['900056', undefined],
  ['5600', undefined],
  ['', undefined],
])('the state of PIN "%s" is %s', (pin, state) => {
  expect(findStateByPin(pin)).toBe(state);
});
