import { onPresence } from '../presence';
import { type ShiftEntry, sumLayoutShifts } from './layout-shifts';
import { observeEntries } from './observe-entries';

/** As in `app/domain/measurements/vital-report.ts`, whose schema would add to the script. */
const URL_OF_REPORTS = '/web-vitals';

interface NavigationTiming extends PerformanceNavigationTiming {
  /** When a prerendered page was opened; 0 for other pages. */
  activationStart?: number;
}

/** What one page view sends. */
interface Report {
  path: string;
  lcp?: number;
  inp?: number | undefined;
  /** Absent in browsers that do not measure layout shifts. */
  cls: number | undefined;
  fcp?: number;
  ttfb?: number;
}

/**
 * R-MEASURE-4: measures this page view and sends one report when the page is hidden for the first time, because a page may never
 * be shown again after that. A page from the back/forward cache is a further page view.
 */
export function collectVitals(): void {
  const { pathname: path } = location;
  const navigation = performance.getEntriesByType('navigation')[0] as NavigationTiming | undefined;
  // What a visitor waits for begins with the opening of a prerendered page.
  const openedAt = navigation?.activationStart ?? 0;
  const sinceOpening = (time: number) => Math.max(0, time - openedAt);
  const hidden = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= openedAt);
  let isSent = document.hidden;
  let paints: Pick<Report, 'lcp' | 'fcp' | 'ttfb'> = {};
  let shifts = sumLayoutShifts();
  let readInteractions: (() => number | undefined) | undefined;

  if (navigation?.responseStart) paints.ttfb = sinceOpening(navigation.responseStart);
  /** Browsers paint nothing while a page is hidden: a later paint says nothing about the page. */
  const addPaint = (vital: 'lcp' | 'fcp', { startTime }: PerformanceEntry) => {
    if (!isSent && !(hidden && hidden.startTime <= startTime)) paints[vital] = sinceOpening(startTime);
  };
  const flushes = [
    // The browser ends these entries at the first input, so the last one is final.
    observeEntries<PerformanceEntry>('largest-contentful-paint', (entry) => addPaint('lcp', entry)),
    observeEntries<PerformanceEntry>('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') addPaint('fcp', entry);
    }),
    observeEntries<ShiftEntry>('layout-shift', (entry) => shifts.add(entry)),
  ];
  const handleReturn = () => {
    isSent = false;
    paints = { ttfb: 0 };
    shifts = sumLayoutShifts();
  };
  const handlePaint = (paintedAfter: number) => {
    if (!isSent) paints = { ttfb: 0, lcp: paintedAfter, fcp: paintedAfter };
  };
  // A visitor who only looks has no interactions.
  onPresence(async () => {
    const { measureInteractions } = await import('./measure-interactions');
    readInteractions = measureInteractions({ handleReturn, handlePaint });
  });

  const send = () => {
    if (!document.hidden || isSent) return;
    for (const flush of flushes) flush();
    isSent = true;
    const cls = 'LayoutShift' in window ? shifts.read() : undefined;
    const report: Report = { path, ...paints, inp: readInteractions?.(), cls };
    navigator.sendBeacon(URL_OF_REPORTS, JSON.stringify(report));
  };
  document.addEventListener('visibilitychange', send);
}
