import type { StoredFile } from '../files/attachment';

/** A file of an email that was not stored. */
export interface RefusedFile {
  name: string;
  reason: string;
}

/** An email that the sender of a message wrote to us, or an answer that was written in the account. */
export interface ReceivedEmail {
  id: string;
  /** The address that it names as its sender. Nothing proves it. */
  sender: string;
  senderName?: string;
  subject?: string;
  /** Absent when the email began the message: then it is the text of the message. */
  text?: string;
  /** The part that repeats an earlier email. */
  quoted?: string;
  /** A program wrote it, for example while the sender is away. */
  isAutomatic: boolean;
  /** The account of the sender proves who wrote it. */
  isFromAccount: boolean;
  files: readonly StoredFile[];
  refusedFiles: readonly RefusedFile[];
  at: Date;
}
