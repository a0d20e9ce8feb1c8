/** One holding of the event of a seat. Both are ISO days in India. */
export interface SeatRun {
  startsOn: string;
  /** The last day on which its buyer can cancel it for a full refund. */
  cancelUntil: string;
}

interface BoughtSeat {
  /** All holdings for which the product was sold, the earliest first. */
  runs: readonly SeatRun[];
  /** ISO day in India. */
  boughtOn: string;
}

/**
 * R-TICKET-5: whether the days to cancel the seat are over on the ISO day `today`. A seat is for the next holding at the time when it
 * was bought: the product can be sold again for another one. Never for a seat without days.
 */
export function isSeatLate({ runs, boughtOn }: BoughtSeat, today: string): boolean {
  const run = runs.find(({ startsOn }) => boughtOn <= startsOn) ?? runs.at(-1);
  return run !== undefined && today > run.cancelUntil;
}
