/** Nobody else can be served now, nor wait. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface GateLimits {
  /** So many at the same time. */
  running: number;
  /** So many more may wait for their turn; whoever comes after them is refused. */
  waiting: number;
}

interface Waiting {
  signal: AbortSignal | undefined;
  admit: () => void;
  refuse: (reason: unknown) => void;
}

/** Limits how much is done at the same time. First come, first served. */
export class RenderGate {
  readonly #limits: GateLimits;
  readonly #queue: Waiting[] = [];
  #running = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /**
   * Does the work when its turn comes. Throws BusyError when too many wait already, and the reason of `signal` when it
   * was aborted by then: a visitor who left keeps no place.
   */
  async run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#turn(signal);
    try {
      return await work();
    } finally {
      this.#admitNext();
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    if (this.#queue.length >= this.#limits.waiting) throw new BusyError('Too many requests wait already.');
    return new Promise((admit, refuse) => this.#queue.push({ signal, admit, refuse }));
  }

  /** The place of whoever is done goes to the first who still waits. */
  #admitNext(): void {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (!next.signal?.aborted) {
        next.admit();
        return;
      }
      next.refuse(next.signal.reason);
    }
    this.#running -= 1;
  }
}
