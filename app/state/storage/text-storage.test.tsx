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

  test('a blocked storage: the property throws, the text is in memory', () => {
    const onFailure = vi.fn();
    const blocked = {
      get localStorage(): Storage {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    } as Window;
    const storage = createTextStorage(blocked, onFailure);
    expect(storage.read('cart')).toBeNull();
    expect(onFailure).not.toHaveBeenCalled();
    storage.write('cart', '[1]');
    expect(storage.read('cart')).toBe('[1]');
    expect(onFailure).toHaveBeenCalledOnce();
  });

  test('a later successful write replaces the text in memory', () => {
    const storage = createTextStorage(window, vi.fn());
    vi.stubGlobal('localStorage', createFullStorage());
    storage.write('cart', 'first');
    vi.unstubAllGlobals();
    expect([storage.read('cart'), localStorage.getItem('cart')]).toEqual(['first', null]);
    storage.write('cart', 'second');
    localStorage.setItem('cart', 'third');
    expect(storage.read('cart')).toBe('third');
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
    const unsubscribe = openTabStorage().subscribe('cart', listener);
    writeFromOtherTab('wishlist', '[]');
    expect(listener).not.toHaveBeenCalled();
    writeFromOtherTab('cart', '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    writeFromOtherTab('cart', '[1]');
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
