import { compressBodies, type KeptPage, keptPageFrom, type PageCache } from './page-cache.server';

const bestQuality = 11;

export interface FinishedDocument {
  key: string;
  html: string;
  headers: Readonly<Record<string, string>>;
  page: KeptPage;
}

/**
 * Compresses kept pages once more with all the time it takes, a tenth smaller, while the quick form is sent already.
 * One after the other, outside the thread that answers: half a second each that nobody waits for.
 */
export function createBetterCompression(cache: PageCache): (document: FinishedDocument) => void {
  let last: Promise<void> = Promise.resolve();
  const improve = async ({ key, html, headers, page }: FinishedDocument) => {
    if (cache.get(key) !== page) return;
    const bodies = await compressBodies(html, bestQuality);
    cache.replace(key, page, keptPageFrom({ bodies, headers, tags: page.tags }));
  };
  return (document) => {
    last = last.then(() => improve(document));
  };
}
