import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../env.server';
import { BUILD_TAG } from '../cache/cache-tags.server';
import { compressBodies, createCachedPage } from '../cache/cached-page.server';
import type { ContentEncoding } from '../cache/cached-response.server';
import type { PageCache } from '../cache/page-cache.server';
import type { PrerenderedPage } from './prerender.server';
import { pageHeaders } from './render-page.server';

/** One line of `build/pages/pages.json`; the bodies lie beside it as `<file>.html`, `.html.br` and `.html.gz`. */
export interface PrerenderedEntry {
  path: string;
  file: string;
  contentSecurityPolicy: string;
}

type Bodies = Record<ContentEncoding, Buffer>;

/** Holds a page that only a new build changes. */
function pin(
  cache: PageCache,
  { PUBLIC_URL }: Environment,
  { path, contentSecurityPolicy }: Pick<PrerenderedEntry, 'path' | 'contentSecurityPolicy'>,
  bodies: Bodies,
): void {
  const headers = {
    ...pageHeaders(path, contentSecurityPolicy, PUBLIC_URL.startsWith('https:')),
    'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  };
  cache.pin(path, createCachedPage({ bodies, headers, tags: [BUILD_TAG] }));
}

/** Holds the pages that were rendered with the build in memory, as compressed then. */
export function loadPrerenderedPages(cache: PageCache, folder: string, environment: Environment): void {
  const entries: PrerenderedEntry[] = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  for (const entry of entries) {
    const read = (ending: string) => readFileSync(join(folder, `${entry.file}.html${ending}`));
    pin(cache, environment, entry, { identity: read(''), br: read('.br'), gzip: read('.gz') });
  }
}

/** Brotli quality for pages that are compressed while the server starts. */
const QUALITY_AT_START = 7;

/** Holds the same pages as they were rendered just now: for settings that the build cannot know. */
export async function pinRenderedPages(
  cache: PageCache,
  pages: readonly PrerenderedPage[],
  environment: Environment,
): Promise<void> {
  for (const page of pages) {
    pin(cache, environment, page, await compressBodies(page.html, QUALITY_AT_START));
  }
}
