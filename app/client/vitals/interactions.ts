/** `PerformanceEventTiming` of the browser, as far as it is read. */
export interface InteractionEntry {
  duration: number;
  /** The same for all events of one tap, click or key. 0 for events that are no interaction. */
  interactionId?: number;
}

/** One of so many interactions may be longer than the one that counts. */
const INTERACTIONS_PER_OUTLIER = 50;
const MAX_LONGEST = 10;

/** Ids of browsers grow by seven. */
const ID_STEP = 7;

/**
 * Interaction to next paint: the longest interaction, or the second longest of 50, the third longest of 100 and so on.
 * `readCount` is how many interactions the page had, where the browser counts them: quick ones have no entry.
 * https://web.dev/articles/inp
 */
export function rankInteractions(readCount: () => number | undefined) {
  /** By id. The longest ones are first. */
  let longest: [id: number, duration: number][] = [];
  let ids = { min: Number.POSITIVE_INFINITY, max: 0 };
  const estimateCount = () => (ids.max === 0 ? 0 : (ids.max - ids.min) / ID_STEP + 1);
  return {
    add({ duration, interactionId }: InteractionEntry): void {
      if (!interactionId) return;
      ids = { min: Math.min(ids.min, interactionId), max: Math.max(ids.max, interactionId) };
      const known = longest.find(([id]) => id === interactionId);
      if (known) known[1] = Math.max(known[1], duration);
      else longest.push([interactionId, duration]);
      longest = longest.sort(([, one], [, other]) => other - one).slice(0, MAX_LONGEST);
    },
    /** Absent without an interaction. */
    read(): number | undefined {
      const count = readCount() ?? estimateCount();
      const rank = Math.min(longest.length - 1, Math.floor(count / INTERACTIONS_PER_OUTLIER));
      return longest[rank]?.[1];
    },
  };
}
