/** What a mail server reports about one recipient of an email of ours (RFC 3464). */
export interface DeliveryReport {
  /** The Message-ID of the email that it is about. */
  messageId: string;
  /** `failed`, `delayed`, `delivered` and others. */
  action: string;
  /** Of RFC 3463: `5.1.1`. */
  code: string;
}

/** A received email with cleaned texts. Plain values: it passes between threads. */
export interface ParsedEmail {
  /** Absent when the email has none, or one with other characters than RFC 5322 allows. */
  messageId?: string;
  sender: string;
  senderName?: string;
  /** To whom it was sent, with the address before a forwarding. */
  recipients: string;
  /** The Message-IDs of earlier emails. */
  references: readonly string[];
  subject?: string;
  text: string;
  /** A program wrote it: an absence, a mailing list, a report (RFC 3834). */
  isAutomatic: boolean;
  attachments: readonly { name: string; content: Uint8Array }[];
  reports: readonly DeliveryReport[];
}

/**
 * no-sender: without a valid address of a sender · too-complex: too many parts or headers, or nested too deep · unreadable: it is not
 * an email
 */
export type ParseResult =
  | { kind: 'parsed'; email: ParsedEmail }
  | { kind: 'refused'; reason: 'no-sender' | 'too-complex' | 'unreadable' };
