/**
 * Calls `add` with each entry of a type, the earlier ones included. Returns a function that reads what has not been reported yet.
 * Browsers without this type are skipped.
 */
export function observeEntries<Entry>(type: string, add: (entry: Entry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const read = (entries: PerformanceEntryList) => (entries as unknown as Entry[]).forEach(add);
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  return () => read(observer.takeRecords());
}
