export interface Countdown {
  /** Starts the countdown, or continues it with the remaining time. */
  resume: () => void;
  pause: () => void;
}

/** Calls `onEnd` once it has run for this time. A browser that was late calls it as soon as the countdown is resumed. */
export function createCountdown(durationMs: number, onEnd: () => void): Countdown {
  let remainingMs = durationMs;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    resume() {
      if (timer) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, remainingMs);
    },
    pause() {
      if (!timer) return;
      clearTimeout(timer);
      timer = undefined;
      remainingMs -= Date.now() - startedAt;
    },
  };
}
