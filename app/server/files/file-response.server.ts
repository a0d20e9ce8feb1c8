import { createHash } from 'node:crypto';
import type { StreamedFile } from './byte-stream.server';
import type { CheckedFile } from './check-pdf.server';

/** RFC 5987 demands these characters encoded, too; `encodeURIComponent` leaves them as they are. */
const encodeFileName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** For clients without RFC 5987: replaces quotes and everything outside of printable ASCII. */
const toAsciiFileName = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_');

/**
 * Sends an uploaded file as a download. The headers prevent that the browser shows it, runs code of it, guesses another
 * type, or caches it.
 */
export function createFileResponse({ name, mediaType, content }: CheckedFile): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(content.byteLength),
      'Content-Disposition': `attachment; filename="${toAsciiFileName(name)}"; filename*=UTF-8''${encodeFileName(name)}`,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** The header of a download, by RFC 6266: the exact name in UTF-8, and an ASCII name for old programs. */
export function formatContentDisposition(name: string): string {
  const asciiName = name.replace(/[^\w .,()-]/g, '_');
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}

const CSV_MEDIA_TYPE = 'text/csv; charset=utf-8';

/** The response that a browser saves as a file. It is personal, so no cache stores it. */
export const createDownload = ({ name, content }: StreamedFile, mediaType = CSV_MEDIA_TYPE): Response =>
  new Response(content, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });

/**
 * A public text that programs ask for again and again. One that a client already has is not sent again. The tag is weak: the text is
 * compressed afterwards.
 */
export function createTextResponse(
  request: Request,
  text: string,
  {
    'Content-Type': type,
    ...headers
  }: Record<'Content-Type' | 'Cache-Control', string> & Record<string, string>,
): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`;
  const shared = { ...headers, ETag: `W/${tag}`, Vary: 'Accept-Encoding' };
  return request.headers.get('If-None-Match')?.includes(tag)
    ? new Response(null, { status: 304, headers: shared })
    : new Response(text, { headers: { 'Content-Type': type, ...shared } });
}
