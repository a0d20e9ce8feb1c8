import type { CachedPage } from './cached-page.server';
import type { PageCache } from './page-cache.server';

/** The result of a render that several requests may wait for. */
export type Rendered =
  /** A page that is the same for all visitors. `isStored`: the cache stores it. */
  | { kind: 'page'; page: CachedPage; isStored: boolean }
  /** A response for the request that started the render alone: not found, a redirect or an error. */
  | { kind: 'response'; response: Response };

interface PendingRender {
  /** The version of the cache at the start. */
  startVersion: number;
  rendered: Promise<Rendered>;
}

export type Shared = Rendered | { kind: 'not-shared' };

/** Renders each cached page only once at a time. Other requests get the stale page or wait for the new one. */
export class SharedRenders {
  readonly #cache: PageCache;
  readonly #onReused: (key: string, page: CachedPage) => void;
  readonly #pending = new Map<string, PendingRender>();

  /** `onReused` is called for each request that gets a fresh page from memory. */
  constructor(cache: PageCache, onReused: (key: string, page: CachedPage) => void = () => {}) {
    this.#cache = cache;
    this.#onReused = onReused;
  }

  /** The page in memory: the fresh one or, during a render, the stale one. */
  find(key: string): CachedPage | undefined {
    const page = this.#cache.get(key);
    if (!page) return this.#pending.has(key) ? this.#cache.getStale(key) : undefined;
    this.#onReused(key, page);
    return page;
  }

  /**
   * Returns the page from memory or from a pending render, or calls `render`. The result is `not-shared` when the pending
   * render produced a response for one visitor. Rejects for all waiting requests when `render` rejects.
   */
  async render(key: string, render: () => Promise<Rendered>): Promise<Shared> {
    const page = this.find(key);
    if (page) return { kind: 'page', page, isStored: true };
    const pending = this.#pending.get(key);
    if (!pending) return this.#start(key, render);

    const requestVersion = this.#cache.version;
    const rendered = await pending.rendered;
    if (rendered.kind === 'response') return { kind: 'not-shared' };
    // The page must contain all changes between the start of the pending render and this request.
    const isOutdated = this.#cache.isInvalidatedBetween(
      pending.startVersion,
      requestVersion,
      rendered.page.tags,
    );
    return isOutdated ? this.render(key, render) : rendered;
  }

  #start(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const startVersion = this.#cache.version;
    const rendered = render()
      .then((result) => {
        this.#store(key, result, startVersion);
        return result;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, { startVersion, rendered });
    return rendered;
  }

  #store(key: string, rendered: Rendered, startVersion: number): void {
    if (rendered.kind === 'page' && rendered.isStored) {
      this.#cache.set(key, rendered.page, startVersion);
      return;
    }
    // The page does not exist any more. A server error does not show that.
    if (rendered.kind === 'page' || rendered.response.status < 500) this.#cache.delete(key);
  }
}
