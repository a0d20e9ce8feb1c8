import { expect, test } from 'vitest';
import { findStateByPin } from './find-state-by-pin';

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
