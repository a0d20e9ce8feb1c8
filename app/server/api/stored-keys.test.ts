import { expect, it } from 'vitest';
import { generateApiKey, hashApiKey } from './api-key-format.server';
import { createStoredKeys } from './stored-keys.server';

it('reads the keys of the site at most once a second', async () => {
  const [former, added] = [generateApiKey(), generateApiKey()];
  let stored = [former];
  let now = 0;
  let reads = 0;
  const isStored = createStoredKeys(
    async () => {
      reads += 1;
      return stored.map(hashApiKey);
    },
    () => now,
  );
  const guesses = Array.from({ length: 50 }, () => isStored(generateApiKey()));
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([false]));
  expect(await isStored(former)).toBe(true);
  expect(reads).toBe(1);
  stored = [former, added];
  expect(await isStored(added)).toBe(false);
  now = 1000;
  expect(await isStored(added)).toBe(true);
  expect(reads).toBe(2);
});

it('reads again after a failure', async () => {
  const key = generateApiKey();
  let isDown = true;
  const isStored = createStoredKeys(async () => {
    if (isDown) throw new Error('The database does not answer.');
    return [hashApiKey(key)];
  });
  await expect(isStored(key)).rejects.toThrow('The database does not answer.');
  isDown = false;
  expect(await isStored(key)).toBe(true);
});
