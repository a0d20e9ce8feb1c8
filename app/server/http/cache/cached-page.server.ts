import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type CachedResponse, type ContentEncoding, createCachedResponse } from './cached-response.server';

/** A finished page, ready to be sent to anybody. */
export interface CachedPage extends CachedResponse {
  /** What is on the page. A change of one of these makes it outdated. */
  tags: readonly string[];
  /** Headers beside those that follow from the body. */
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
  const answer = createCachedResponse({ bodies, headers: { 'Content-Type': contentType, ...headers } });
  return { ...answer, headers, tags };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses a document for every encoding that browsers ask for. Quality is Brotli's, 0 to 11. */
export async function compressBodies(html: string | Buffer, quality: number): Promise<Bodies> {
  const identity = typeof html === 'string' ? Buffer.from(html, 'utf8') : html;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), gzipped(identity)]);
  return { br, gzip: gz, identity };
}

/** For objects, buffers and map entries, beside the text and the bodies in them. */
const OVERHEAD_PER_PAGE = 2048;
const OVERHEAD_PER_TAG = 128;
/** Header lines are in memory as text and once more as they are sent. */
const COPIES_OF_HEADERS = 2;

const lengthOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** What a page takes in memory under this key, in bytes: all its representations, its headers, its key and its tags. */
export function sizeInMemory(key: string, { representations, headers, tags }: CachedPage): number {
  const distinct = new Set(Object.values(representations));
  const answers = [...distinct].reduce(
    (sum, { body, headers, notModifiedHeaders }) =>
      sum + body.length + COPIES_OF_HEADERS * (lengthOf(headers) + lengthOf(notModifiedHeaders)),
    0,
  );
  const ownHeaders = lengthOf(Object.entries(headers).flat());
  return (
    OVERHEAD_PER_PAGE + answers + ownHeaders + key.length + lengthOf(tags) + OVERHEAD_PER_TAG * tags.length
  );
}
