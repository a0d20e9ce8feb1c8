import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

interface Representation {
  body: Buffer;
  /** Name, value, name, value …, as `response.writeHead` takes them fastest. */
  headers: string[];
  etag: string;
}

export interface KeptPage {
  status: number;
  tags: readonly string[];
  representations: Record<ContentEncoding, Representation>;
}

interface FinishedBodies {
  status?: number;
  bodies: Record<ContentEncoding, Buffer>;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
}

/** Makes a page ready to be sent again and again: headers and entity tags are worked out once. */
export function keptPageFrom({ status = 200, bodies, headers, tags }: FinishedBodies): KeptPage {
  const digest = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 20);
  const represent = (encoding: ContentEncoding): Representation => {
    const body = bodies[encoding];
    const etag = `"${digest}-${encoding}"`;
    const all: Record<string, string> = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...headers,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    };
    return { body, etag, headers: Object.entries(all).flat() };
  };
  return {
    status,
    tags,
    representations: { br: represent('br'), gzip: represent('gzip'), identity: represent('identity') },
  };
}

/** Compresses a document for every encoding that browsers ask for. Quality is Brotli's, 0 to 11. */
export function compressBodies(html: string, quality: number): Record<ContentEncoding, Buffer> {
  const identity = Buffer.from(html, 'utf8');
  const br = brotliCompressSync(identity, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
    },
  });
  return { br, gzip: gzipSync(identity, { level: quality > 6 ? 9 : 6 }), identity };
}

const bytesOf = (page: KeptPage) =>
  Object.values(page.representations).reduce((sum, { body }) => sum + body.length + 1024, 0);

/**
 * Finished pages, compressed, by path and query. Bounded in bytes; pages made at build time stay for good.
 * A page made from data carries tags, and goes when one of them is dropped.
 */
export class PageCache {
  readonly #pinned = new Map<string, KeptPage>();
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Counts every drop, so that a page rendered from data older than a drop is not kept. */
  #generation = 0;

  constructor(maxBytes = 64 * 1024 * 1024) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      dispose: (page, key) => this.#forgetTags(key, page),
    });
  }

  get generation(): number {
    return this.#generation;
  }

  get(key: string): KeptPage | undefined {
    const kept = this.#pinned.get(key) ?? this.#pages.get(key);
    if (kept) return kept;
    // A page made with the build reads nothing from the query, so that a campaign's parameters lead to it, too.
    const query = key.indexOf('?');
    return query === -1 ? undefined : this.#pinned.get(key.slice(0, query));
  }

  /** Keeps a page that only a new build changes. */
  pin(key: string, page: KeptPage): void {
    this.#pinned.set(key, page);
  }

  /** Keeps a page, unless something was dropped since `generation`, when its rendering began. */
  set(key: string, page: KeptPage, generation: number): void {
    if (generation !== this.#generation) return;
    this.#pages.set(key, page);
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
  }

  /** Drops every page that shows one of these. */
  drop(...tags: string[]): void {
    this.#generation += 1;
    for (const tag of tags) for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#pages.delete(key);
  }

  /** Drops all pages made from data: for when changes may have gone unheard. */
  dropAll(): void {
    this.#generation += 1;
    this.#pages.clear();
  }

  #forgetTags(key: string, page: KeptPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
