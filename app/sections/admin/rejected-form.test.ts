import { expect, test } from 'vitest';
import { getFormVersion } from './rejected-form';

const initialValue = { name: 'Tile', version: '3' };

test('R-ADMIN-9: a form with an invalid field keeps the version that was sent', () => {
  expect(getFormVersion(5, { error: { price: ['A price is in rupees.'] }, initialValue })).toBe(3);
  expect(getFormVersion(5, { error: { price: ['x'] }, initialValue: { version: 'x' } })).toBe(5);
});

test.each([
  ['before it is sent', undefined],
  ['after a conflict', { initialValue }],
  ['after a conflict with a message', { error: { '': ['A colleague has changed it.'] }, initialValue }],
])('it has the version of the page %s', (_, lastResult) => {
  expect(getFormVersion(5, lastResult)).toBe(5);
});
