import { expect, test } from 'vitest';
import { getInitials, pickAvatarGlaze } from './avatar-initials';

test.each([
  ['Asha Menon', 'AM'],
  ['  Riyaz  Ahmed  Khan ', 'RK'],
  ['meera', 'M'],
  ['', ''],
  ['Élodie Ñu', 'ÉÑ'],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

test('a name always has the same glaze', () => {
  expect(pickAvatarGlaze('Asha Menon')).toBe(pickAvatarGlaze('Asha Menon'));
});
