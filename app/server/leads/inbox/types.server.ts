import type { InboxView } from '~/domain/contact/inbox-query';
import type { InboxRow } from '~/domain/contact/inbox-row';
import type { LeadEvent, LeadState, StoredLead } from '~/domain/contact/lead';
import type { ReceivedEmail } from '~/domain/contact/received-email';
import type { UnreservedCall } from '~/domain/contact/staff-call';
import type { ServiceDeps } from '../../db/database.server';
import type { ContentDeps } from '../../db/file-contents.server';
import type { LeadFact } from '../../email/lead-facts.server';
import type { EmailQueue } from '../../email/types.server';

export interface InboxDeps extends ContentDeps, ServiceDeps {
  emailQueue: EmailQueue;
}

export interface StaffMember {
  id: string;
  name: string;
}

export interface LeadList {
  /** The newest first. */
  rows: InboxRow[];
  /** How many messages fit the search in each view. */
  counts: Readonly<Record<InboxView, number>>;
  /** For the next page. Absent on the last one. */
  after?: string;
}

export interface InboxLead {
  lead: StoredLead;
  /** A short id for conversations with the sender. */
  reference: string;
  /** The fields of the form besides its message, with labels. */
  facts: LeadFact[];
  state: LeadState;
  /** Since when the sender waits for an answer. Absent when none is expected. */
  waitsSince?: Date;
  /** The call that was booked with it. */
  call?: { startsAt: Date; isCancelled: boolean };
  /** A request for a call that reserved no slot. */
  unreservedCall?: UnreservedCall;
  /** The address that gets answers to a reply. Absent when they come back into the thread. */
  mailbox?: string;
  ownerId?: string;
  /** The oldest first. */
  events: LeadEvent[];
  /** Emails that the sender wrote, the oldest first. */
  emails: ReceivedEmail[];
  /** A mail server did not take or deliver an email about the message. */
  isUndelivered: boolean;
  /** Other addresses of the sender, in lower case. */
  linked: string[];
  /** Other messages of the sender, the newest first. */
  others: InboxRow[];
  staff: StaffMember[];
  /** The owner, when it is no longer a member of staff. */
  formerOwner?: StaffMember;
}
