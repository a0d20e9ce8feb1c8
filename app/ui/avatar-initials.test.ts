import { expect, test } from 'vitest';
import { glazeOfName, initials } from './avatar-initials';

test.each([
  ['Asha Menon', 'AM'],
  ['  Riyaz  Ahmed  Khan ', 'RK'],
  ['meera', 'M'],
  ['', ''],
  ['Élodie Ñu', 'ÉÑ'],
])('initials of "%s" are "%s"', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test('a name keeps its glaze', () => {
  expect(glazeOfName('Asha Menon')).toBe(glazeOfName('Asha Menon'));
});
