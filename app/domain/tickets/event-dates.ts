/** The days of an event on one date, as ISO days in India. */
export interface EventDates {
  startsOn: string;
  /** The last day, of an event of more than one. */
  endsOn?: string;
  /** The last day on which its buyer can cancel it for a full refund. */
  cancelUntil: string;
}

interface BoughtSeat {
  /** All dates for which the product was sold, the earliest first. */
  dates: readonly EventDates[];
  /** ISO day in India. */
  boughtOn: string;
}

/**
 * The date that a seat is for: the next one at the time when it was bought, because the product can be sold again for another date.
 * `undefined` without dates.
 */
export const findEventDate = ({ dates, boughtOn }: BoughtSeat): EventDates | undefined =>
  dates.find(({ startsOn }) => boughtOn <= startsOn) ?? dates.at(-1);

/** Whether the event has ended before the ISO day `today`. */
export const isEventOver = (
  { startsOn, endsOn = startsOn }: Pick<EventDates, 'startsOn' | 'endsOn'>,
  today: string,
): boolean => endsOn < today;

/** R-REVIEW-1: whether the event of a seat has begun on the ISO day `today`. Always for what has no dates. */
export function hasEventBegun(seat: BoughtSeat, today: string): boolean {
  const event = findEventDate(seat);
  return event === undefined || event.startsOn <= today;
}

/** R-TICKET-2: whether the ISO day `today` is a day of the event. */
export const isEventOn = (
  { startsOn, endsOn = startsOn }: Pick<EventDates, 'startsOn' | 'endsOn'>,
  today: string,
): boolean => startsOn <= today && today <= endsOn;

/** R-TICKET-15: whether no seats are sold any more on the ISO day `today`: the last date has begun before. Never without dates. */
export function isSeatSaleOver(dates: readonly EventDates[], today: string): boolean {
  const last = dates.at(-1);
  return last !== undefined && last.startsOn < today;
}

/** R-TICKET-5: whether the days to cancel the seat are over on the ISO day `today`. Never for a seat without dates. */
export function isCancellationOver(seat: BoughtSeat, today: string): boolean {
  const event = findEventDate(seat);
  return event !== undefined && today > event.cancelUntil;
}
