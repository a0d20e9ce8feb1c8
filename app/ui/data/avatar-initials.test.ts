import { expect, test } from 'vitest';
import { getInitials, pickAvatarGlaze } from './avatar-initials';

test.each([
  ['Asha Menon', 'AM'],
  ['  Riyaz  Ahmed  Khan ', 'RK'],
  ['meera', 'M'],
  ['', ''],
  ['Élodie Ñu', 'ÉÑ'],
])('initials of "%s" are "%s"', (name, letters) => {
  expect(getInitials(name)).toBe(letters);
});

test('a name keeps its glaze', () => {
  expect(pickAvatarGlaze('Asha Menon')).toBe(pickAvatarGlaze('Asha Menon'));
});
