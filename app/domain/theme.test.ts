import { describe, expect, test } from 'vitest';
import { mustSaveTheme, otherTheme, themeFromStored } from './theme';

describe('R-THEME-1, R-THEME-2', () => {
  test('nothing stored: dark is chosen and saved', () => {
    expect(themeFromStored(null)).toBe('dark');
    expect(mustSaveTheme(null)).toBe(true);
  });

  test('a stored value of light gives light', () => {
    expect(themeFromStored('light')).toBe('light');
    expect(mustSaveTheme('light')).toBe(false);
  });

  test.each(['dark', '', 'Light', '"light"', 'blue'])('any other stored value (%j) gives dark', (stored) => {
    expect(themeFromStored(stored)).toBe('dark');
    expect(mustSaveTheme(stored)).toBe(false);
  });
});

test('the toggle goes to the other theme', () => {
  expect(otherTheme('dark')).toBe('light');
  expect(otherTheme('light')).toBe('dark');
});
