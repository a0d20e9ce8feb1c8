import type { ChosenOptions } from '../catalogue/product-variants';
import { DAY_MS } from '../time/durations';
import type { EventDates } from './event-dates';

export type TicketState = 'valid' | 'used' | 'void';

/** R-TICKET-3: a ticket of a cancelled or refunded order is void, whether it was used or not. */
export function getTicketState({
  usedAt,
  voidedAt,
}: {
  usedAt: Date | null;
  voidedAt: Date | null;
}): TicketState {
  if (voidedAt) return 'void';
  return usedAt ? 'used' : 'valid';
}

/** R-TICKET-10: staff take a mistaken check-in back within a day. */
export const canUndoCheckIn = (
  { state, usedAt }: { state: TicketState; usedAt?: Date },
  now: Date,
): boolean => state === 'used' && usedAt !== undefined && now.getTime() - usedAt.getTime() < DAY_MS;

/** A ticket as staff at the entrance see it. */
export interface CheckInTicket {
  /** The name of the event, as sold. */
  event: string;
  /** The days of the event. Absent for one without a date. */
  date?: EventDates;
  options?: ChosenOptions;
  /** Who sits there. Absent when the buyer did not say. */
  guest?: string;
  seat: number;
  seats: number;
  state: TicketState;
  orderNumber: string;
  /** Empty after the buyer's account was deleted. */
  buyer: string;
  /** When the guest was checked in, and the name of the member of staff. */
  usedAt?: Date;
  usedBy?: string;
}
