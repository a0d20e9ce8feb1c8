import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { createThemeStore, THEME_KEY } from './theme-store';

const root = document.documentElement;
const openStore = () => createThemeStore(openTabStorage(), root);

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

describe('R-THEME-3', () => {
  test('R-THEME-1: a first visit gets dark, and dark is saved', () => {
    expect(openStore().get()).toBe('dark');
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  test('R-THEME-2: a stored light gives light', () => {
    localStorage.setItem(THEME_KEY, 'light');
    expect(openStore().get()).toBe('light');
    expect(root.dataset.theme).toBe('light');
  });

  test('R-THEME-2: any other stored value gives dark', () => {
    localStorage.setItem(THEME_KEY, 'sepia');
    expect(openStore().get()).toBe('dark');
    expect(root.dataset.theme).toBe('dark');
  });

  test('a change sets the attribute of the root element and is saved', () => {
    const store = openStore();
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

test('the theme follows other tabs', () => {
  const store = openStore();
  writeFromOtherTab(THEME_KEY, 'light');
  expect([store.get(), root.dataset.theme]).toEqual(['light', 'light']);
  writeFromOtherTab(THEME_KEY, null);
  expect([store.get(), root.dataset.theme]).toEqual(['dark', 'dark']);
});

test('on the server the store works without a root element', () => {
  expect(createThemeStore(openTabStorage(), undefined).get()).toBe('dark');
  expect(root.dataset.theme).toBeUndefined();
});
