import { type InteractionEntry, rankInteractions } from './interactions';
import { observeEntries } from './observe-entries';

interface Handlers {
  /** A page from the back/forward cache is a further page view. */
  handleReturn: () => void;
  handlePaint: (paintedAfter: number) => void;
}

const countInteractions = () => (performance as { interactionCount?: number }).interactionCount;

/** Measures the interactions of a page view, the one that has loaded this script included. */
export function measureInteractions({ handleReturn, handlePaint }: Handlers) {
  let interactions = rankInteractions(countInteractions);
  const add = (entry: InteractionEntry) => interactions.add(entry);
  // The first input also when it is too quick to have an event entry.
  const flushes = ['event', 'first-input'].map((type) => observeEntries(type, add));

  addEventListener('pageshow', ({ persisted, timeStamp }) => {
    if (!persisted) return;
    const countBefore = countInteractions() ?? 0;
    interactions = rankInteractions(() => {
      const count = countInteractions();
      return count === undefined ? undefined : count - countBefore;
    });
    handleReturn();
    // The page is painted with the second frame.
    requestAnimationFrame(() => requestAnimationFrame(() => handlePaint(performance.now() - timeStamp)));
  });

  return function readInteractions(): number | undefined {
    for (const flush of flushes) flush();
    return interactions.read();
  };
}
