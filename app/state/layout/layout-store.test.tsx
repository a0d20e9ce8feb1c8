import { expect, test } from 'vitest';
import { CLOSED_LAYOUT, createLayoutStore } from './layout-store';

test('one drawer is open at a time', () => {
  const store = createLayoutStore();
  expect(store.get()).toBe(CLOSED_LAYOUT);
  store.openDrawer('profile');
  store.openDrawer('filters');
  expect(store.get().drawer).toBe('filters');
  store.closeDrawer();
  expect(store.get()).toBe(CLOSED_LAYOUT);
});
