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

/**
 * What staff have done with a message. `new`: nobody has taken it on, or its sender has answered · `open`: someone is working on it · `done`: nothing
 * more is to be done · `spam`: sorted out, by the score of the form or by staff.
 */
export const LEAD_STATES = ['new', 'open', 'done', 'spam'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** answered: staff wrote last, at this time · done: nothing more is to be done · waiting: everything else, spam as well */
export type LeadProgress = { kind: 'answered'; at: Date } | { kind: 'done' | 'waiting' };

/** The kinds that the inbox lists. Subscriptions to the newsletter need no answer. */
export const INBOX_KINDS = LEAD_KINDS.filter((kind) => kind !== 'newsletter');

/** R-DUE-4: the kinds with a question or a request. The others need no answer, and an application has its own page. */
export const ANSWERED_KINDS: readonly LeadKind[] = ['contact', 'partner', 'demo', 'workshop', 'hackathon'];

export const isInboxKind = (value: string | null): value is LeadKind =>
  INBOX_KINDS.some((kind) => kind === value);

export type LeadEventKind = 'note' | 'reply' | 'state' | 'owner' | 'call-moved' | 'call-cancelled';

/** What staff did with a message. */
export interface LeadEvent {
  id: string;
  kind: LeadEventKind;
  /** Of a note or a reply. The times of a moved call, the reason for a cancelled one. */
  text?: string;
  state?: LeadState;
  /** The new owner. Absent when nobody has it any more. */
  owner?: string;
  /** The name of the member of staff. Absent when an answer by email made the message new. */
  by?: string;
  at: Date;
}
