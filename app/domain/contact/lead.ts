import type { StoredFile } from '../files/attachment';

/** Kinds of lead whose sender gets a confirmation email. */
export const CONFIRMATION_KINDS = [
  'contact',
  'partner',
  'demo',
  'workshop',
  'hackathon',
  'call',
  'waitlist',
  'application',
] as const;
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number];

export const LEAD_KINDS = [...CONFIRMATION_KINDS, 'newsletter', 'help-feedback', 'not-found'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const hasConfirmationEmail = (kind: LeadKind): kind is ConfirmationKind =>
  CONFIRMATION_KINDS.some((known) => known === kind);

/** The stored record of a message. Withdrawal deletes everything that the sender entered. */
export interface StoredLead {
  id: string;
  kind: LeadKind;
  email?: string;
  name?: string;
  topic?: string;
  message?: string;
  /** Fields that only this kind of form has. */
  meta: Record<string, unknown>;
  /** Absent without files. */
  files?: readonly StoredFile[];
  createdAt: Date;
  withdrawnAt?: Date;
  /** The email belongs to the sender: the account or a link in an email proved it. */
  isEmailConfirmed: boolean;
  /** No email was sent: the unconfirmed email had reached its limit, or the message came by email. */
  isEmailWithheld: boolean;
}
