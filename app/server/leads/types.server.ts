import type { CheckedFile, StoredFile } from '../files/types.server';

export const LEAD_KINDS = [
  'contact',
  'partner',
  'demo',
  'workshop',
  'hackathon',
  'waitlist',
  'newsletter',
  'application',
  'help-feedback',
  'call',
  'not-found',
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** A form that has passed its schema. `meta` is what only this kind of form asks for. */
export interface NewLead {
  kind: LeadKind;
  /** Absent where the form asks for none: then nothing is sent. */
  email?: string;
  /** The address of whoever is signed in while it is sent, once it is confirmed. */
  signedInEmail?: string | undefined;
  name?: string;
  topic?: string;
  message?: string;
  meta?: Record<string, unknown>;
  /** What came with it, each as `checkPdf` accepted it. */
  files?: readonly CheckedFile[];
  /** What stood in the field that people never see. */
  honeypot?: string;
  /** Milliseconds from showing the form to sending it, where that is known. */
  filledInMs?: number;
}

export interface StoredLead {
  id: string;
  kind: LeadKind;
  /** Absent, like all that was the sender’s, once the lead was withdrawn. */
  email?: string;
  name?: string;
  topic?: string;
  message?: string;
  meta: Record<string, unknown>;
  /** Absent where there are none. */
  files?: readonly StoredFile[];
  createdAt: Date;
  withdrawnAt?: Date;
  /** It was shown that the address is the sender's. */
  isEmailConfirmed: boolean;
  /** No mail was sent: the address had had as many as an unconfirmed one may get. */
  isEmailWithheld: boolean;
}

export interface LeadsOptions {
  /** Signs the links that confirm an address. */
  secret: string;
  clock: () => Date;
}

export interface Leads {
  /** Keeps the lead and what is to be sent for it in one transaction. `token` opens the sender's private link. */
  create(lead: NewLead): Promise<{ id: string; token: string }>;
  /** `null` for a token that opens nothing. */
  getByToken(token: string): Promise<StoredLead | null>;
  /** Whether `key`, of the mail to the sender, can confirm the address: not any more once it has. */
  canConfirmEmail(token: string, key: string): Promise<boolean>;
  /** Marks the address as the sender's own. False for a key that is not of this lead. True also when it was before. */
  confirmEmail(token: string, key: string): Promise<boolean>;
  /** A file that came with it; `null` when there is none, or none any more. */
  readFile(token: string, fileId: string): Promise<CheckedFile | null>;
  /** Takes the lead back: its contents and files are erased at once. True also when it was withdrawn before. */
  withdraw(token: string): Promise<boolean>;
}
