import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFullStorage, openTabStorage, writeFromOtherTab } from '../fixtures/browser-tabs';
import { createTextStorage } from './text-storage';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('what is written is there after a reload', () => {
  openTabStorage().write('theme', 'light');
  expect(openTabStorage().read('theme')).toBe('light');
  expect(openTabStorage().read('other')).toBeNull();
});

describe('When the browser keeps nothing', () => {
  test('a full storage: the page keeps the value and reports it once', () => {
    const onProblem = vi.fn();
    vi.stubGlobal('localStorage', createFullStorage());
    const storage = createTextStorage(window, onProblem);
    storage.write('cart', '[1]');
    storage.write('wishlist', '[2]');
    expect([storage.read('cart'), storage.read('wishlist')]).toEqual(['[1]', '[2]']);
    expect(onProblem.mock.calls).toEqual([['full']]);
  });

  test('a blocked storage, whose very mention throws', () => {
    const onProblem = vi.fn();
    const blocked = {
      get localStorage(): Storage {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    } as Window;
    const storage = createTextStorage(blocked, onProblem);
    expect(storage.read('cart')).toBeNull();
    expect(onProblem).not.toHaveBeenCalled();
    storage.write('cart', '[1]');
    expect(storage.read('cart')).toBe('[1]');
    expect(onProblem.mock.calls).toEqual([['blocked']]);
  });

  test('a later success takes over from memory', () => {
    const storage = createTextStorage(window, vi.fn());
    vi.stubGlobal('localStorage', createFullStorage());
    storage.write('cart', 'first');
    vi.unstubAllGlobals();
    expect([storage.read('cart'), localStorage.getItem('cart')]).toEqual(['first', null]);
    storage.write('cart', 'second');
    localStorage.setItem('cart', 'third');
    expect(storage.read('cart')).toBe('third');
  });

  test('on the server it is memory alone', () => {
    const onProblem = vi.fn();
    const storage = createTextStorage(undefined, onProblem);
    storage.write('theme', 'dark');
    expect(storage.read('theme')).toBe('dark');
    expect(onProblem).not.toHaveBeenCalled();
  });
});

describe('Other tabs', () => {
  test('a change of the key is told, one of another key is not', () => {
    const listener = vi.fn();
    const stop = openTabStorage().watch('cart', listener);
    writeFromOtherTab('wishlist', '[]');
    expect(listener).not.toHaveBeenCalled();
    writeFromOtherTab('cart', '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    writeFromOtherTab('cart', '[1]');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('a page that comes back from the back cache looks again', () => {
    const listener = vi.fn();
    openTabStorage().watch('cart', listener);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(listener).toHaveBeenCalledOnce();
  });
});
