import type { StoredAttachment } from '../db/schema/emails.server';

/** A mail as it leaves, rendered. */
export interface QueuedEmail {
  id: string;
  recipient: string;
  replyTo: string | null;
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
  attachments: readonly StoredAttachment[];
  /** Composed like any other, and sent to nobody. */
  isDecoy: boolean;
  createdAt: Date;
}

/** Where mails go. */
export interface Transport {
  /** What has become of a mail that was posted: with the mail server, or only to be read in the mailbox page. */
  leaves: 'sent' | 'kept';
  /** Resolves when the other side has taken it. Throws RefusedMailError when it never will. */
  send(mail: QueuedEmail): Promise<void>;
}

/** The mail server said no, and says so again tomorrow. */
export class EmailRejectedError extends Error {
  override name = 'RefusedMailError';
}

/** Nobody sends anything: whoever tries the site out reads its mails in the mailbox page. */
export const mailboxTransport: Transport = { leaves: 'kept', send: async () => undefined };
