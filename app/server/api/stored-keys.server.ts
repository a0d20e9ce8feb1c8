import { hashApiKey } from './api-key-format.server';

/** A key that was just added is known after this time at the latest. */
const MAX_AGE_MS = 1000;

/**
 * Whether a key is among those of the site, also an expired one. The hashes of all keys are in memory and read again at most once a second,
 * however many keys are guessed.
 */
export function createStoredKeys(
  listKeyHashes: () => Promise<string[]>,
  clock: () => number = Date.now,
): (key: string) => Promise<boolean> {
  let hashes: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  async function read() {
    const startedAt = clock();
    try {
      hashes = new Set(await listKeyHashes());
      readAt = startedAt;
    } finally {
      reading = undefined;
    }
  }

  return async (key) => {
    const hash = hashApiKey(key);
    if (hashes.has(hash)) return true;
    if (clock() - readAt >= MAX_AGE_MS) {
      reading ??= read();
      await reading;
    }
    return hashes.has(hash);
  };
}
