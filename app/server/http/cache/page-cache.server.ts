import { LRUCache } from 'lru-cache';
import { type CachedPage, measureMemory } from './cached-page.server';
import { InvalidationLog } from './invalidation-log.server';

const MEGABYTE = 1024 * 1024;

/** How long after a change an outdated page may still be served during its new render. */
const MAX_STALE_MS = 10_000;

interface Entry {
  page: CachedPage;
  /** Time of the first change. Absent for a fresh page. */
  staleSince?: number;
}

export interface PageCacheOptions {
  /** Limit for pages without a query. */
  bytes?: number;
  /** Limit for pages with a query. Their number is unlimited, and they never replace pages without a query. */
  bytesWithQuery?: number;
  /** In milliseconds, of a clock that never goes back. */
  now?: () => number;
  /** The date and time, for pages that depend on them. */
  clock?: () => Date;
}

interface InvalidateOptions {
  /** The outdated pages may be served during their new render. */
  mayServeStale?: boolean;
}

/**
 * Compressed pages by path and query, limited in bytes. Prerendered pages are never removed. A page with data has tags, and
 * is removed when one of them is invalidated. A page that depends on the date has an end.
 */
export class PageCache {
  readonly #pinned = new Map<string, CachedPage>();
  readonly #withoutQuery: LRUCache<string, Entry>;
  readonly #withQuery: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #invalidations = new InvalidationLog();
  readonly #now: () => number;
  readonly #clock: () => Date;

  constructor({
    bytes = 32 * MEGABYTE,
    bytesWithQuery = 16 * MEGABYTE,
    now = () => performance.now(),
    clock = () => new Date(),
  }: PageCacheOptions = {}) {
    this.#withoutQuery = this.#createPages(bytes);
    this.#withQuery = this.#createPages(bytesWithQuery);
    this.#now = now;
    this.#clock = clock;
  }

  /** Changes with every invalidation. Read it before a render and pass it to `set`. */
  get version(): number {
    return this.#invalidations.version;
  }

  /** A fresh page. */
  get(key: string): CachedPage | undefined {
    const pinned = this.#pinned.get(key);
    if (pinned) return pinned;
    const entry = this.#pagesFor(key).get(key);
    if (entry) return entry.staleSince === undefined && !this.#hasExpired(entry) ? entry.page : undefined;
    // A prerendered page does not read the query: campaign parameters lead to the same page.
    const query = key.indexOf('?');
    return query === -1 ? undefined : this.#pinned.get(key.slice(0, query));
  }

  #hasExpired({ page: { expiresAt } }: Entry): boolean {
    return expiresAt !== undefined && expiresAt <= this.#clock();
  }

  /** An outdated page that may still be served. */
  getStale(key: string): CachedPage | undefined {
    const entry = this.#pagesFor(key).peek(key);
    if (entry?.staleSince === undefined) return undefined;
    if (this.#now() - entry.staleSince <= MAX_STALE_MS) return entry.page;
    this.delete(key);
    return undefined;
  }

  /** Stores a prerendered page for the lifetime of the process. */
  pin(key: string, page: CachedPage): void {
    this.#pinned.set(key, page);
  }

  isPinned(key: string): boolean {
    return this.#pinned.has(key);
  }

  /** Stores a page, unless one of its tags was invalidated after `startVersion`, the version at the start of its render. */
  set(key: string, page: CachedPage, startVersion: number): void {
    if (this.isInvalidatedBetween(startVersion, this.version, page.tags)) return;
    const pages = this.#pagesFor(key);
    pages.set(key, { page });
    if (!pages.has(key)) return;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysByTag.set(tag, keys);
    }
  }

  /** Replaces a page by its smaller version, if the page is still stored and fresh. */
  replace(key: string, page: CachedPage, smaller: CachedPage): void {
    const entry = this.#pagesFor(key).peek(key);
    if (entry?.page === page && entry.staleSince === undefined) this.set(key, smaller, this.version);
  }

  delete(key: string): void {
    this.#pagesFor(key).delete(key);
  }

  /** Makes the pages with one of these tags outdated. */
  invalidate(tags: readonly string[], { mayServeStale = false }: InvalidateOptions = {}): void {
    if (tags.length === 0) return;
    this.#invalidations.add(tags);
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) {
      const entry = this.#pagesFor(key).peek(key);
      if (entry && mayServeStale) entry.staleSince ??= this.#now();
      else this.delete(key);
    }
  }

  /** Makes all pages except the prerendered ones outdated. */
  invalidateAll(): void {
    this.#invalidations.add('all');
    this.#withoutQuery.clear();
    this.#withQuery.clear();
  }

  /** Whether one of these tags was invalidated in the versions after `from` up to `until`. */
  isInvalidatedBetween(from: number, until: number, tags: readonly string[]): boolean {
    return this.#invalidations.hasBetween(from, until, tags);
  }

  /** Fresh pages without a query, by path. */
  list(): [path: string, page: CachedPage][] {
    const fresh = [...this.#withoutQuery.entries()].flatMap(([path, { page, staleSince }]) =>
      staleSince === undefined ? [[path, page] satisfies [string, CachedPage]] : [],
    );
    return [...this.#pinned, ...fresh];
  }

  #createPages(maxSize: number): LRUCache<string, Entry> {
    return new LRUCache({
      maxSize,
      sizeCalculation: ({ page }, key) => measureMemory(key, page),
      dispose: ({ page }, key) => this.#removeTags(key, page),
    });
  }

  #pagesFor(key: string): LRUCache<string, Entry> {
    return key.includes('?') ? this.#withQuery : this.#withoutQuery;
  }

  #removeTags(key: string, page: CachedPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
