import type { CheckedFile } from './types.server';

/** Of RFC 5987's attribute characters `encodeURIComponent` leaves these as they are, and they are not among them. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** For programs that know no other: what is not plain ASCII, or would end the quotation, is left out. */
const plain = (name: string) => name.replace(/[^\x20-\x7e]|["\\]/g, '_');

/**
 * A stranger's file, to be saved and never to be shown: it can run nothing in our pages, is taken for nothing but what it
 * was checked to be, and is kept by nobody on the way.
 */
export function createFileResponse({ name, mediaType, content }: CheckedFile): Response {
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': mediaType,
      'Content-Length': String(content.byteLength),
      'Content-Disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
