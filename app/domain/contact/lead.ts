import type { StoredFile } from '../files/attachment';

/** Kinds whose sender gets a confirmation email. */
export const ANSWERED_LEAD_KINDS = [
  'contact',
  'partner',
  'demo',
  'workshop',
  'hackathon',
  'call',
  'waitlist',
  'application',
] as const;
export type AnsweredKind = (typeof ANSWERED_LEAD_KINDS)[number];

export const LEAD_KINDS = [...ANSWERED_LEAD_KINDS, 'newsletter', 'help-feedback', 'not-found'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

export const isAnswered = (kind: LeadKind): kind is AnsweredKind =>
  ANSWERED_LEAD_KINDS.some((answered) => answered === kind);

/** A stored form. Withdrawal erases everything that the sender entered. */
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
  /** No email was sent, because the unconfirmed email had reached its limit. */
  isEmailWithheld: boolean;
}
