import type { QueryBuilder } from '../db/database.server';
import type { EmailContent, TemplateName } from './templates/registry.server';

export interface Attachment {
  /** With its ending, as it is saved: `call.ics`. */
  name: string;
  contentType: string;
  content: string | Uint8Array;
}

/**
 * Who reads a mail. An unconfirmed address gets three an hour and ten a day; what is more is withheld. `staff`: our own desks · `confirmed`: somebody who has shown that the address is theirs, here and for
 * this · `unconfirmed`: whoever owns an address that somebody typed. A confirmed account or newsletter makes no form
 * confirmed that a stranger fills in with its address.
 */
export type Audience = 'staff' | 'confirmed' | 'unconfirmed';

interface Envelope {
  /** What is told, to whom: `order-confirmation:<id>`. A second mail with the same key is not written. */
  key: string;
  to: string;
  /** The place of an unconfirmed address was taken on the request, whose page says when there was none. */
  isReserved?: boolean;
  /** Where an answer goes, when not to the address the mail comes from. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
  /** Nothing stays of it once it was sent, not even its record; but in demo mode, where the mailbox is to be read. */
  forgottenWhenSent?: boolean;
  /** Rendered like any other mail and never sent, so that no time tells whether somebody is known here. */
  isDecoy?: boolean;
}

/** These quote what somebody wrote, or follow a yes: they never go to an address that nobody has confirmed. */
type ConfirmedOnly =
  | 'call-cancelled'
  | 'comment-notice'
  | 'lead-copy'
  | 'lead-notice'
  | 'newsletter-welcome'
  | 'order-cancelled-notice'
  | 'order-notice';

/** Nothing that the sender wrote stands in what an unconfirmed address gets of these: not even a name. */
export type UnconfirmedTemplate = Exclude<TemplateName, ConfirmedOnly>;

/** What may go to any reader. */
export type UnconfirmedContent = Extract<EmailContent, { template: UnconfirmedTemplate }>;

export type OutgoingEmail = Envelope &
  (
    | (EmailContent & { audience: Exclude<Audience, 'unconfirmed'> })
    | (UnconfirmedContent & { audience: Audience })
  );

/** `repeated`: a mail with this key was written before · `withheld`: its unconfirmed address has had enough of them. */
export type Queued = 'queued' | 'repeated' | 'withheld';

export interface EmailQueue {
  /**
   * Writes the mail into the emails, in the transaction of what it tells. When that commits, the mail is rendered in a
   * thread of its own and leaves; it is tried again while the mail server is away, and never leaves when the transaction
   * does not commit. Links in the mail may be paths of this site.
   */
  enqueue(transaction: QueryBuilder, mail: OutgoingEmail): Promise<Queued>;
}
