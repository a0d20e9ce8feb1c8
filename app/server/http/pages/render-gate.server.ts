/** All places are taken, and the queue is full. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface GateLimits {
  /** Maximum number of concurrent tasks. */
  running: number;
  /** Maximum length of the queue. Further tasks are refused. */
  waiting: number;
}

interface QueuedTask {
  signal: AbortSignal | undefined;
  start: () => void;
  reject: (reason: unknown) => void;
}

/** Limits the number of concurrent tasks. Further tasks wait in a queue. */
export class RenderGate {
  readonly #limits: GateLimits;
  readonly #queue: QueuedTask[] = [];
  #running = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a task as soon as a place is free. Throws BusyError when the queue is full. Throws the reason of `signal` when it
   * was aborted in the queue: the task of a disconnected client does not run.
   */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else await this.#waitForPlace(signal);
    try {
      return await task();
    } finally {
      this.#startNext();
    }
  }

  #waitForPlace(signal: AbortSignal | undefined): Promise<void> {
    if (this.#queue.length >= this.#limits.waiting) throw new BusyError('The queue is full.');
    return new Promise((start, reject) => this.#queue.push({ signal, start, reject }));
  }

  /** Gives the free place to the first task in the queue that is not aborted. */
  #startNext(): void {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (!next.signal?.aborted) {
        next.start();
        return;
      }
      next.reject(next.signal.reason);
    }
    this.#running -= 1;
  }
}
