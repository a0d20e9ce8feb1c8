import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type ContentEncoding, type KeptAnswer, keptAnswerFrom } from './kept-answer.server';

export interface KeptPage extends KeptAnswer {
  tags: readonly string[];
}

interface FinishedPageBodies {
  bodies: Record<ContentEncoding, Buffer>;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
}

/** Makes a finished document ready to be sent again and again. */
export function keptPageFrom({ bodies, headers, tags }: FinishedPageBodies): KeptPage {
  const contentType = 'text/html; charset=utf-8';
  return { ...keptAnswerFrom({ bodies, headers: { 'Content-Type': contentType, ...headers } }), tags };
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Compresses a document for every encoding that browsers ask for. Quality is Brotli's, 0 to 11. */
export async function compressBodies(
  html: string,
  quality: number,
): Promise<Record<ContentEncoding, Buffer>> {
  const identity = Buffer.from(html, 'utf8');
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([brotli(identity, { params }), gzipped(identity)]);
  return { br, gzip: gz, identity };
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
    if (!this.#pages.has(key)) return;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
  }

  /** Keeps a better form of a page, when it is still the one that is kept. */
  replace(key: string, page: KeptPage, better: KeptPage): void {
    if (this.#pages.peek(key) === page) this.set(key, better, this.#generation);
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
