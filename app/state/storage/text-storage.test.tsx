import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFullStorage, openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { createTextStorage } from './text-storage';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a written text is stored after a reload', () => {
  openTabStorage().write('theme', 'light');
  expect(openTabStorage().read('theme')).toBe('light');
  expect(openTabStorage().read('other')).toBeNull();
});

describe('When the browser cannot store', () => {
  test('a full storage: the text is in memory, and the failure is reported once', () => {
    const onFailure = vi.fn();
    vi.stubGlobal('localStorage', createFullStorage());
    const storage = createTextStorage(window, onFailure);
    storage.write('cart', '[1]');
    storage.write('wishlist', '[2]');
    expect([storage.read('cart'), storage.read('wishlist')]).toEqual(['[1]', '[2]']);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('R-CART-10: a refused storage: the texts last as long as the tab, and the failure is reported once', () => {
    const onFailure = vi.fn();
    const tab = {
      name: 'opened-by-another-page',
      get localStorage(): Storage {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    } as Window;
    const first = createTextStorage(tab, onFailure);
    expect(first.read('cart')).toBeNull();
    expect(onFailure).not.toHaveBeenCalled();
    first.write('cart', '[1]');
    expect(first.read('cart')).toBe('[1]');
    const nextPage = createTextStorage(tab, onFailure);
    expect(nextPage.read('cart')).toBe('[1]');
    nextPage.write('wishlist', '[2]');
    nextPage.write('cart', '[1,3]');
    // The first page returns from the back/forward cache.
    expect([first.read('cart'), first.read('wishlist'), first.read('other')]).toEqual(['[1,3]', '[2]', null]);
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('R-CART-10: the name of a window is not read by a browser that stores', () => {
    vi.stubGlobal('name', JSON.stringify({ cart: 'of another page' }));
    expect(openTabStorage().read('cart')).toBeNull();
    openTabStorage().write('cart', 'own');
    expect(window.name).toContain('of another page');
  });

  test('a later successful write replaces the text in memory', () => {
    const full = createFullStorage();
    const tab: Pick<Window, 'localStorage'> = { localStorage: full };
    const storage = createTextStorage(tab as Window, vi.fn());
    storage.write('cart', 'first');
    expect(storage.read('cart')).toBe('first');
    full.setItem = () => {};
    full.getItem = () => 'of another tab';
    storage.write('cart', 'second');
    expect(storage.read('cart')).toBe('of another tab');
  });

  test('on the server the text is in memory only', () => {
    const onFailure = vi.fn();
    const storage = createTextStorage(undefined, onFailure);
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    expect(onFailure).not.toHaveBeenCalled();
  });
});

describe('Other tabs', () => {
  test('the listener is called for a change of its key only', () => {
    const listener = vi.fn();
    openTabStorage().subscribe('cart', listener);
    writeFromOtherTab('wishlist', '[]');
    expect(listener).not.toHaveBeenCalled();
    writeFromOtherTab('cart', '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('the listener is called for a page from the back/forward cache', () => {
    const listener = vi.fn();
    openTabStorage().subscribe('cart', listener);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener).toHaveBeenCalledOnce();
  });
});
