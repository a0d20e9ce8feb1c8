import { type InteractionEntry, rankInteractions } from './interactions';
import { type ShiftEntry, sumLayoutShifts } from './layout-shifts';

/** As in `app/domain/measurements/vital-report.ts`, whose schema would add to the script. */
const URL_OF_REPORTS = '/web-vitals';

interface NavigationTiming extends PerformanceNavigationTiming {
  /** When a prerendered page was opened; 0 for other pages. */
  activationStart?: number;
}

/** What one page view sends. */
interface Report {
  lcp?: number;
  inp?: number | undefined;
  cls: number;
  fcp?: number;
  ttfb?: number;
}

const countInteractions = () => (performance as { interactionCount?: number }).interactionCount;

/** Calls `add` with each entry of a type, the earlier ones included. Browsers without this type are skipped. */
function observe(type: string, add: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(add));
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  return () => observer.takeRecords().forEach(add);
}

/** What a visitor waits for begins with the opening of a prerendered page. */
function readNavigation() {
  const navigation = performance.getEntriesByType('navigation')[0] as NavigationTiming | undefined;
  const openedAt = navigation?.activationStart ?? 0;
  const sinceOpening = (time: number) => Math.max(0, time - openedAt);
  const hidden = performance
    .getEntriesByType('visibility-state')
    .find(({ name, startTime }) => name === 'hidden' && startTime >= openedAt);
  return { navigation, sinceOpening, hiddenAt: hidden?.startTime ?? Number.POSITIVE_INFINITY };
}

/**
 * R-MEASURE-4: measures this page view and sends one report when the page is hidden for the first time, because a page may never
 * be shown again after that. A page from the back/forward cache is a further page view.
 */
export function collectVitals(): void {
  const { pathname: path } = location;
  const { navigation, sinceOpening, hiddenAt } = readNavigation();
  let isSent = document.visibilityState === 'hidden';
  let paints: Omit<Report, 'cls'> = {};
  let shifts = sumLayoutShifts();
  let interactions = rankInteractions(countInteractions);

  if (navigation && navigation.responseStart > 0) paints.ttfb = sinceOpening(navigation.responseStart);
  /** Browsers paint nothing while a page is hidden: a later paint says nothing about the page. */
  const addPaint = (vital: 'lcp' | 'fcp', { startTime }: PerformanceEntry) => {
    if (startTime < hiddenAt && !isSent) paints[vital] = sinceOpening(startTime);
  };
  const flushes = [
    // The browser ends these entries at the first input, so the last one is final.
    observe('largest-contentful-paint', (entry) => addPaint('lcp', entry)),
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') addPaint('fcp', entry);
    }),
    observe('layout-shift', (entry) => shifts.add(entry as unknown as ShiftEntry)),
    observe('event', (entry) => interactions.add(entry as unknown as InteractionEntry)),
    // Also when it is too quick to have an event entry.
    observe('first-input', (entry) => interactions.add(entry as unknown as InteractionEntry)),
  ];

  const send = () => {
    if (document.visibilityState !== 'hidden' || isSent) return;
    for (const flush of flushes) flush();
    isSent = true;
    const report: Report = { ...paints, inp: interactions.read(), cls: shifts.read() };
    navigator.sendBeacon(
      URL_OF_REPORTS,
      JSON.stringify({ path, ...report }, (_, value) =>
        typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value,
      ),
    );
  };
  document.addEventListener('visibilitychange', send);

  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (!persisted) return;
    const countBefore = countInteractions() ?? 0;
    isSent = false;
    paints = { ttfb: 0 };
    shifts = sumLayoutShifts();
    interactions = rankInteractions(() => {
      const count = countInteractions();
      return count === undefined ? undefined : count - countBefore;
    });
    // The page is painted with the second frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const paintedAfter = performance.now() - timeStamp;
        if (!isSent) paints = { ...paints, lcp: paintedAfter, fcp: paintedAfter };
      }),
    );
  });
}
