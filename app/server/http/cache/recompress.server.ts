import { type CachedPage, compressBodies, createCachedPage } from './cached-page.server';
import type { PageCache } from './page-cache.server';

const BEST_QUALITY = 11;
/** Pages that wait for compression. Further pages keep their first compression. */
const MAX_WAITING = 100;

async function recompress({ representations, headers, tags }: CachedPage): Promise<CachedPage> {
  const bodies = await compressBodies(representations.identity.body, BEST_QUALITY);
  return createCachedPage({ bodies, headers, tags });
}

/**
 * Compresses cached pages again with the best quality: a tenth smaller in half a second. Until then the first version is
 * sent. Runs for one page at a time, outside the main thread.
 */
export function createRecompressor(cache: PageCache): (key: string) => void {
  const waiting = new Set<string>();
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    for (const key of waiting) {
      waiting.delete(key);
      const page = cache.get(key);
      if (page) cache.replace(key, page, await recompress(page));
    }
    isRunning = false;
  };

  return (key) => {
    // Search results are seldom requested again.
    if (key.includes('?') || waiting.size >= MAX_WAITING) return;
    waiting.add(key);
    if (!isRunning) void run();
  };
}
