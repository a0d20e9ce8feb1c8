import { expect, test } from 'vitest';
import { isFullyHydrated } from './page-handle';

test('the innermost route that states its hydration decides', () => {
  expect(isFullyHydrated([undefined, { hydration: 'none' }, { hydration: 'full' }])).toBe(true);
  expect(isFullyHydrated([{ hydration: 'full' }, { hydration: 'islands' }, undefined])).toBe(false);
  expect(isFullyHydrated([])).toBe(false);
});
