import { type CachedPage, compressBodies, createCachedPage } from './cached-page.server';
import type { PageCache } from './page-cache.server';

const BEST_QUALITY = 11;
/** So many pages wait to be compressed again; the others stay as they are. Only their keys are held. */
const MOST_WAITING = 100;

async function recompressed({ representations, headers, tags }: CachedPage): Promise<CachedPage> {
  const bodies = await compressBodies(representations.identity.body, BEST_QUALITY);
  return createCachedPage({ bodies, headers, tags });
}

/**
 * Compresses cached pages once more with all the time it takes, a tenth smaller, while the quick form is sent already.
 * One after the other, outside the thread that answers: half a second each that nobody waits for.
 */
export function createRecompression(cache: PageCache): (key: string) => void {
  const waiting = new Set<string>();
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    for (const key of waiting) {
      waiting.delete(key);
      const page = cache.get(key);
      if (page) cache.replace(key, page, await recompressed(page));
    }
    isRunning = false;
  };

  return (key) => {
    // What somebody searched for is seldom asked for again.
    if (key.includes('?') || waiting.size >= MOST_WAITING) return;
    waiting.add(key);
    if (!isRunning) void run();
  };
}
