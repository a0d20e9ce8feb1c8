/** So many drops are remembered: more than come while a page is rendered. */
const MOST_DROPS = 1000;

type Tags = readonly string[] | 'all';

/** Which tags were dropped when, for pages whose rendering began before. Moments count drops. */
export class InvalidationLog {
  readonly #drops: Tags[] = [];
  #moment = 0;

  /** Of the last drop. */
  get moment(): number {
    return this.#moment;
  }

  add(tags: Tags): void {
    this.#moment += 1;
    this.#drops.push(tags);
    if (this.#drops.length > MOST_DROPS) this.#drops.shift();
  }

  /** Whether one of these tags was dropped after `from` and not after `until`. What is forgotten may have been any. */
  hasBetween(from: number, until: number, tags: readonly string[]): boolean {
    const oldest = this.#moment - this.#drops.length;
    if (from < oldest && from < until) return true;
    return this.#drops
      .slice(from - oldest, until - oldest)
      .some((dropped) => dropped === 'all' || dropped.some((tag) => tags.includes(tag)));
  }
}
