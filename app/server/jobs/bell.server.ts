/** Wakes one who waits. A ring that nobody hears is kept for the next to wait. */
export interface Bell {
  ring(): void;
  /** Resolves when it rings, or after so many milliseconds. */
  heardWithin(ms: number): Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async heardWithin(ms) {
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
