import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { openPhonePage } from './emulated-phone.ts';

/** How long the page is watched after it has loaded: late scripts would block, late pictures would shift. */
const WATCHED_MS = 2_500;
/** A task longer than this keeps a tap waiting. */
const LONG_TASK_MS = 50;

export interface VisitMetrics {
  /** Milliseconds until the largest piece of the first view was painted. */
  largestPaint: number;
  /** Milliseconds in which a tap would have had to wait. */
  blockingTime: number;
  /** How far things were moved about, as browsers count it. */
  layoutShift: number;
  /** The largest piece: the address of a picture, or empty for a text. */
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
  const on = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
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

export async function measureVisit(browser: Browser, url: string): Promise<VisitMetrics> {
  const { context, page } = await openPhonePage(browser);
  try {
    await page.addInitScript(observe);
    const answer = await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    if (answer?.status() !== 200) throw new Error(`${url} is answered with ${answer?.status()}.`);
    await pause(WATCHED_MS);
    const { paint, picture, firstPaint, shift, tasks } = await page.evaluate(() => window.observed);
    const late = tasks.filter(([start, duration]) => start + duration > firstPaint);
    const blocking = late.reduce((sum, [, duration]) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
    return { largestPaint: paint, blockingTime: blocking, layoutShift: shift, largestPicture: picture };
  } finally {
    await context.close();
  }
}
