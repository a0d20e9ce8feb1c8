import type { StoredAttachment, StoredDocument } from '../db/schema/emails.server';

/** A rendered email. The row of an email also has attachments that are not rendered yet. */
export interface QueuedEmail<Attachment = StoredAttachment> {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly Attachment[];
  /** Composed and not sent. */
  isDecoy: boolean;
  createdAt: Date;
}

/** Delivers emails. */
export interface Transport {
  /** State of a delivered email: at the mail server, or in the mailbox page only. */
  deliveredState: 'sent' | 'stored';
  /** Resolves when the email is accepted. Throws EmailRejectedError when it never will be. */
  send(email: QueuedEmail<StoredAttachment | StoredDocument>): Promise<void>;
}

/** The mail server rejected the email for good. */
export class EmailRejectedError extends Error {
  override name = 'EmailRejectedError';
  /** The recipient does not exist: another email would be rejected as well. */
  readonly isAddressRefused: boolean;
  constructor(reason: string, { isAddressRefused = false }: { isAddressRefused?: boolean } = {}) {
    super(reason);
    this.isAddressRefused = isAddressRefused;
  }
}

/** Sends nothing: the mailbox page of demo mode shows the stored emails. */
export const mailboxTransport: Transport = { deliveredState: 'stored', send: async () => undefined };
