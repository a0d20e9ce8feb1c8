import type { CallSpan } from './call-slots';

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
