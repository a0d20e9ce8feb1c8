/**
 * R-QUOTE-1: draft → sent → accepted, declined or expired. Staff withdraw a quote before it is accepted. A change of a quote that
 * was sent makes it a draft again. R-QUOTE-6: a draft that was never sent can be deleted.
 */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** What is stored. The day decides whether a sent quote is expired. */
export type StoredQuoteState = Exclude<QuoteState, 'expired'>;

export type QuoteAction = 'change' | 'send' | 'withdraw' | 'accept' | 'decline' | 'delete';

interface Transition {
  from: readonly QuoteState[];
  /** Absent when the action leaves no quote. */
  to?: StoredQuoteState;
}

const TRANSITIONS: Readonly<Record<QuoteAction, Transition>> = {
  change: { from: ['draft', 'sent', 'declined', 'expired'], to: 'draft' },
  send: { from: ['draft'], to: 'sent' },
  withdraw: { from: ['draft', 'sent', 'expired'], to: 'withdrawn' },
  accept: { from: ['sent'], to: 'accepted' },
  decline: { from: ['sent'], to: 'declined' },
  delete: { from: ['draft'] },
};

/** `today` and `validUntil` are ISO days in India. The last day counts as a whole. */
export function getQuoteState(
  { state, validUntil }: { state: StoredQuoteState; validUntil: string },
  today: string,
): QuoteState {
  return state === 'sent' && validUntil < today ? 'expired' : state;
}

/** The state after the action. `undefined` when the state does not allow it, and after a deletion. */
export const getStateAfter = (action: QuoteAction, state: QuoteState): StoredQuoteState | undefined =>
  TRANSITIONS[action].from.includes(state) ? TRANSITIONS[action].to : undefined;

export const canDo = (action: QuoteAction, state: QuoteState): boolean =>
  TRANSITIONS[action].from.includes(state);

/** R-QUOTE-6: the client has never seen the quote. A change of a quote that was sent is a draft as well. */
export const isDeletable = (quote: { state: QuoteState; sentAt?: Date | null | undefined }): boolean =>
  canDo('delete', quote.state) && !quote.sentAt;

/** A changed quote is the next revision when the client has seen the current one. */
export const getRevisionAfterChange = ({
  state,
  revision,
}: {
  state: QuoteState;
  revision: number;
}): number => (state === 'draft' ? revision : revision + 1);
