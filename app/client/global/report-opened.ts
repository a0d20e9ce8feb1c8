interface AheadTiming extends PerformanceNavigationTiming {
  /** After a prefetch `navigational-prefetch`. */
  deliveryType?: string;
  /** Above 0 after prerendering. */
  activationStart?: number;
}

/** R-MEASURE-1: the server knows of this page only that it was fetched ahead. The request says that a person has opened it. */
export function reportOpened(): void {
  const timing = performance.getEntriesByType('navigation')[0] as AheadTiming | undefined;
  if (timing?.deliveryType === 'navigational-prefetch' || timing?.activationStart)
    // Without network there is one view less in the counts.
    fetch('/page-opened', { keepalive: true, priority: 'low' }).catch(() => {});
}
