import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { securityHeaders } from './content-security-policy.server';
import { type KeptAnswer, keptAnswerFrom } from './kept-answer.server';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const hashed = /^\/(assets|pictures)\//;

/** What the build writes for itself, and the compressed forms that lie beside their file. */
const notServed = /(^|\/)\.|\.(br|gz)$/;

function readKept(path: string, address: string): KeptAnswer {
  const compressed = (ending: string) =>
    existsSync(path + ending) ? readFileSync(path + ending) : undefined;
  return keptAnswerFrom({
    bodies: { identity: readFileSync(path), br: compressed('.br'), gzip: compressed('.gz') },
    headers: {
      'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
      ...securityHeaders,
      'Cache-Control': hashed.test(address)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600, stale-while-revalidate=86400',
    },
  });
}

/**
 * Reads the files of the browser build, by their address. All of them are held in memory: they are small, they are
 * answered without a look at the disk, and a build made meanwhile takes nothing away from a running server. Those
 * whose name carries a hash of their content may be kept by browsers for a year.
 */
export function readStaticFiles(folder: string): Map<string, KeptAnswer> {
  const files = new Map<string, KeptAnswer>();
  for (const name of globSync('**/*', { cwd: folder })) {
    const path = join(folder, name);
    const address = encodeURI(`/${name.split(sep).join('/')}`);
    if (!notServed.test(address) && statSync(path).isFile()) files.set(address, readKept(path, address));
  }
  return files;
}
