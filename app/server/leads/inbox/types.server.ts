import type { InboxRow } from '~/domain/contact/inbox-row';
import type { StoredLead } from '~/domain/contact/lead';
import type { LeadState } from '~/domain/contact/lead-state';
import type { QueryBuilder } from '../../db/database.server';
import type { LeadEventKind } from '../../db/schema/leads.server';
import type { LeadFact } from '../../email/lead-facts.server';
import type { EmailQueue } from '../../email/types.server';

export interface InboxDeps {
  db: QueryBuilder;
  emailQueue: EmailQueue;
  clock: () => Date;
}

export interface StaffMember {
  id: string;
  name: string;
}

export interface InboxPage {
  /** The newest first. */
  rows: InboxRow[];
  /** How many messages fit the search in each state. */
  counts: Readonly<Record<LeadState | 'all', number>>;
  /** For the next page. Absent on the last one. */
  after?: string;
}

export interface LeadEvent {
  id: string;
  kind: LeadEventKind;
  text?: string;
  state?: LeadState;
  /** The new owner. Absent when nobody has it any more. */
  owner?: string;
  /** The name of the member of staff. */
  by?: string;
  at: Date;
}

export interface InboxLead {
  lead: StoredLead;
  /** A short id for conversations with the sender. */
  reference: string;
  /** The fields of the form besides its message, with labels. */
  facts: LeadFact[];
  state: LeadState;
  ownerId?: string;
  /** The oldest first. */
  events: LeadEvent[];
  /** Other messages from the same e-mail address, the newest first. */
  others: InboxRow[];
  staff: StaffMember[];
}
