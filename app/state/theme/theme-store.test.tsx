import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { createThemeStore, THEME_KEY } from './theme-store';

const root = document.documentElement;
const open = () => createThemeStore(openTabStorage(), root);

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

describe('R-THEME-3', () => {
  test('first load with nothing stored: dark is chosen and saved', () => {
    expect(open().get()).toBe('dark');
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  test('a stored value of light gives light', () => {
    localStorage.setItem(THEME_KEY, 'light');
    expect(open().get()).toBe('light');
    expect(root.dataset.theme).toBe('light');
  });

  test('any other stored value gives dark', () => {
    localStorage.setItem(THEME_KEY, 'sepia');
    expect(open().get()).toBe('dark');
    expect(root.dataset.theme).toBe('dark');
  });

  test('a change updates the attribute of the root element and persists', () => {
    const store = open();
    const listener = vi.fn();
    store.subscribe(listener);
    store.toggle();
    expect([store.get(), root.dataset.theme, localStorage.getItem(THEME_KEY)]).toEqual([
      'light',
      'light',
      'light',
    ]);
    store.set('dark');
    expect([root.dataset.theme, localStorage.getItem(THEME_KEY)]).toEqual(['dark', 'dark']);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

test('other open tabs follow', () => {
  const store = open();
  writeFromOtherTab(THEME_KEY, 'light');
  expect([store.get(), root.dataset.theme]).toEqual(['light', 'light']);
  writeFromOtherTab(THEME_KEY, null);
  expect([store.get(), root.dataset.theme]).toEqual(['dark', 'dark']);
});

test('there is no root element on the server', () => {
  expect(createThemeStore(openTabStorage(), undefined).get()).toBe('dark');
  expect(root.dataset.theme).toBeUndefined();
});
