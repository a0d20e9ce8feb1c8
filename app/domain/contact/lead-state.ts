import { LEAD_KINDS, type LeadKind } from './lead';

/**
 * What staff have done with a message. `new`: nobody has taken it on, or its sender has answered · `open`: someone is working on it · `done`: nothing
 * more is to be done · `spam`: sorted out, by the score of the form or by staff.
 */
export const LEAD_STATES = ['new', 'open', 'done', 'spam'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** The kinds that the inbox lists. Subscriptions to the newsletter need no answer. */
export const INBOX_KINDS = LEAD_KINDS.filter((kind) => kind !== 'newsletter');

export const isInboxKind = (value: string | null): value is LeadKind =>
  INBOX_KINDS.some((kind) => kind === value);
