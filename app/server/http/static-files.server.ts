import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type CachedResponse, createCachedResponse } from './cache/cached-response.server';
import { securityHeaders } from './pages/content-security-policy.server';

const hashed = /^\/(assets|pictures)\//;

/** Files of the build itself, and the compressed versions of other files. */
const notServed = /(^|\/)\.|\.(br|gz)$/;

/** The list of the package has no Markdown. */
const getContentType = (path: string): string =>
  path.endsWith('.md') ? 'text/markdown; charset=utf-8' : (getMimeType(path) ?? 'application/octet-stream');

/** `paths` are those of all files. */
function readFile(path: string, url: string, paths: ReadonlySet<string>): CachedResponse {
  const compressed = (extension: string) =>
    paths.has(path + extension) ? readFileSync(path + extension) : undefined;
  return createCachedResponse({
    bodies: { identity: readFileSync(path), br: compressed('.br'), gzip: compressed('.gz') },
    headers: {
      'Content-Type': getContentType(path),
      ...securityHeaders,
      'Cache-Control': hashed.test(url)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
}

/**
 * Reads the files of the browser build into memory, by URL. They are small. Sending them needs no disk access, and a later
 * build does not change a running server. Browsers cache files with a hash in their name for a year.
 */
export function readStaticFiles(folder: string): Map<string, CachedResponse> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  const files = new Map<string, CachedResponse>();
  for (const path of paths) {
    const url = encodeURI(`/${relative(folder, path).split(sep).join('/')}`);
    if (!notServed.test(url)) files.set(url, readFile(path, url, paths));
  }
  return files;
}
