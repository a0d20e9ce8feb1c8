import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import {
  type Body,
  type CachedResponse,
  type ContentEncoding,
  createCachedResponse,
} from './cached-response.server';

/** A page that can be sent to all visitors. */
export interface CachedPage extends CachedResponse {
  /** Names of the data on the page. A change of one of them makes the page outdated. */
  tags: readonly string[];
  /** The end of the time in which the page is right. Absent when it does not depend on the date. */
  expiresAt?: Date | undefined;
  /** Headers that do not depend on the body. */
  headers: Readonly<Record<string, string>>;
  /** Memory of the bodies. */
  bodyBytes: number;
}

type Bodies = Record<ContentEncoding, Buffer>;

interface PageBodies extends Record<ContentEncoding, Body> {
  identity: Buffer;
}

/** Of a document that is not compressed yet: more than any page has. */
const estimateCompressedSize = (length: number) => Math.ceil(length / 4) + 64;

interface PageParts {
  bodies: PageBodies;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  expiresAt?: Date | undefined;
}

export function createCachedPage({ bodies, headers, tags, expiresAt }: PageParts): CachedPage {
  const contentType = 'text/html; charset=utf-8';
  const response = createCachedResponse({ bodies, headers: { 'Content-Type': contentType, ...headers } });
  const bodyBytes = Object.values(bodies)
    .map((body) =>
      typeof body === 'function' ? estimateCompressedSize(bodies.identity.length) : body.length,
    )
    .reduce((sum, bytes) => sum + bytes, 0);
  return { ...response, headers, tags, expiresAt, bodyBytes };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const createBrotliOptions = ({ length }: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

/** Compresses a document in all supported encodings. `quality` is the quality of Brotli, 0 to 11. */
export async function compressBodies(html: string | Buffer, quality: number): Promise<Bodies> {
  const identity = typeof html === 'string' ? Buffer.from(html, 'utf8') : html;
  const [br, gz] = await Promise.all([
    compressBrotli(identity, createBrotliOptions(identity, quality)),
    compressGzip(identity),
  ]);
  return { br, gzip: gz, identity };
}

/** Brotli quality while a request waits: about 14 % more than the best size, in a tenth of the time. */
const QUICK_QUALITY = 5;

/** Compresses a document for the request that waits for it. The other encodings wait until a request asks for them. */
export async function compressFor(encoding: ContentEncoding, html: string): Promise<PageBodies> {
  const identity = Buffer.from(html, 'utf8');
  const options = createBrotliOptions(identity, QUICK_QUALITY);
  return {
    identity,
    br:
      encoding === 'br'
        ? await compressBrotli(identity, options)
        : () => brotliCompressSync(identity, options),
    gzip: encoding === 'gzip' ? await compressGzip(identity) : () => gzipSync(identity),
  };
}

/** In bytes, for objects, buffers and map entries. */
const OVERHEAD_PER_PAGE = 2048;
const OVERHEAD_PER_TAG = 128;
/** Headers are stored with the body and for a 304 response. */
const COPIES_OF_HEADERS = 2;

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** The memory that a cached page takes, in bytes: its representations, headers, key and tags. */
export function measureMemory(
  key: string,
  { representations, headers, tags, bodyBytes }: CachedPage,
): number {
  const { identity } = representations;
  const headersOfBody =
    COPIES_OF_HEADERS * (lengthOf(identity.headers) + lengthOf(identity.notModifiedHeaders));
  const representationBytes = bodyBytes + Object.keys(representations).length * headersOfBody;
  const ownHeaders = lengthOf(Object.entries(headers).flat());
  return (
    OVERHEAD_PER_PAGE +
    representationBytes +
    ownHeaders +
    key.length +
    lengthOf(tags) +
    OVERHEAD_PER_TAG * tags.length
  );
}
