import { expect, test } from 'vitest';
import { hydrateIsland } from './hydrate';
import { islands } from './registry';

test('an island whose script could not be loaded hydrates at the next use, and then once', async () => {
  let loads = 0;
  islands['island-of-the-test'] = async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Ready</p>;
  };
  const element = document.createElement('div');
  element.dataset.island = 'island-of-the-test';
  element.innerHTML = '<p>Ready</p>';
  await expect(hydrateIsland(element)).rejects.toThrow('Failed to fetch');
  await Promise.all([hydrateIsland(element), hydrateIsland(element)]);
  expect(element.dataset.hydrated).toBe('');
  expect(loads).toBe(2);
  delete islands['island-of-the-test'];
});
