/** `LayoutShift` of the browser, as far as it is read. */
export interface ShiftEntry {
  value: number;
  /** A shift that an input of the visitor caused does not count. */
  hadRecentInput: boolean;
  startTime: number;
}

const MAX_PAUSE_MS = 1_000;
const MAX_WINDOW_MS = 5_000;

/**
 * Cumulative layout shift: the greatest session window. A window ends after a second without a shift, and after five seconds.
 * https://web.dev/articles/cls
 */
export function sumLayoutShifts() {
  let window = { sum: 0, firstAt: 0, lastAt: Number.NEGATIVE_INFINITY };
  let greatest = 0;
  return {
    add({ value, hadRecentInput, startTime }: ShiftEntry): void {
      if (hadRecentInput) return;
      const isOver = startTime - window.lastAt >= MAX_PAUSE_MS || startTime - window.firstAt >= MAX_WINDOW_MS;
      if (isOver) window = { sum: 0, firstAt: startTime, lastAt: startTime };
      window.sum += value;
      window.lastAt = startTime;
      greatest = Math.max(greatest, window.sum);
    },
    read: () => greatest,
  };
}
