/** More than can happen while a page is rendered. */
const MAX_INVALIDATIONS = 1000;

type Tags = readonly string[] | 'all';

/** Remembers the last invalidations, for pages whose render started before them. The version counts invalidations. */
export class InvalidationLog {
  readonly #invalidations: Tags[] = [];
  #version = 0;

  /** The version after the last invalidation. */
  get version(): number {
    return this.#version;
  }

  add(tags: Tags): void {
    this.#version += 1;
    this.#invalidations.push(tags);
    if (this.#invalidations.length > MAX_INVALIDATIONS) this.#invalidations.shift();
  }

  /** Whether one of these tags was invalidated in the versions after `from` up to `until`. True if that is not known any more. */
  hasBetween(from: number, until: number, tags: readonly string[]): boolean {
    const oldest = this.#version - this.#invalidations.length;
    if (from < oldest && from < until) return true;
    return this.#invalidations
      .slice(from - oldest, until - oldest)
      .some((invalidated) => invalidated === 'all' || invalidated.some((tag) => tags.includes(tag)));
  }
}
