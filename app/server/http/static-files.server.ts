import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { securityHeaders } from './content-security-policy.server';

type FileHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const hashed = /^\/(assets|pictures)\//;

/** Serves the built files; those whose name carries a hash of their content may be kept for a year. */
export function createFileHandler(folder: string): FileHandler {
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
      response.setHeader(
        'Cache-Control',
        hashed.test(pathname)
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600, stale-while-revalidate=86400',
      );
    },
  });
}
