import type { ReactElement } from 'react';
import type { QueryBuilder } from '../db/database.server';

/** What a template makes: see README.md beside this file. */
export interface Letter {
  subject: string;
  /** A `<MailFrame>`. */
  body: ReactElement;
}

export interface Attachment {
  /** With its ending, as it is saved: `call.ics`. */
  name: string;
  contentType: string;
  content: string | Uint8Array;
}

export interface OutgoingMail extends Letter {
  /** What is told, to whom: `order-confirmation:<id>`. A second mail with the same key is not written. */
  key: string;
  to: string;
  /** Where an answer goes, when not to the address the mail comes from. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly Attachment[];
  /** Nothing stays of it once it was sent, not even its record; but in demo mode, where the mailbox is to be read. */
  forgottenWhenSent?: boolean;
}

export interface Mail {
  /**
   * Writes the mail into the outbox, whole and for good, in the transaction of what it tells. It leaves when that
   * commits, is tried again while the mail server is away, and never leaves when the transaction does not commit.
   * Addresses in the letter may be paths of this site.
   */
  queue(transaction: QueryBuilder, mail: OutgoingMail): Promise<void>;
}
