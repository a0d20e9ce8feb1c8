/** Wakes one who waits. A ring that nobody hears is kept for the next to wait. */
export interface WakeSignal {
  notify(): void;
  /** Resolves when it rings, or after so many milliseconds. */
  waitFor(ms: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      rung = true;
      wake?.();
    },
    async waitFor(ms) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          timer.unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
      wake = undefined;
    },
  };
}
