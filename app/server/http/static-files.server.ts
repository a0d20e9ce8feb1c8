import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type CachedResponse, createCachedResponse } from './cache/cached-response.server';
import { securityHeaders } from './pages/content-security-policy.server';

const hashed = /^\/(assets|pictures)\//;

/** What the build writes for itself, and the compressed forms that lie beside their file. */
const notServed = /(^|\/)\.|\.(br|gz)$/;

function readFile(path: string, url: string): CachedResponse {
  const compressed = (ending: string) =>
    existsSync(path + ending) ? readFileSync(path + ending) : undefined;
  return createCachedResponse({
    bodies: { identity: readFileSync(path), br: compressed('.br'), gzip: compressed('.gz') },
    headers: {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      ...securityHeaders,
      'Cache-Control': hashed.test(url)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
}

/**
 * Reads the files of the browser build into memory, by URL. They are small, are sent without a look at the disk, and a
 * later build takes nothing away from a running server. Browsers store those with a hash in their name for a year.
 */
export function readStaticFiles(folder: string): Map<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
  for (const name of globSync('**/*', { cwd: folder })) {
    const path = join(folder, name);
    const url = encodeURI(`/${name.split(sep).join('/')}`);
    if (!notServed.test(url) && statSync(path).isFile()) files.set(url, readFile(path, url));
  }
  return files;
}
