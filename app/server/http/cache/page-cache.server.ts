import { LRUCache } from 'lru-cache';
import { type CachedPage, sizeInMemory } from './cached-page.server';
import { InvalidationLog } from './invalidation-log.server';

const MEGABYTE = 1024 * 1024;

/** How long after a change an outdated page may still be served while it is rendered anew, in milliseconds. */
const LONGEST_STALE_MS = 10_000;

interface Entry {
  page: CachedPage;
  /** When something on it changed first; absent while it is fresh. */
  staleSince?: number;
}

export interface PageCacheOptions {
  /** For pages without a query. */
  bytes?: number;
  /** For pages with a query, whose number has no limit: they never take the place of the others. */
  bytesWithQuery?: number;
  /** In milliseconds. */
  now?: () => number;
}

interface DropOptions {
  /** The pages may be served once more while they are rendered anew. */
  mayServeStale?: boolean;
}

/**
 * Finished pages, compressed, by path and query. Bounded in bytes; pages made by the build stay for good.
 * A page made from data carries tags, and is dropped with any of them.
 */
export class PageCache {
  readonly #pinned = new Map<string, CachedPage>();
  readonly #withoutQuery: LRUCache<string, Entry>;
  readonly #withQuery: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #drops = new InvalidationLog();
  readonly #now: () => number;

  constructor({
    bytes = 32 * MEGABYTE,
    bytesWithQuery = 16 * MEGABYTE,
    now = () => performance.now(),
  }: PageCacheOptions = {}) {
    this.#withoutQuery = this.#createPages(bytes);
    this.#withQuery = this.#createPages(bytesWithQuery);
    this.#now = now;
  }

  /** The moment until which this cache has heard of changes. A rendering begins with it: see `set`. */
  get moment(): number {
    return this.#drops.moment;
  }

  /** A page on which nothing has changed. */
  get(key: string): CachedPage | undefined {
    const pinned = this.#pinned.get(key);
    if (pinned) return pinned;
    const entry = this.#pagesFor(key).get(key);
    if (entry) return entry.staleSince === undefined ? entry.page : undefined;
    // A page made by the build reads nothing from the query, so that a campaign's parameters lead to it, too.
    const query = key.indexOf('?');
    return query === -1 ? undefined : this.#pinned.get(key.slice(0, query));
  }

  /** The page as it was before its last change, while it may still be served. */
  getStale(key: string): CachedPage | undefined {
    const entry = this.#pagesFor(key).peek(key);
    if (entry?.staleSince === undefined) return undefined;
    if (this.#now() - entry.staleSince <= LONGEST_STALE_MS) return entry.page;
    this.delete(key);
    return undefined;
  }

  /** Holds a page that only a new build changes. */
  pin(key: string, page: CachedPage): void {
    this.#pinned.set(key, page);
  }

  /** Holds a page, unless something on it was dropped after `begun`, the moment when its rendering began. */
  set(key: string, page: CachedPage, begun: number): void {
    if (this.isDroppedBetween(begun, this.moment, page.tags)) return;
    const pages = this.#pagesFor(key);
    pages.set(key, { page });
    if (!pages.has(key)) return;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
  }

  /** Puts a smaller form of a page in its place, if it is still the fresh one. */
  replace(key: string, page: CachedPage, smaller: CachedPage): void {
    const entry = this.#pagesFor(key).peek(key);
    if (entry?.page === page && entry.staleSince === undefined) this.set(key, smaller, this.moment);
  }

  delete(key: string): void {
    this.#pagesFor(key).delete(key);
  }

  /** Something on the pages with one of these tags changed. */
  drop(tags: readonly string[], { mayServeStale = false }: DropOptions = {}): void {
    if (tags.length === 0) return;
    this.#drops.add(tags);
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) {
      const entry = this.#pagesFor(key).peek(key);
      if (entry && mayServeStale) entry.staleSince ??= this.#now();
      else this.delete(key);
    }
  }

  /** Anything may have changed. */
  dropAll(): void {
    this.#drops.add('all');
    this.#withoutQuery.clear();
    this.#withQuery.clear();
  }

  /** Whether a page with these tags was dropped after `from` and not after `until`. */
  isDroppedBetween(from: number, until: number, tags: readonly string[]): boolean {
    return this.#drops.hasBetween(from, until, tags);
  }

  #createPages(maxSize: number): LRUCache<string, Entry> {
    return new LRUCache({
      maxSize,
      sizeCalculation: ({ page }, key) => sizeInMemory(key, page),
      dispose: ({ page }, key) => this.#forgetTags(key, page),
    });
  }

  #pagesFor(key: string): LRUCache<string, Entry> {
    return key.includes('?') ? this.#withQuery : this.#withoutQuery;
  }

  #forgetTags(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
