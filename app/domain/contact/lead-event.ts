import type { LeadState } from './lead-state';

export type LeadEventKind = 'note' | 'reply' | 'state' | 'owner' | 'call-moved' | 'call-cancelled';

/** What staff did with a message. */
export interface LeadEvent {
  id: string;
  kind: LeadEventKind;
  /** Of a note or a reply. The times of a moved call, the reason for a cancelled one. */
  text?: string;
  state?: LeadState;
  /** The new owner. Absent when nobody has it any more. */
  owner?: string;
  /** The name of the member of staff. Absent when an answer by email made the message new. */
  by?: string;
  at: Date;
}
