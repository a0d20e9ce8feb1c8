/** Longer than a transaction may take: a statement and a pause in a transaction end after 30 seconds each. */
const MAX_TRANSACTION_MS = 90_000;
/** A jump of the sequence, as after a crash of the server, leaves more ids out than there are open transactions. */
export const MAX_MISSING = 10_000;

/**
 * Where one reader is in a table whose ids are given before the commit: a row with a lower id can appear after one with a
 * higher id. The ids that were left out are asked for again, until no transaction can still write them.
 */
export class ChangeCursor {
  #highest: number;
  /** Ids below the highest that were not seen, with the time at which they were left out. */
  readonly #missing = new Map<number, number>();

  /** Starts behind `highest`. `seen` are ids up to it; other ids of the last ones may still appear. */
  constructor(highest: number, seen: readonly number[], now: number) {
    this.#highest = highest;
    const known = new Set(seen);
    for (let id = Math.max(1, highest - MAX_MISSING + 1); id < highest; id += 1)
      if (!known.has(id)) this.#missing.set(id, now);
  }

  /** All ids above it are new. */
  get highest(): number {
    return this.#highest;
  }

  get missing(): number[] {
    return [...this.#missing.keys()];
  }

  /** Takes the ids that were read, in ascending order. */
  advance(ids: readonly number[], now: number): void {
    for (const id of ids) {
      for (let left = Math.max(this.#highest + 1, id - MAX_MISSING); left < id; left += 1)
        this.#missing.set(left, now);
      this.#missing.delete(id);
      this.#highest = Math.max(this.#highest, id);
    }
    // A map keeps the order of insertion: the oldest are first.
    for (const [id, since] of this.#missing) {
      if (now - since <= MAX_TRANSACTION_MS && this.#missing.size <= MAX_MISSING) break;
      this.#missing.delete(id);
    }
  }
}
