import { type CachedPage, compressBodies, createCachedPage } from './cached-page.server';
import type { PageCache } from './page-cache.server';

const BEST_QUALITY = 11;
/** Pages that wait for compression. Further pages keep their first compression. */
const MAX_WAITING = 100;

async function recompress({ representations, headers, tags, expiresAt }: CachedPage): Promise<CachedPage> {
  const bodies = await compressBodies(representations.identity.body, BEST_QUALITY);
  return createCachedPage({ bodies, headers, tags, expiresAt });
}

/**
 * Compresses a cached page again with the best quality when it is sent for the second time: a tenth smaller in half a second.
 * Until then the first version is sent. A page that one visitor reads before it changes costs nothing. Runs for one page at a
 * time, outside the main thread.
 */
export function createRecompressor(cache: PageCache): (key: string, page: CachedPage) => void {
  /** Compressed with the best quality, or waiting for it, or never. */
  const seen = new WeakSet<CachedPage>();
  const waiting = new Set<string>();
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    for (const key of waiting) {
      waiting.delete(key);
      const page = cache.get(key);
      if (!page) continue;
      const smaller = await recompress(page);
      seen.add(smaller);
      cache.replace(key, page, smaller);
    }
    isRunning = false;
  };

  return (key, page) => {
    if (seen.has(page) || waiting.size >= MAX_WAITING) return;
    seen.add(page);
    // Search results are seldom requested again. The build compresses prerendered pages.
    if (key.includes('?') || cache.isPinned(key)) return;
    waiting.add(key);
    if (!isRunning) void run();
  };
}
