import { getMonday, isIsoDay } from '../time/wall-clock';
import type { CallSpan } from './call-slots';

/** The Monday of the week that `?week=` names by any of its days; of the week of `today` without one. */
export function parseCallWeek(params: URLSearchParams, today: string): string {
  const day = params.get('week') ?? '';
  return getMonday(isIsoDay(day) ? day : today);
}

/** A call as staff see it. */
export interface StaffCall extends CallSpan {
  /** The message that it was booked with. */
  leadId: string;
  /** Id of the team member who takes it. */
  hostId: string;
  /** 0 at first, one more with every move. */
  revision: number;
  isCancelled: boolean;
  name?: string;
  email?: string;
  topic?: string;
  /** The time zone in which the visitor booked it. */
  timeZone?: string;
}

/** A call that was asked for by a message that is spam, or looked like it: no slot is reserved. */
export interface UnreservedCall {
  /**
   * Of the slot: `free`, `taken` by another call, `not-offered` any more, or `unknown` for a message whose slot was not
   * stored.
   */
  slot: 'free' | 'taken' | 'not-offered' | 'unknown';
  /** Absent when the slot is `unknown`. */
  requested?: { hostId: string; startsAt: Date };
  /** The call was booked, and its slot was released when staff marked the message as spam (R-CALL-8). */
  isReleased?: boolean;
}
