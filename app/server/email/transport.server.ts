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

/**
 * R-NEWSLETTER-6: the codes (RFC 3463) of a mailbox that does not exist. A code about our server, the content or a policy (5.7) says
 * nothing about the address.
 */
export const isAddressCode = (code: string): boolean => /^5\.1\.(?:1|2|3|6|10)$|^5\.2\.1$/.test(code);

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

/** Reads a document that an email has as an attachment. Throws when it cannot be read or rendered now. */
export type ReadDocument = (document: StoredDocument['document']) => Promise<Uint8Array>;

/** The attachments of an email with their content. Documents are rendered now: the row of the email has only their ids. */
export const readAttachments = (
  attachments: readonly (StoredAttachment | StoredDocument)[],
  readDocument: ReadDocument,
): Promise<StoredAttachment[]> =>
  Promise.all(
    attachments.map(async (attachment) => {
      if (!('document' in attachment)) return attachment;
      const { document, name, contentType } = attachment;
      const content = Buffer.from(await readDocument(document)).toString('base64');
      return { name, contentType, content };
    }),
  );
