import type { LeadKind, LeadState } from './lead';

/** A row of the inbox. */
export interface InboxRow {
  id: string;
  kind: LeadKind;
  state: LeadState;
  name?: string;
  email?: string;
  /** Other addresses of the sender, in lower case. */
  linked: string[];
  /** The beginning of the message. Without a message: the other fields of the form. */
  excerpt: string;
  /** Name of the member of staff who works on it. */
  owner?: string;
  /** A request for a call that reserved no slot, because it is likely spam. */
  hasNoSlot?: boolean;
  createdAt: Date;
  /** When the sender answered by email last. */
  answeredAt?: Date;
  /** Since when it waits for an answer of staff. Absent when none is expected. */
  waitsSince?: Date;
}
