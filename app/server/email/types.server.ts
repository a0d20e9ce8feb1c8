import type { QueryBuilder } from '../db/database.server';
import type { StoredDocument } from '../db/schema/emails.server';
import type { EmailContent, TemplateName } from './templates/registry.server';

export interface Attachment {
  /** File name with its extension: `call.ics`. */
  name: string;
  contentType: string;
  content: string | Uint8Array;
}

/**
 * Who reads an email. `staff`: the company's own staff · `confirmed`: the reader proved for this purpose that the email is
 * theirs · `unconfirmed`: anyone may have entered the email. An unconfirmed recipient gets 3 emails an hour and 10 a day;
 * more are withheld. A confirmed account does not make a form confirmed that another visitor fills in with its email.
 */
export type Audience = 'staff' | 'confirmed' | 'unconfirmed';

interface Envelope {
  /** Identifies the event: `order-confirmation:<id>`. A second email with the same key is not written. */
  key: string;
  to: string;
  /** Not counted for the unconfirmed recipient: its place is already reserved, or the buyer has paid (R-ORDER-13). */
  isOutsideLimit?: boolean;
  /** The recipient asks for it again: one with this key that the limit withheld is replaced. */
  replacesWithheld?: boolean;
  /** Default: the sender. */
  replyTo?: string;
  /** The message whose thread gets answers to this email. Where the site receives emails, its signed address replaces `replyTo`. */
  threadOf?: string;
  headers?: Readonly<Record<string, string>>;
  /** A document is rendered when the email is sent: the row has only its id. */
  attachments?: readonly (Attachment | StoredDocument)[];
  /** The row is deleted when the email is sent. Demo mode stores it for the mailbox. */
  deleteWhenSent?: boolean;
  /** Rendered and never sent: response times do not show whether a user exists. */
  isDecoy?: boolean;
}

/**
 * These quote what a visitor wrote, follow a confirmation, or go to a recipient whom staff chose. They never go to an unconfirmed
 * recipient.
 */
type ConfirmedTemplate =
  | 'backup-alert'
  | 'books-alert'
  | 'call-cancelled-staff-email'
  | 'comment-staff-email'
  | 'jobs-alert'
  | 'lead-answer-staff-email'
  | 'lead-copy'
  | 'lead-staff-email'
  | 'newsletter-edition'
  | 'newsletter-welcome'
  | 'order-cancelled-staff-email'
  | 'order-staff-email'
  | 'payment-alert'
  | 'project-invoice'
  | 'project-started'
  | 'quote-accepted'
  | 'quote-staff-email'
  | 'quote-sent'
  | 'return-staff-email'
  | 'staff-invitation'
  | 'stock-alert'
  | 'view-request';

/**
 * These quote what a buyer who paid wrote to the one who gets the present. It has no links, and the email is counted as one to an
 * unconfirmed recipient.
 */
type RecipientTemplate = 'gift-card';

/** Unconfirmed recipients get these without anything that a visitor wrote, not even a name. */
export type UnconfirmedTemplate = Exclude<TemplateName, ConfirmedTemplate | RecipientTemplate>;

export type UnconfirmedContent = Extract<EmailContent, { template: UnconfirmedTemplate }>;

type ConfirmedContent = Exclude<EmailContent, { template: RecipientTemplate }>;

export type OutgoingEmail = Envelope &
  (
    | (ConfirmedContent & { audience: 'staff' | 'confirmed' })
    | (UnconfirmedContent & { audience: Audience })
    | (Extract<EmailContent, { template: RecipientTemplate }> & { audience: 'recipient' })
  );

/** `repeated`: an email with this key exists · `withheld`: the unconfirmed recipient has reached the limit. */
export type EnqueueResult = 'queued' | 'repeated' | 'withheld';

export interface EmailQueue {
  /** Whether answers to emails with `threadOf` reach the site. */
  readonly receivesAnswers?: boolean;
  /**
   * Stores the email in the transaction of its event. After the commit, the email thread renders it and the mail server
   * gets it, with retries. Without a commit nothing is sent. Links in the email may be paths of this site.
   */
  enqueue(transaction: QueryBuilder, email: OutgoingEmail): Promise<EnqueueResult>;
}
