/** Ends a wait early. A signal that comes before the wait ends the next wait at once. */
export interface WakeSignal {
  notify(): void;
  /** Resolves with the signal, or after `ms` milliseconds. */
  waitFor(ms: number): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async waitFor(ms) {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          timer.unref();
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isNotified = false;
      wake = undefined;
    },
  };
}
