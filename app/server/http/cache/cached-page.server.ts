import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type CachedResponse, type ContentEncoding, createCachedResponse } from './cached-response.server';

/** A page that can be sent to all visitors. */
export interface CachedPage extends CachedResponse {
  /** Names of the data on the page. A change of one of them makes the page outdated. */
  tags: readonly string[];
  /** Headers that do not depend on the body. */
  headers: Readonly<Record<string, string>>;
}

type Bodies = Record<ContentEncoding, Buffer>;

interface PageParts {
  bodies: Bodies;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
}

export function createCachedPage({ bodies, headers, tags }: PageParts): CachedPage {
  const contentType = 'text/html; charset=utf-8';
  const response = createCachedResponse({ bodies, headers: { 'Content-Type': contentType, ...headers } });
  return { ...response, headers, tags };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a document in all supported encodings. `quality` is the quality of Brotli, 0 to 11. */
export async function compressBodies(html: string | Buffer, quality: number): Promise<Bodies> {
  const identity = typeof html === 'string' ? Buffer.from(html, 'utf8') : html;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity)]);
  return { br, gzip: gz, identity };
}

/** In bytes, for objects, buffers and map entries. */
const OVERHEAD_PER_PAGE = 2048;
const OVERHEAD_PER_TAG = 128;
/** Headers are stored with the body and for a 304 response. */
const COPIES_OF_HEADERS = 2;

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** The memory that a cached page takes, in bytes: its representations, headers, key and tags. */
export function measureMemory(key: string, { representations, headers, tags }: CachedPage): number {
  const distinct = new Set(Object.values(representations));
  const representationBytes = [...distinct].reduce(
    (sum, { body, headers, notModifiedHeaders }) =>
      sum + body.length + COPIES_OF_HEADERS * (lengthOf(headers) + lengthOf(notModifiedHeaders)),
    0,
  );
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
