import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../env.server';
import { BUILD_TAG } from '../cache/cache-tags.server';
import { compressBodies, createCachedPage } from '../cache/cached-page.server';
import type { ContentEncoding } from '../cache/cached-response.server';
import type { PageCache } from '../cache/page-cache.server';
import { toSharedHeaders } from './opener-policy.server';
import type { PrerenderedPage } from './prerender.server';
import { createPageHeaders } from './render-page.server';
import { speculationRulesHeader } from './speculation-rules.server';

/** One entry of `build/pages/pages.json`. The bodies are in `<file>.html`, `.html.br` and `.html.gz`. */
export interface PrerenderedEntry {
  path: string;
  file: string;
  contentSecurityPolicy: string;
}

type Bodies = Record<ContentEncoding, Buffer>;

/** Stores a page for the lifetime of the process. */
function pinPage(
  cache: PageCache,
  { PUBLIC_URL }: Environment,
  { path, contentSecurityPolicy }: Pick<PrerenderedEntry, 'path' | 'contentSecurityPolicy'>,
  bodies: Bodies,
): void {
  const headers = {
    ...toSharedHeaders(path, createPageHeaders(path, contentSecurityPolicy, PUBLIC_URL.startsWith('https:'))),
    ...speculationRulesHeader,
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  };
  cache.pin(path, createCachedPage({ bodies, headers, tags: [BUILD_TAG] }));
}

/** Loads the pages that the build has rendered and compressed. */
export function loadPrerenderedPages(cache: PageCache, folder: string, environment: Environment): void {
  const entries: PrerenderedEntry[] = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  for (const entry of entries) {
    const read = (extension: string) => readFileSync(join(folder, `${entry.file}.html${extension}`));
    pinPage(cache, environment, entry, { identity: read(''), br: read('.br'), gzip: read('.gz') });
  }
}

/** Brotli quality before the server accepts requests, and afterwards. */
const QUALITY_AT_START = 7;
const BEST_QUALITY = 11;

/**
 * Stores pages that were rendered at the start, with settings that are unknown to the build. They are sent from the start on.
 * Better compressed ones, a tenth smaller, replace them one by one.
 */
export async function pinRenderedPages(
  cache: PageCache,
  pages: readonly PrerenderedPage[],
  environment: Environment,
): Promise<void> {
  const pinAll = async (quality: number) => {
    for (const page of pages) {
      pinPage(cache, environment, page, await compressBodies(page.html, quality));
    }
  };
  await pinAll(QUALITY_AT_START);
  void pinAll(BEST_QUALITY);
}
