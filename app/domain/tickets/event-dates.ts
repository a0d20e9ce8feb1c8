/** The days of an event on one date, as ISO days in India. */
export interface EventDates {
  startsOn: string;
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
 * R-TICKET-5: whether the days to cancel the seat are over on the ISO day `today`. A seat is for the next date at the time when it
 * was bought: the product can be sold again for another date. Never for a seat without dates.
 */
export function isCancellationOver({ dates, boughtOn }: BoughtSeat, today: string): boolean {
  const event = dates.find(({ startsOn }) => boughtOn <= startsOn) ?? dates.at(-1);
  return event !== undefined && today > event.cancelUntil;
}
