import { describe, expect, test } from 'vitest';
import { getOppositeTheme, parseStoredTheme, shouldSaveTheme } from './theme';

describe('R-THEME-1, R-THEME-2', () => {
  test('nothing stored: dark is chosen and saved', () => {
    expect(parseStoredTheme(null)).toBe('dark');
    expect(shouldSaveTheme(null)).toBe(true);
  });

  test('a stored value of light gives light', () => {
    expect(parseStoredTheme('light')).toBe('light');
    expect(shouldSaveTheme('light')).toBe(false);
  });

  test.each(['dark', '', 'Light', '"light"', 'blue'])('any other stored value (%j) gives dark', (stored) => {
    expect(parseStoredTheme(stored)).toBe('dark');
    expect(shouldSaveTheme(stored)).toBe(false);
  });
});

test('the opposite of dark is light, and of light dark', () => {
  expect(getOppositeTheme('dark')).toBe('light');
  expect(getOppositeTheme('light')).toBe('dark');
});
