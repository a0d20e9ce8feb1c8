/** ISO days of the first and the last day. */
export interface EventDays {
  startsOn: string;
  endsOn: string;
}

export type EventPhase = 'upcoming' | 'running' | 'past';

export interface CurrentEvent<Event extends EventDays> {
  event: Event;
  phase: EventPhase;
}

function getPhase({ startsOn, endsOn }: EventDays, today: string): EventPhase {
  if (endsOn < today) return 'past';
  return startsOn <= today ? 'running' : 'upcoming';
}

/**
 * R-PAGE-7: the event that is running or starts next on an ISO day, and after all of them the latest one. Undefined without events. The
 * events do not overlap, and can be in any order.
 */
export function findCurrentEvent<Event extends EventDays>(
  events: readonly Event[],
  today: string,
): CurrentEvent<Event> | undefined {
  const sorted = events.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  const event = sorted.find(({ endsOn }) => endsOn >= today) ?? sorted.at(-1);
  return event && { event, phase: getPhase(event, today) };
}
