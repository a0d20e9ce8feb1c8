import type { StoredFile } from '../files/attachment';
import type { LeadKind, LeadState, StoredLead } from './lead';

export const OWN_MESSAGES_PER_PAGE = 20;

const MAX_PAGE = 1000;

/** The page of the list that a URL names, from 1. */
export function parseMessagesPage(params: URLSearchParams): number {
  const page = Math.trunc(Number(params.get('page')));
  return page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

/** answered: staff wrote last · done: nothing more is to be done · cancelled: the call · waiting: everything else, spam as well */
export type OwnMessageState = 'waiting' | 'answered' | 'done' | 'cancelled';

/** A reply of staff or an answer of the sender. */
export interface ThreadEntry {
  id: string;
  isOwn: boolean;
  /** The member of staff. Absent after the account was deleted. */
  by?: string;
  text: string;
  files: readonly StoredFile[];
  at: Date;
}

/** R-INBOX-12: what the sender of a message sees of its state. `thread`: the oldest entry first. */
export function getThreadState({
  leadState,
  thread,
  isCallCancelled,
}: {
  leadState: LeadState;
  thread: readonly Pick<ThreadEntry, 'isOwn'>[];
  isCallCancelled: boolean;
}): OwnMessageState {
  if (isCallCancelled) return 'cancelled';
  if (leadState === 'done') return 'done';
  return thread.at(-1)?.isOwn === false ? 'answered' : 'waiting';
}

/** A message of an account in its list. */
export interface OwnMessageRow {
  id: string;
  kind: LeadKind;
  /** What it is about. */
  about?: string;
  /** The beginning of the message. Empty without one. */
  excerpt: string;
  state: OwnMessageState;
  sentAt: Date;
  repliedAt?: Date;
  /** There is a reply that the user has not opened. */
  isUnread: boolean;
}

/** A message of an account with its thread. */
export interface OwnMessage {
  lead: StoredLead;
  reference: string;
  /** The fields of the form besides its message, with labels. */
  facts: readonly { term: string; value: string }[];
  state: OwnMessageState;
  /** The oldest first. */
  thread: readonly ThreadEntry[];
  about?: string;
  /** The call that is booked with the message. */
  call?: { hostId: string; startsAt: Date; minutes: number };
}
