import type { NewLead } from '../leads/types.server';

export interface CallStart {
  /** Id of the person who takes the call. */
  hostId: string;
  startsAt: Date;
}

export interface Booking extends CallStart {
  leadId: string;
  /** From 0, one more with every move. */
  revision: number;
}

export type BookingResult =
  | { kind: 'booked'; token: string }
  /** Somebody else was a moment earlier. */
  | { kind: 'taken' }
  /** In the past, too near, on a holiday, or no start at all. */
  | { kind: 'not-offered' }
  /** This address holds as many calls as one may. */
  | { kind: 'enough' };

export type MoveResult = 'moved' | 'taken' | 'not-offered' | 'unknown';

export interface Calls {
  /** The starts of a person's calls from a moment on that are not free any more. */
  listBookedStarts(hostId: string, from: Date): Promise<Date[]>;
  /** Keeps the lead and holds the half hour, both or neither. `token` opens the private page, where it is moved or taken back. */
  book(lead: NewLead, start: CallStart): Promise<BookingResult>;
  /** The call of a private link; `null` where there is none, or none any more. */
  readByToken(token: string): Promise<Booking | null>;
  /** Until it begins: holds another half hour with the same person and lets the first one go, both or neither. */
  move(token: string, startsAt: Date): Promise<MoveResult>;
}
