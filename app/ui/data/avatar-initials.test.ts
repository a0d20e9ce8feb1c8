import { expect, test } from 'vitest';
import { avatarGlaze, initials } from './avatar-initials';

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
  expect(avatarGlaze('Asha Menon')).toBe(avatarGlaze('Asha Menon'));
});
