import type { CachedPage } from './cached-page.server';
import type { PageCache } from './page-cache.server';

/** What the rendering of a page that several visitors may have asked for came to. */
export type Rendered =
  /** The same for everybody. `isStored` when the cache holds it from now on. */
  | { kind: 'page'; page: CachedPage; isStored: boolean }
  /** For the visitor alone whose request began the rendering: not found, a redirect, a fault. */
  | { kind: 'response'; response: Response };

interface UnderWay {
  /** The cache's moment when it began. */
  begun: number;
  rendered: Promise<Rendered>;
}

export type Shared = Rendered | { kind: 'not-shared' };

/**
 * One rendering per cached page at a time: whoever asks meanwhile gets the page as it was before, or waits for the new
 * one.
 */
export class SharedRenders {
  readonly #cache: PageCache;
  readonly #onStored: (key: string) => void;
  readonly #underWay = new Map<string, UnderWay>();

  /** `onStored` hears of every page that the cache holds anew. */
  constructor(cache: PageCache, onStored: (key: string) => void = () => {}) {
    this.#cache = cache;
    this.#onStored = onStored;
  }

  /** The page that is in memory under this key: the fresh one or, while that is being rendered, the one before. */
  find(key: string): CachedPage | undefined {
    return this.#cache.get(key) ?? (this.#underWay.has(key) ? this.#cache.getStale(key) : undefined);
  }

  /**
   * The page under this key, rendered by `render` if nobody else is rendering it. A page that was rendered for another
   * visitor and is not for everybody is `not-shared`. Rejects for all that wait when `render` does.
   */
  async render(key: string, render: () => Promise<Rendered>): Promise<Shared> {
    const page = this.find(key);
    if (page) return { kind: 'page', page, isStored: true };
    const other = this.#underWay.get(key);
    if (!other) return this.#begin(key, render);

    const asked = this.#cache.moment;
    const rendered = await other.rendered;
    if (rendered.kind === 'response') return { kind: 'not-shared' };
    // What changed between the beginning of the other rendering and this request must be on the page.
    const isOutdated = this.#cache.isDroppedBetween(other.begun, asked, rendered.page.tags);
    return isOutdated ? this.render(key, render) : rendered;
  }

  #begin(key: string, render: () => Promise<Rendered>): Promise<Rendered> {
    const begun = this.#cache.moment;
    const rendered = render()
      .then((result) => {
        this.#store(key, result, begun);
        return result;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, { begun, rendered });
    return rendered;
  }

  #store(key: string, rendered: Rendered, begun: number): void {
    if (rendered.kind === 'page' && rendered.isStored) {
      this.#cache.set(key, rendered.page, begun);
      this.#onStored(key);
      return;
    }
    // There is no such page to be cached any more. An answer that tells of an error says nothing of that.
    if (rendered.kind === 'page' || rendered.response.status < 500) this.#cache.delete(key);
  }
}
