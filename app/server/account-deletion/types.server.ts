import type { SignedIn } from '../accounts/types.server';

export interface DeletionRequest {
  requestedAt: Date;
  /** From then on there is nothing to take back. */
  deletesAt: Date;
}

export type RequestDeletionResult =
  | { kind: 'asked'; deletesAt: Date }
  /** The last proof of who it is was too long ago. */
  | { kind: 'stale' }
  /** Nobody else could run the site. */
  | { kind: 'last-admin' };

export type ExportResult =
  | { kind: 'file'; name: string; content: ReadableStream<Uint8Array> }
  | { kind: 'stale' }
  | { kind: 'wait'; seconds: number };

/** Going for good, and taking along what is one's own. */
export interface AccountDeletion {
  getRequest(actor: SignedIn): Promise<DeletionRequest | null>;
  isLastAdmin(actor: SignedIn): Promise<boolean>;
  /** Needs a fresh proof. Ends all other sessions, writes the mail with the link back. Asked twice is asked once. */
  request(actor: SignedIn): Promise<RequestDeletionResult>;
  /** False when there was nothing to take back. */
  cancel(actor: SignedIn): Promise<boolean>;
  /** What the link in the mail is about; `null` when it opens nothing, or nothing any more. */
  getRequestByLink(token: string): Promise<DeletionRequest | null>;
  cancelByLink(token: string): Promise<boolean>;
  /** All that is held about the user as one ZIP. Needs a fresh proof, and is made a few times an hour at most. */
  exportData(actor: SignedIn): Promise<ExportResult>;
}
