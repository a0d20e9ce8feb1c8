import type { ServiceDeps } from '../../db/database.server';

export interface CallDeps extends ServiceDeps {
  /** Origin of links in calendar entries. */
  siteUrl: string;
  /** Makes the token of a booking from its form. */
  secret: string;
}

export interface CallStart {
  /** Id of the team member who takes the call. */
  hostId: string;
  startsAt: Date;
}

export interface Booking extends CallStart {
  leadId: string;
  minutes: number;
  /** 0 at first, one more with every move. */
  revision: number;
}

export type BookingResult =
  | { kind: 'booked'; token: string }
  /** Another visitor booked the slot a moment earlier. */
  | { kind: 'taken' }
  /** In the past, too soon, on a holiday, or not a start of a slot. */
  | { kind: 'not-offered' }
  /** This email has the maximum number of upcoming calls. */
  | { kind: 'enough' };

export type MoveCallResult = 'moved' | 'taken' | 'not-offered' | 'unknown';
