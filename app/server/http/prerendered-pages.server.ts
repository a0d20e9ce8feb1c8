import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../env.server';
import { keptPageFrom, type PageCache } from './page-cache.server';
import { builtOnly } from './page-tags.server';
import { pageHeaders } from './render-page.server';

/** One line of `build/pages/pages.json`; the bodies lie beside it as `<file>.html`, `.html.br` and `.html.gz`. */
export interface PrerenderedEntry {
  path: string;
  file: string;
  contentSecurityPolicy: string;
}

/** Holds the pages that were rendered with the build in memory, as compressed then. */
export function loadPrerenderedPages(cache: PageCache, folder: string, environment: Environment): void {
  const entries: PrerenderedEntry[] = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8'));
  for (const { path, file, contentSecurityPolicy } of entries) {
    const read = (ending: string) => readFileSync(join(folder, `${file}.html${ending}`));
    const headers = pageHeaders(contentSecurityPolicy, environment.PUBLIC_URL.startsWith('https:'));
    cache.pin(
      path,
      keptPageFrom({
        bodies: { identity: read(''), br: read('.br'), gzip: read('.gz') },
        headers: {
          ...headers,
          'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
        },
        tags: [builtOnly],
      }),
    );
  }
}
