import { setTimeout as pause } from 'node:timers/promises';
import type { Phone } from './emulated-phone.ts';

/** How long the page is observed after it has loaded, for late scripts and layout shifts. */
const OBSERVED_MS = 2_500;
/** A longer task delays the response to a tap. */
const LONG_TASK_MS = 50;

export interface VisitMetrics {
  /** Largest Contentful Paint in milliseconds. */
  largestPaint: number;
  /** Total Blocking Time in milliseconds. */
  blockingTime: number;
  /** Cumulative Layout Shift. */
  layoutShift: number;
  /** URL of the picture that is the largest element. Empty if it is a text. */
  largestPicture: string;
}

declare global {
  interface Window {
    observed: {
      paint: number;
      picture: string;
      firstPaint: number;
      shift: number;
      tasks: [number, number][];
    };
  }
}

interface LargestPaint extends PerformanceEntry {
  url: string;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

function observe(): void {
  const observed = { paint: 0, picture: '', firstPaint: 0, shift: 0, tasks: [] as [number, number][] };
  window.observed = observed;
  const on = <Entry extends PerformanceEntry>(type: string, record: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(record)).observe({
      type,
      buffered: true,
    });
  on<LargestPaint>('largest-contentful-paint', ({ startTime, url }) => {
    Object.assign(observed, { paint: startTime, picture: url });
  });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime;
  });
  on<LayoutShift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) observed.shift += value;
  });
  on('longtask', ({ startTime, duration }) => observed.tasks.push([startTime, duration]));
}

export async function measureVisit(phone: Phone, url: string): Promise<VisitMetrics> {
  const { context, page } = await phone.openPage();
  try {
    await page.addInitScript(observe);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    if (response?.status() !== 200) throw new Error(`${url} responds with ${response?.status()}.`);
    await pause(OBSERVED_MS);
    const { paint, picture, firstPaint, shift, tasks } = await page.evaluate(() => window.observed);
    const tasksAfterPaint = tasks.filter(([start, duration]) => start + duration > firstPaint);
    const blocking = tasksAfterPaint.reduce(
      (sum, [, duration]) => sum + Math.max(0, duration - LONG_TASK_MS),
      0,
    );
    return { largestPaint: paint, blockingTime: blocking, layoutShift: shift, largestPicture: picture };
  } finally {
    await context.close();
  }
}
