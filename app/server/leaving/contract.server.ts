import type { SignedIn } from '../accounts/contract.server';

export interface Departure {
  askedAt: Date;
  /** From then on there is nothing to take back. */
  leavesAt: Date;
}

export type AskResult =
  | { kind: 'asked'; leavesAt: Date }
  /** The last proof of who it is was too long ago. */
  | { kind: 'stale' }
  /** Nobody else could run the site. */
  | { kind: 'last-admin' };

export type Everything =
  | { kind: 'file'; name: string; content: ReadableStream<Uint8Array> }
  | { kind: 'stale' }
  | { kind: 'wait'; seconds: number };

/** Going for good, and taking along what is one's own. */
export interface Leaving {
  departureOf(actor: SignedIn): Promise<Departure | null>;
  isLastAdmin(actor: SignedIn): Promise<boolean>;
  /** Needs a fresh proof. Ends all other sessions, writes the mail with the link back. Asked twice is asked once. */
  ask(actor: SignedIn): Promise<AskResult>;
  /** False when there was nothing to take back. */
  takeBack(actor: SignedIn): Promise<boolean>;
  /** What the link in the mail is about; `null` when it opens nothing, or nothing any more. */
  openLink(token: string): Promise<Departure | null>;
  takeBackByLink(token: string): Promise<boolean>;
  /** All that is held about the person as one ZIP. Needs a fresh proof, and is made a few times an hour at most. */
  everything(actor: SignedIn): Promise<Everything>;
}
